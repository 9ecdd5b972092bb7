/** Every verb of the card language as a deed: who, what, and what is said behind it. See actions.ts of the language. */
import type { Action } from '@kitchen-table/language/core';
import type { Deed, Mood, Scope } from '../speaking.ts';
import { unreachable } from '../speaking.ts';
import { characteristicsDeed } from './characteristics.ts';
import { eventDeed } from './events.ts';
import { keywordDeed } from './keyword-actions.ts';
import { addingMana } from './mana.ts';
import { onObjects } from './objects.ts';
import { ofPlayers } from './players.ts';

export function sayDeed(action: Action, scope: Scope, mood: Mood): Deed {
  switch (action.kind) {
    case 'dealDamage':
    case 'reselect':
    case 'destroy':
    case 'sacrifice':
    case 'exile':
    case 'tap':
    case 'untap':
    case 'counter':
    case 'regenerate':
    case 'transform':
    case 'phaseOut':
    case 'phaseIn':
    case 'goad':
    case 'die':
    case 'leave':
    case 'turnFaceUp':
    case 'unattach':
    case 'tapOrUntap':
    case 'discard':
    case 'move':
    case 'search':
    case 'shuffle':
    case 'reveal':
    case 'look':
    case 'revealUntil':
    case 'exileUntil':
    case 'create':
    case 'copy':
    case 'putCounters':
    case 'removeCounters':
    case 'chooseCounter':
    case 'moveCounters':
    case 'attach':
    case 'fight':
    case 'gainControl':
    case 'exchangeControl':
    case 'exchangeValues':
    case 'exchangeZones':
    case 'prevent':
    case 'meld':
    case 'putSticker':
    case 'moveSticker':
      return onObjects(action, scope, mood);
    case 'draw':
    case 'gainLife':
    case 'loseLife':
    case 'mill':
    case 'scry':
    case 'surveil':
    case 'countUp':
    case 'loseMana':
    case 'ante':
    case 'own':
    case 'cast':
    case 'play':
    case 'choose':
    case 'pay':
    case 'extraTurn':
    case 'skip':
    case 'extraPhase':
    case 'endTurn':
    case 'reverseTurnOrder':
    case 'extraLand':
    case 'winGame':
    case 'loseGame':
    case 'drawGame':
    case 'restartGame':
    case 'playSubgame':
    case 'chooseNewTargets':
    case 'setLife':
    case 'exchangeLife':
    case 'redistributeLife':
    case 'becomeMonarch':
    case 'takeInitiative':
    case 'becomeDay':
    case 'becomeNight':
    case 'getEmblem':
    case 'gainDesignation':
    case 'getCounters':
    case 'flipCoin':
    case 'rollDie':
    case 'rerollStored':
    case 'playWithRevealed':
    case 'chooseNumbers':
    case 'vote':
      return ofPlayers(action, scope, mood);
    case 'get':
    case 'gain':
    case 'become':
    case 'setPowerToughness':
    case 'double':
    case 'switch':
    case 'changeText':
    case 'becomeCopy':
    case 'becomeOneOf':
    case 'exchangeTextBoxes':
    case 'haveText':
    case 'notCopied':
    case 'alsoEnters':
      return characteristicsDeed(action, scope);
    case 'addMana':
      return addingMana(action, scope, mood);
    case 'keywordAction':
      return keywordDeed(action, scope, mood);
    case 'enter':
    case 'attack':
    case 'block':
    case 'becomeBlocked':
    case 'beBlocked':
    case 'attackUnblocked':
    case 'beginningOf':
    case 'becomeTarget':
    case 'activate':
    case 'becomeTapped':
    case 'becomeUntapped':
    case 'tapForMana':
    case 'cycle':
    case 'turnedFaceUp':
    case 'transformed':
    case 'becomeAttached':
    case 'becomeUnattached':
    case 'resolve':
    case 'abilityTriggers':
    case 'damagePrevented':
    case 'state':
      return eventDeed(action, scope, mood);
    default:
      return unreachable(action);
  }
}
