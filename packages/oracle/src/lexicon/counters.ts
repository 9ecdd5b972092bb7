/** Made by tools/lexicon.ts from card data; do not edit. */

/** Counters with names. CR 122.1. */
export const COUNTER_NAMES: readonly string[] = [
  'acorn', 'aegis', 'age', 'aim', 'arrow', 'arrowhead', 'awakening', 'bait', 'blaze', 'blessing', 'blight', 'blood',
  'bloodline', 'bloodstain', 'book', 'bore', 'bounty', 'brain', 'bribery', 'brick', 'burden', 'cage', 'carrion',
  'cell', 'charge', 'chip', 'chorus', 'coin', 'collection', 'component', 'conqueror', 'contested', 'corpse',
  'corruption', 'credit', 'croak', 'crystal', 'cube', 'currency', 'death', 'deathtouch', 'decayed', 'defense',
  'degree-burn', 'delay', 'depletion', 'descent', 'despair', 'devotion', 'discovery', 'divinity', 'doom',
  'double strike', 'dread', 'dream', 'duty', 'echo', 'egg', 'elixir', 'ember', 'enlightened', 'eon', 'eruption',
  'exalted', 'exposure', 'eyeball', 'eyestalk', 'fade', 'fate', 'feather', 'feeding', 'fellowship', 'fetch',
  'filibuster', 'film', 'finality', 'fire', 'first strike', 'flame', 'flood', 'flying', 'foreshadow', 'fungus',
  'funk', 'fury', 'fuse', 'gem', 'ghostform', 'globe', 'glyph', 'gold', 'growth', 'hack', 'harmony', 'haste',
  'hatching', 'hatchling', 'healing', 'hexproof', 'hit', 'hone', 'hoofprint', 'hope', 'hour', 'hourglass', 'hunger',
  'ice', 'impostor', 'incarnation', 'incubation', 'indestructible', 'infection', 'influence', 'ingenuity',
  'ingredient', 'intel', 'intervention', 'invitation', 'isolation', 'javelin', 'judgment', 'ki', 'kick',
  'knickknack', 'knowledge', 'landmark', 'level', 'lifelink', 'loot', 'lore', 'loyalty', 'luck', 'magnet',
  'manabond', 'manifestation', 'mannequin', 'matrix', 'memory', 'menace', 'midway', 'mine', 'mining', 'mire',
  'music', 'muster', 'necrodermis', 'nest', 'net', 'night', 'oil', 'omen', 'ore', 'page', 'pain', 'palliation',
  'paralyzation', 'pause', 'petal', 'petrification', 'phylactery', 'phyresis', 'pin', 'plague', 'plot', 'point',
  'polyp', 'possession', 'pressure', 'prey', 'pupa', 'quest', 'rally', 'reach', 'rejection', 'reprieve', 'rev',
  'revival', 'ribbon', 'ritual', 'rope', 'rust', 'scream', 'scroll', 'shadow', 'shell', 'shield', 'shoe', 'shred',
  'silver', 'skewer', 'sleep', 'sleight', 'slime', 'slumber', 'soot', 'soul', 'spite', 'spore', 'stash', 'storage',
  'story', 'strife', 'study', 'stun', 'supply', 'takeover', 'task', 'theft', 'tide', 'time', 'tower', 'training',
  'trample', 'trap', 'treasure', 'unity', 'unlock', 'valor', 'velocity', 'verse', 'vigilance', 'vitality', 'void',
  'vortex', 'vow', 'voyage', 'wage', 'winch', 'wind', 'wish',
];
