/** Made by tools/lexicon.ts from card data; do not edit. */

/** CR 205.3m. */
export const CREATURE_TYPES: readonly string[] = [
  'Advisor', 'Aetherborn', 'Alicorn', 'Alien', 'Ally', 'Angel', 'Antelope', 'Ape', 'Archer', 'Archon', 'Armadillo',
  'Army', 'Artificer', 'Assassin', 'Assembly-Worker', 'Astartes', 'Athlete', 'Atog', 'Attendee', 'Aura', 'Aurochs',
  'Autobot', 'Avatar', 'Azra', 'Badger', 'Balloon', 'Barbarian', 'Bard', 'Basilisk', 'Bat', 'Bear', 'Beast',
  'Beaver', 'Beeble', 'Beholder', 'Berserker', 'Bezerker', 'Bird', 'Bison', 'Boar', 'Brainiac', 'Bringer',
  'Brushwagg', 'Bureaucrat', "C'tan", 'Camarid', 'Camel', 'Capybara', 'Caribou', 'Carrier', 'Cat', 'Centaur',
  'Cephalid', 'Chameleon', 'Chicken', 'Child', 'Chimera', 'Citizen', 'Clamfolk', 'Cleric', 'Clown', 'Cockatrice',
  'Construct', 'Cow', 'Coward', 'Coyote', 'Crab', 'Crocodile', 'Custodes', 'Cyberman', 'Cyborg', 'Cyclops', 'Dalek',
  'Dauthi', 'Deer', 'Demigod', 'Demon', 'Deserter', 'Detective', 'Devil', 'Dinosaur', 'Djinn', 'Doctor', 'Dog',
  'Donkey', 'Dragon', 'Drake', 'Dreadnought', 'Drix', 'Drone', 'Druid', 'Dryad', 'Dwarf', 'Echidna', 'Efreet', 'Egg',
  'Elder', 'Eldrazi', 'Elemental', 'Elephant', 'Elf', 'Elk', 'Employee', 'Equipment', 'Eye', 'Faerie', 'Ferret',
  'Fighter', 'Fish', 'Flagbearer', 'Fox', 'Fractal', 'Frog', 'Fungus', 'Gamer', 'Gargoyle', 'Germ', 'Giant', 'Gith',
  'Glimmer', 'Gnoll', 'Gnome', 'Goat', 'Goblin', 'God', 'Golem', 'Gorgon', 'Grandchild', 'Graveborn', 'Gremlin',
  'Griffin', 'Guest', 'Hag', 'Halfling', 'Hamster', 'Harpy', 'Hatificer', 'Head', 'Hedgehog', 'Hellion', 'Hero',
  'Hippo', 'Hippogriff', 'Homarid', 'Homunculus', 'Horror', 'Horse', 'Hound', 'Human', 'Hydra', 'Hyena', 'Illusion',
  'Imp', 'Incarnation', 'Inkling', 'Inquisitor', 'Insect', 'Jackal', 'Jellyfish', 'Juggernaut', 'Kangaroo', 'Kavu',
  'Killbot', 'Kirin', 'Kithkin', 'Knight', 'Kobold', 'Kor', 'Kraken', 'Lamia', 'Lammasu', 'Leech', 'Lemur',
  'Leviathan', 'Lhurgoyf', 'Licid', 'Lizard', 'Lobster', 'Locus', 'Mammoth', 'Manticore', 'Masticore', 'Mercenary',
  'Merfolk', 'Metathran', 'Mime', 'Minion', 'Minotaur', 'Mite', 'Mole', 'Monger', 'Mongoose', 'Monk', 'Monkey',
  'Moogle', 'Moonfolk', 'Mount', 'Mouse', 'Mummy', 'Mutant', 'Myr', 'Mystic', 'Naga', 'Nautilus', 'Necron',
  'Nephilim', 'Nightmare', 'Nightstalker', 'Ninja', 'Noble', 'Noggle', 'Nomad', 'Nymph', 'Octopus', 'Ogre', 'Ooze',
  'Orb', 'Orc', 'Orgg', 'Otter', 'Ouphe', 'Ox', 'Oyster', 'Pangolin', 'Paratrooper', 'Peasant', 'Pegasus', 'Penguin',
  'Pentavite', 'Performer', 'Pest', 'Phelddagrif', 'Phoenix', 'Phyrexian', 'Pilot', 'Pincher', 'Pirate', 'Plant',
  'Platypus', 'Porcupine', 'Possum', 'Praetor', 'Primarch', 'Prism', 'Processor', 'Rabbit', 'Raccoon', 'Ranger',
  'Rat', 'Rebel', 'Reflection', 'Reveler', 'Rhino', 'Rigger', 'Robot', 'Rogue', 'Sable', 'Salamander', 'Samurai',
  'Sand', 'Saproling', 'Satyr', 'Scarecrow', 'Scientist', 'Scion', 'Scorpion', 'Scout', 'Sculpture', 'Seal', 'Serf',
  'Serpent', 'Servo', 'Shade', 'Shaman', 'Shapeshifter', 'Shark', 'Sheep', 'Ship', 'Siren', 'Skeleton', 'Sketch',
  'Skunk', 'Slith', 'Sliver', 'Sloth', 'Slug', 'Snail', 'Snake', 'Soldier', 'Soltari', 'Sorcerer', 'Spawn',
  'Specter', 'Spellshaper', 'Sphinx', 'Spider', 'Spike', 'Spirit', 'Splinter', 'Sponge', 'Spy', 'Squid', 'Squirrel',
  'Starfish', 'Surrakar', 'Survivor', 'Symbiote', 'Synth', 'Teddy', 'Tentacle', 'Tetravite', 'Thalakos', 'Thopter',
  'Thrull', 'Tiefling', 'Time Lord', 'Townsfolk', 'Toy', 'Treefolk', 'Trilobite', 'Triskelavite', 'Troll', 'Turtle',
  'Tyranid', 'Unicorn', 'Utrom', 'Vampire', 'Vampyre', 'Varmint', 'Vedalken', 'Viashino', 'Villain', 'Volver',
  'Waiter', 'Wall', 'Walrus', 'Warlock', 'Warrior', 'Weasel', 'Weird', 'Werewolf', 'Whale', 'Wizard', 'Wolf',
  'Wolverine', 'Wombat', 'Worm', 'Wraith', 'Wrestler', 'Wurm', 'Yeti', 'Zombie', 'Zubera',
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
  'Aura', 'Background', 'Cartouche', 'Case', 'Class', 'Curse', 'Role', 'Room', 'Rune', 'Saga', 'Shard', 'Shrine',
];

