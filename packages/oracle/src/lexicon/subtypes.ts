/** Made by tools/lexicon.ts from card data; do not edit. */

/** CR 205.3m. */
export const CREATURE_TYPES: readonly string[] = [
  'Advisor', 'Aetherborn', 'Alicorn', 'Alien', 'Ally', 'Angel', 'Antelope', 'Ape', 'Archer', 'Archon', 'Armadillo',
  'Army', 'Art', 'Artificer', 'Assassin', 'Astartes', 'Athlete', 'Atog', 'Attendee', 'Aura', 'Aurochs', 'Avatar',
  'Azra', 'Baddest,', 'Badger', 'Balloon', 'Barbarian', 'Bard', 'Basilisk', 'Bat', 'Bear', 'Beast', 'Beaver',
  'Beeble', 'Beholder', 'Berserker', 'Bezerker', 'Biggest,', 'Bird', 'Bison', 'Boar', 'Brainiac', 'Bringer',
  'Brushwagg', 'Bureaucrat', "C'tan", 'Camarid', 'Camel', 'Capybara', 'Caribou', 'Carrier', 'Cat', 'Centaur',
  'Cephalid', 'Chameleon', 'Child', 'Chimera', 'Citizen', 'Clamfolk', 'Cleric', 'Clown', 'Cockatrice', 'Construct',
  'Cow', 'Coward', 'Coyote', 'Crab', 'Crocodile', 'Custodes', 'Cyclops', 'Dauthi', 'Deer', 'Demon', 'Deserter',
  'Designer', 'Detective', 'Devil', 'Dinosaur', 'Djinn', 'Doctor', 'Dog', 'Donkey', 'Dragon', 'Drake', 'Drix',
  'Drone', 'Druid', 'Dryad', 'Dwarf', 'Echidna', 'Efreet', 'Egg', 'Elder', 'Eldrazi', 'Elemental', 'Elemental?',
  'Elephant', 'Elf', 'Elk', 'Employee', 'Equipment', 'Etiquette', 'Eye', 'Faerie', 'Ferret', 'Fighter', 'Fish',
  'Flagbearer', 'Fox', 'Fractal', 'Frog', 'Fungus', 'Gamer', 'Gargoyle', 'Germ', 'Giant', 'Gith', 'Gnoll', 'Gnome',
  'Goat', 'Goblin', 'God', 'Gorgon', 'Grandchild', 'Graveborn', 'Gremlin', 'Griffin', 'Guest', 'Gus', 'Hag',
  'Halfling', 'Hamster', 'Harpy', 'Hatificer', 'Head', 'Hedgehog', 'Hellion', 'Hero', 'Hippo', 'Hippogriff',
  'Homarid', 'Homunculus', 'Horror', 'Horse', 'Hound', 'Human', 'Hydra', 'Hyena', 'Illusion', 'Imp', 'Incarnation',
  'Inkling', 'Inquisitor', 'Insect', 'Jackal', 'Jellyfish', 'Kangaroo', 'Kavu', 'Kirin', 'Kithkin', 'Knight',
  'Kobold', 'Kor', 'Kraken', 'Lady', 'Lammasu', 'Leech', 'Lemur', 'Leviathan', 'Lhurgoyf', 'Licid', 'Lizard',
  'Lobster', 'Locus', 'Mammoth', 'Manticore', 'Mercenary', 'Merfolk', 'Metathran', 'Mime', 'Minion', 'Minotaur',
  'Mite', 'Mole', 'Monger', 'Mongoose', 'Monk', 'Monkey', 'Moogle', 'Moonfolk', 'Mount', 'Mouse', 'Mummy', 'Mutant',
  'Mystic', 'Naga', 'Nastiest,', 'Nautilus', 'Nephilim', 'Nightmare', 'Nightstalker', 'Ninja', 'Noble', 'Noggle',
  'Nomad', 'Nymph', 'Octopus', 'Ogre', 'Ooze', 'Orb', 'Orc', 'Orgg', 'Otter', 'Ouphe', 'Ox', 'Oyster', 'Pangolin',
  'Paratrooper', 'Peasant', 'Pegasus', 'Penguin', 'Performer', 'Pest', 'Phelddagrif', 'Phoenix', 'Phyrexian',
  'Pilot', 'Pincher', 'Pirate', 'Plant', 'Platypus', 'Porcupine', 'Possum', 'Praetor', 'Primarch', 'Processor',
  'Proper', 'Qu', 'Rabbit', 'Raccoon', 'Ranger', 'Rat', 'Rebel', 'Reflection', 'Reveler', 'Rhino', 'Rigger', 'Rogue',
  'Salamander', 'Samurai', 'Sand', 'Saproling', 'Satyr', 'Scarecrow', 'Scientist', 'Scion', 'Scorpion', 'Scout',
  'Seal', 'Serf', 'Serpent', 'Shade', 'Shaman', 'Shapeshifter', 'Shark', 'Sheep', 'Siren', 'Skeleton', 'Sketch',
  'Skunk', 'Slith', 'Sliver', 'Sloth', 'Slug', 'Snail', 'Snake', 'Soldier', 'Soltari', 'Sorcerer', 'Spawn',
  'Specter', 'Spellshaper', 'Sphinx', 'Spider', 'Spike', 'Spirit', 'Splinter', 'Sponge', 'Spy', 'Squid', 'Squirrel',
  'Starfish', 'Surrakar', 'Survivor', 'Symbiote', 'Teddy', 'Tentacle', 'Thalakos', 'The', 'Thrull', 'Tiefling',
  'Time Lord', 'Townsfolk', 'Treefolk', 'Trilobite', 'Troll', 'Turtle', 'Tyranid', 'Unicorn', 'Utrom', 'Vampire',
  'Vampyre', 'Varmint', 'Vedalken', 'Viashino', 'Villain', 'Volver', 'Waiter', 'Wall', 'Warlock', 'Warrior',
  'Weasel', 'Weird', 'Werewolf', 'Whale', 'Wizard', 'Wolf', 'Wolverine', 'Wombat', 'Worm', 'Wraith', 'Wrestler',
  'Wurm', 'Yeti', 'Zombie', 'Zubera',
];

