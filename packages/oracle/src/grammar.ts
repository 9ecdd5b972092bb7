/** The whole grammar: importing this file fills every category and completes the tables. */
import './families/filters.ts';
import './families/keywords.ts';
import './families/nouns.ts';
import './families/qualities.ts';
import './families/places.ts';
import './families/turns.ts';
import './families/durations.ts';
import './families/quantities.ts';
import './families/costs.ts';
import './families/conditions.ts';
import './families/past-conditions.ts';
import './families/triggers.ts';
import './families/verbs/damage.ts';
import './families/verbs/players.ts';
import './families/verbs/objects.ts';
import './families/verbs/characteristics.ts';
import './families/verbs/library.ts';
import './families/verbs/choices.ts';
import './families/verbs/mana.ts';
import './families/verbs/keyword-actions.ts';
import './families/tokens.ts';
import './families/clauses.ts';
import './families/statics.ts';
import './families/lasting-rules.ts';
import './families/permissions.ts';
import './families/descriptions.ts';
import './families/replacements.ts';
import './families/supplementary.ts';
import './families/abilities.ts';
import { completeGrammar } from './kernel/category.ts';

export { permanentParagraph, spellParagraph } from './families/text-box.ts';

completeGrammar();