/** CR 205.3j. */
export const PLANESWALKER_TYPES: readonly string[] = [
  'Abian', 'Ajani', 'Aminatou', 'Angrath', 'Arlinn', 'Ashiok', 'Bahamut', 'Basri', 'Bolas', 'Calix', 'Chandra',
  'Comet', 'Dack', 'Dakkon', 'Daretti', 'Davriel', 'Dihada', 'Domri', 'Dovin', 'Duck', 'Ellywick', 'Elminster',
  'Elspeth', 'Estrid', 'Freyalise', 'Garruk', 'Gideon', 'Grist', 'Guff', 'Huatli', 'Inzerva', 'Jace', 'Jared',
  'Jaya', 'Jeska', 'Kaito', 'Karn', 'Kasmina', 'Kaya', 'Kiora', 'Koth', 'Liliana', 'Lolth', 'Lukka', 'Minsc',
  'Mordenkainen', 'Nahiri', 'Narset', 'Niko', 'Nissa', 'Nixilis', 'Oko', 'Quintorius', 'Ral', 'Rowan', 'Saheeli',
  'Samut', 'Sarkhan', 'Serra', 'Sivitri', 'Sorin', 'Szat', 'Tamiyo', 'Tasha', 'Teferi', 'Teyo', 'Tezzeret', 'Tibalt',
  'Tyvar', 'Ugin', 'Urza', 'Venser', 'Vivien', 'Vraska', 'Vronos', 'Will', 'Windgrace', 'Wrenn', 'Xenagos', 'Yanggu',
  'Yanling', 'Zariel',
];

/** CR 205.3k. */
export const SPELL_TYPES: readonly string[] = [
  'Adventure', 'Arcane', 'Chorus', 'Lesson', 'Omen', 'Trap',
];

/** CR 205.3q. */
export const BATTLE_TYPES: readonly string[] = [
  'Siege',
];