/** CR 205.3i. */
export const LAND_TYPES: readonly string[] = [
  'Cave', 'Cloud', 'Desert', 'Forest', 'Gate', 'Island', 'Lair', 'Locus', 'Mine', 'Mountain', 'Plains', 'Planet',
  'Power-Plant', 'Sphere', 'Swamp', 'Tower', 'Town', "Urza's",
];

/** CR 205.3g. */
export const ARTIFACT_TYPES: readonly string[] = [
  'Attraction', 'Blood', 'Bobblehead', 'Book', 'Clue', 'Contraption', 'Equipment', 'Food', 'Fortification', 'Gold',
  'Incubator', 'Infinity', 'Junk', 'Key', 'Lander', 'Map', 'Mutagen', 'Powerstone', 'Spacecraft', 'Stone',
  'Treasure', 'Vehicle', 'Vibranium',
];

/** CR 205.3h. */
export const ENCHANTMENT_TYPES: readonly string[] = [
  'Aura', 'Background', 'Cartouche', 'Case', 'Class', 'Curse', 'Enchantment', 'Role', 'Room', 'Rune', 'Saga',
  'Shard', 'Shrine', 'Token',
];

/** CR 205.3j. */
export const PLANESWALKER_TYPES: readonly string[] = [
  'Abian', 'Ajani', 'Aminatou', 'Angrath', 'Arlinn', 'Ashiok', 'B.O.B.', 'Bahamut', 'Basri', 'Bolas', 'Calix',
  'Chandra', 'Comet', 'Dack', 'Dakkon', 'Daretti', 'Davriel', 'Dihada', 'Domri', 'Dovin', 'Duck', 'Dungeon',
  'Ellywick', 'Elminster', 'Elspeth', 'Estrid', 'Freyalise', 'Garruk', 'Gideon', 'Grist', 'Guff', 'Huatli',
  'Inzerva', 'Jace', 'Jared', 'Jaya', 'Jeska', 'Kaito', 'Karn', 'Kasmina', 'Kaya', 'Kiora', 'Koth', 'Liliana',
  'Lolth', 'Lukka', 'Master', 'Minsc', 'Mordenkainen', 'Nahiri', 'Narset', 'Niko', 'Nissa', 'Nixilis', 'Oko',
  'Quintorius', 'Ral', 'Rowan', 'Saheeli', 'Samut', 'Sarkhan', 'Serra', 'Sivitri', 'Sorin', 'Szat', 'Tamiyo',
  'Tasha', 'Teferi', 'Teyo', 'Tezzeret', 'Tibalt', 'Tyvar', 'Ugin', 'Urza', 'Venser', 'Vivien', 'Vraska', 'Vronos',
  'Will', 'Windgrace', 'Wrenn', 'Xenagos', 'Yanggu', 'Yanling', 'Zariel',
];

/** CR 205.3k. */
export const SPELL_TYPES: readonly string[] = [
  'Adventure', 'Arcane', 'Chorus', 'Fire', 'Lesson', 'Omen', 'Trap',
];

/** CR 205.3q. */
export const BATTLE_TYPES: readonly string[] = [
  'Siege',
];
