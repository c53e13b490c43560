/** Every word of the client, in English. Sentences of the games come from the server. */

const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

export const en = {
  common: {
    back: 'Back', close: 'Close', copied: 'Copied', copy: 'Copy', retry: 'Try again', loading: 'Loading', home: 'Home', skip: 'To the content',
    save: 'Save', search: 'Search',
  },
  people: { guest: 'Pilot' },
  nav: { rules: 'Rules', settings: 'Settings', new: 'New table', brand: 'Starboard, home' },
  games: {
    assembly: { title: 'Starships Assembly', length: '30–45 min', weight: 'medium', about: 'Gather votes, hire captains, launch ships, then fight with what you built.' },
    samurai: { title: 'Starship Samurai', length: '60–90 min', weight: 'heavy', about: 'Win locations and sway the lesser clans before the rounds run out.' },
    realms: { title: 'Star Realms', length: '20–40 min', weight: 'light', about: 'Buy ships and bases from one row, make allies, bring Authority to zero.' },
    attack: { title: 'Starship Attack', length: '30–60 min', weight: 'light', about: 'Secret power on four systems, a board without edges, rams and lasers.' },
    captains: { title: 'Starship Captains', length: '60–90 min', weight: 'medium', about: 'Send your crew from room to room, fly missions, keep pirates off.' },
  },
  levels: { random: 'Random', cadet: 'Cadet', ensign: 'Ensign', commander: 'Commander', captain: 'Captain', admiral: 'Admiral' } as Record<string, string>,
  home: {
    title: 'Five starship games, one table.',
    lead: 'No account needed. Every shuffle can be checked, every slip undone.',
    playNow: 'Play now', newTable: 'New table',
    atOnce: (game: string, level: string) => `${game} against ${level}, starts at once`,
    mine: 'My games', waitsForYou: (n: number) => `${n} ${n === 1 ? 'waits' : 'wait'} for you`, noneMine: 'Games you play are listed here. They stay when you close the page.',
    yourTurn: 'Your turn', open: 'Waiting for players', playing: 'Being played', over: 'Finished', closed: 'Closed',
    games: 'The five games', players: (n: string) => (n === '1' ? '1 player' : `${n} players`), formats: (n: number) => (n === 1 ? '' : `${n} formats`),
    play: 'Play', playGame: (game: string) => `Play ${game}`, tables: 'Open tables', noTables: 'No table is open to all just now. Open one yourself.', join: 'Look in',
    continue: 'Play on', watch: 'Look', replay: 'Replay', more: 'More',
    notice: 'An unofficial fan project, not affiliated with or endorsed by the publishers. Names belong to their owners. If you like a game, buy it.',
    with: (names: string[]) => `with ${list(names)}`, alone: 'alone', noServer: 'The server cannot be reached.',
  },
  choose: {
    title: (game: string) => `Play ${game}`, against: 'Against a bot', level: 'Level', start: 'Play now', friend: 'Invite a friend', hotseat: 'One screen, several players',
    friendHint: 'You get a link and a code to scan.', hotseatHint: 'The screen is passed round.', own: 'Set up a table', ownHint: 'Formats, seats, clock, options.', learn: 'Read the rules',
    levelHint: { random: 'plays anything', cadet: 'learns with you', ensign: 'knows the rules', commander: 'plans ahead', captain: 'plans well', admiral: 'plans far' } as Record<string, string>,
  },
  fresh: {
    title: 'New table', game: 'Game', format: 'Format', seats: 'Seats', count: (n: number, most: number) => `${n} of ${most}`, clock: 'Clock', options: 'Options', rules: 'Table rules',
    you: 'you', open: 'Open seat', openHint: 'whoever has the link', bot: 'Bot', invited: 'Invited', invitedHint: 'whoever has the code', me: 'Same screen', meHint: 'a player beside you',
    kind: (seat: number) => `Who sits in seat ${seat}`, level: (seat: number) => `Level of seat ${seat}`, playerName: (seat: number) => `Name of seat ${seat}`, player: (seat: number) => `Player ${seat}`,
    add: 'Add a seat', remove: 'Take the last seat away', players: (list: number[]) => `${list[0] ?? ''}${list.length > 1 ? `–${list.at(-1) ?? ''}` : ''} players`,
    live: 'Live', liveHint: '10 min + 20 s', days: 'Days', daysHint: '1 day a move', none: 'None', noneHint: 'no hurry',
    undo: 'Undo up to the last barrier', public: 'Listed for everybody', spectators: 'Others may watch', rated: 'Rated', botTakes: 'A bot takes over when time is up',
    openTable: 'Open the table', summary: (format: string, n: number) => `${format}, ${n} ${n === 1 ? 'seat' : 'seats'}`, openSeats: (n: number) => (n === 0 ? 'starts at once' : `${n} ${n === 1 ? 'seat' : 'seats'} open`),
    usual: 'usual', seatOption: (name: string, seat: number) => `${name}, seat ${seat}`, first: 'draw lots', sealed: 'The shuffle is sealed now and can be checked at the end.',
  },
  wait: {
    choices: 'Your choices', title: 'Waiting for players', link: 'Send this link', qr: 'Code with the link, to be scanned', free: 'free', invited: 'invited', sit: 'Sit down here', sitAny: 'Sit down', start: 'Start', leave: 'Leave the table', close: 'Close the table',
    fullTitle: 'This table is full', goneTitle: 'This table was closed', full: 'All seats are taken. You may look on as soon as it begins.', host: 'The host starts the game.', self: 'It begins when the last seat is taken.', gone: 'This table was closed before it began.', present: 'here', code: 'Code', share: 'Share',
  },
  thing: { choice: 'can be chosen', target: 'can be the target', selected: 'chosen' },
  dock: {
    name: 'Decision', undo: 'Undo the last action', barrier: 'Undo stops here', cancel: 'Let go', all: (n: number) => `All ${n} choices`, less: 'Less', more: 'More', howMany: 'How many',
    thinks: (names: string[]) => `${list(names)} ${names.length === 1 ? 'thinks' : 'think'}`, waits: 'Nothing to decide now', paused: 'The game is paused', target: 'Now choose the target', noUndo: 'This cannot be taken back', sending: 'Sent, waiting for the server',
  },
  palette: { title: 'Everything you may do', hint: 'Type a word or the notation', field: 'Action', asWritten: (text: string) => (text.trim() ? `Enter sends “${text.trim()}” as written; the server says whether it is allowed.` : 'Nothing to do now.') },
  keys: {
    title: 'Keys',
    list: [
      ['Tab', 'walk through the table'], ['N, P or → ←', 'next and previous lit thing'], ['Enter, Space', 'press it'], ['Enter', 'the green button'], ['1 – 9', 'the buttons of the dock'], ['Esc', 'let go'], ['U', 'undo'],
      ['A, / or Ctrl K', 'all choices, or type the notation'], ['L', 'log'], ['C', 'chat'], ['M', 'menu'], ['?', 'this list'],
    ] as [string, string][],
  },
  table: {
    bot: 'bot', you: 'you', log: 'Log', chat: 'Chat', menu: 'Menu', side: 'Log and details', inspector: 'Details', notNow: 'Not now:', inspectHint: 'Point at a thing, or hold it, to read it here.', barrier: 'undo stops here', nothingYet: 'Nothing happened yet.',
    noChat: 'Nobody said anything yet.', say: 'Say something', clockOf: (name: string) => `Time left for ${name}`, passTo: (name: string) => `Pass the screen to ${name}`, iAm: (name: string) => `I am ${name}`, yourTurn: 'Your turn.',
    opening: 'Opening the table', notThere: 'This table cannot be shown', watching: 'You are looking on.', choices: 'What you may do', empty: 'empty', hidden: 'hidden card', expelledName: 'Your seat', expelled: 'A bot plays your seat. You can take it back.', takeBack: 'Take my seat back',
  },
  generic: {
    names: { acting: 'Acts now', actions: 'Actions this turn', active: 'In turn', at_work: 'At work', attached: 'Lying at locations', away: 'On a mission', band: 'As a damage card', bank: 'Bank', battle_odds: 'Power in the battle', bell_in: 'Bell at the earliest in', berth: 'Where it is', board: 'Board', bonus: 'Bonus power', can_replace: 'May replace a tech', captain_cost: 'Costs as captain', captain_price: 'Price as captain now', card_played: 'Card played this turn', cargo_damage: 'Damage in the hold', cargo_room: 'Room in the hold', cargo_slots: 'Places in the hold', claimed: 'Locations claimed', committed: 'Cards committed', conceded: 'Gave up', copy_of: 'Copies', deck_holds: 'Cards in the deck, in no order', deck_size: 'Cards in the deck', deck_taker: 'Took the deck', deck_top: 'On top of the deck', declared_by: 'War declared by', declared_how: 'How war was declared', depth: 'Spaces of the branch', draft: 'Draft of mechs', due: 'Comes back in round', ends: 'Rounds end', epilogues: 'Epilogues', event_space: 'Event on space', event_techs: 'Techs of the event', explorer_price: 'Price of an Explorer', final_turn: 'Final turn of', first: 'Began', first_lobbyist: 'Picks first', hand_size: 'Cards in hand', had: 'Gains had', holder: 'Reserved by', honor: 'Honour', hull: 'Hits it can take', in_play: 'In play', in_reach: 'In reach', lasting: 'Events that stay', leader: 'Leads', left: 'Left', left_from: 'Left the map from', lethal: 'Can be defeated now', living: 'Still in the game', location_deck: 'Location cards', lock_price: 'Next lock costs', locked: 'No equipment', locked_by: 'Locked by', margin: 'Ahead by', may_field: 'May deploy a field on', memory_aid: 'Memory aid', mode: 'Format', modifier: 'Coin beside the die', modifier_used: 'Coin used', needed: 'Combat needed', next_hand: 'Next hand', next_mission: 'Next mission', omega_discard: 'Discarded omegas', owes: 'Must discard', peeked: 'Missions looked at', permits: 'Ships that may go on the deck', pirate_discard_unseen: 'Pirates discarded unseen', quiet_rounds: 'Rounds without engagement', reach: 'Ends of the courses', reserve_count: 'Tokens in reserve', ribbon: 'Damage deck as known', rings: 'Promotion rings', score_rows: 'Score by source', scrap_heap: 'Scrap heap', ship_cost: 'Costs as ship', ship_price: 'Price as ship now', shielded: 'Behind outposts', side: 'Side', sides: 'Players', sort: 'Kind', struck: 'Struck by EMP', tech_bottom_betas: 'Betas under the tech deck', tech_top: 'On top of the tech deck', thrown: 'Location cards discarded', tiers: 'Order of honour', totals: 'Power', type_bonus: 'Sets of locations', unlocated: 'Tokens not located', unseen: 'Hand and deck together', waiting: 'Waits for', window: 'Open for reactions', you: 'Your seat', question: 'Asked', over: 'Over', picks: 'Cards taken', parties: 'Sides', powers: 'Special powers', persona: 'Captain' } as Record<string, string>,
    table: 'The table', yes: 'yes', no: 'no', facts: 'Facts', more: (n: number) => `${n} more`, seat: (n: number) => `seat ${n}`, nobody: 'nobody' },
  drawn: {
    realms: {
      authority: 'Authority', trade: 'Trade', combat: 'Combat', row: 'Trade row', pair: 'finds an ally among your cards', pairShort: 'finds an ally', tradeDeck: 'trade deck', deck: 'deck', discard: 'discard', inHand: 'in hand', hand: 'Your hand',
      inPlay: 'Your cards in play', nothingInPlay: 'Nothing in play', noHand: 'No cards in hand', noBases: 'no bases', noExplorers: 'No Explorers left', pools: 'What you can spend', heap: 'Scrap heap', yourDiscard: 'Your discard pile', yourCards: 'Your cards',
      unseen: 'Hand and deck', shipsInPlay: 'Ships in play', inYourDeck: 'In your deck, in no order', onTop: 'On top', wall: 'Outposts shield what lies behind', behind: 'behind outposts', shielded: 'shielded', inReach: 'in your reach',
      acts: 'in turn', ready: 'ready', out: 'defeated', conceded: 'gave up', yourTeam: 'Your team', theirTeam: 'Their team', ship: 'ship', permit: 'The next ship you buy may go on your deck',
      roles: { admiral: 'Admiral', emperor: 'Emperor', boss: 'Boss', raider: 'Raider' },
      playAll: 'Play all', playAllHint: 'Plays every card of your hand that asks nothing.', scrapIt: 'Scrap it', together: 'Together', togetherHint: 'Pay for a card or base together with your team.',
      costs: (n: number) => `costs ${n}`, outpost: (n: number) => `outpost ${n}`, base: (n: number) => `base ${n}`, damaged: (n: number) => `${n} damage`, of: (name: string) => `of ${name}`, as: (name: string) => `as ${name}`, asCopy: (name: string, copy: string) => `${name} as ${copy}`,
      scrapped: (n: number) => `${n} scrapped`, inDeck: (n: number) => `${n} in deck`, left: (n: number) => `${n} left`, owes: (n: number) => `must discard ${n}`, unused: (n: number) => `${n} unused`, permits: (n: number) => (n > 1 ? `next ${n} ships on deck` : 'next ship on deck'), backs: (n: number) => `${n} hidden cards`,
      ability: { primary: 'primary ability', ally: 'ally ability', scrap: 'scrap ability' }, state: { ready: 'ready', spent: 'used', waiting: 'waits for an ally' }, lamp: (ability: string, state: string) => `${ability} ${state}`,
      fx: { own: 'own card', redraw: 'redraw', row: 'row card', destroy: 'destroy base', free: 'free ship on deck', onDeck: 'next ship on deck', copy: 'copies a ship', wild: 'ally of all', eachShip: 'each', or: 'or', bases: (n: number) => `${n}+ bases:`, per: (faction: string) => `each ${faction}:` },
    },
    assembly: {
      lobby: 'Lobbying', agenda: 'Agenda', row: 'Open cards', deck: 'deck', damageDeck: 'Damage deck', hand: 'Your hand', votes: 'votes', captains: 'captains', fleet: 'fleet', exhausted: 'exhausted', ready: 'ready', empty: 'free berth', noCaptains: 'no captains', noHand: 'No cards in hand', noFleet: 'No ships left',
      captainsOf: (name: string) => `Captains of ${name}`, fleetOf: (name: string) => `Fleet of ${name}`, ships: (n: number, most: number) => `${n} of ${most} ships`, inHand: (n: number) => `${n} in hand`, hidden: (n: number) => `${n} hidden cards`, toWar: (n: number) => `${n} ${n === 1 ? 'card' : 'cards'} to war`, lockCosts: (n: number) => `next lock costs ${n}`,
      first: 'picks first', begins: 'begins the assembly', inTurn: 'in turn', locked: (name: string) => `locked by ${name}`, until: (name: string) => `until ${name}’s turn`, recruit: 'recruit', deploy: 'deploy', release: 'release here', hire: 'as captain', launch: 'as ship', here: 'here',
      costs: (n: number) => `costs ${n}`, printed: (n: number) => `printed ${n}`, initiative: 'initiative', shields: 'shields', evasion: 'evasion', weapons: 'weapons', targeting: 'targeting', damageClass: (n: number) => `class ${n === 1 ? 'I' : 'II'}`, roman: (n: number) => (n === 1 ? 'I' : 'II'),
      band: (a: number, b: number) => `as a damage card: ${a} in class I, ${b} in class II`, shieldsLeft: (n: number, all: number) => `${n} of ${all} shields`, weapon: (n: number) => `Weapon ${n}`, acts: 'acts', done: 'has acted', next: 'still to act',
      order: 'Order of initiative', round: (n: number) => `Round ${n}`, quiet: (n: number) => `${n} quiet`, quietHint: 'rounds without damage', aims: { open: 'choose a target', locked: 'aimed at', held: 'held back', idle: 'no target', spent: 'fired', 'target gone': 'target gone' } as Record<string, string>,
      transfer: 'Transfer power', transferHint: 'All shields of the ship are given up for this turn’s weapons.', targetingMode: 'to targeting', damageMode: 'to damage', intoVoid: 'Fire at nothing', miss: 'miss', kill: 'destroyed', damage: 'damage', ribbonHint: 'top to bottom, class I / II, as far as you saw it', noRibbon: (n: number) => `${n} cards, face down`, unknown: 'unknown card', tracked: 'tracking card under it',
      war: { force: 'A fifth ship: war is declared', resources: 'The deck is empty: war is declared', politics: 'War is declared', limit: 'Time is up: war is declared' } as Record<string, string>, last: (name: string) => `last turn of ${name}`, final: (name: string) => `${name} has the final turn, then war`, chooses: (captain: string) => `${captain} acts`,
    },
    attack: {
      phases: ['Power', 'Engines', 'Move', 'Fire'], phase: 'Phase', round: (n: number) => `Round ${n}`, bell: (n: number) => `bell in ${n} at the earliest`, rivals: 'Other captains', board: 'Board', yourShip: 'Your ship', orders: 'Orders',
      traits: { engines: 'Engines', armaments: 'Armaments', shields: 'Shields', equipment: 'Equipment' }, does: { engines: 'how much your speed may change', armaments: 'hits Shields up to its value', shields: 'against fire; with your speed when ramming', equipment: 'its value picks a device' },
      colours: { red: 'Red', blue: 'Blue', green: 'Green', yellow: 'Yellow' }, speed: 'speed', hits: (n: number) => `takes ${n} ${n === 1 ? 'hit' : 'hits'}`, reserve: (n: number) => `reserve ${n}`, lost: (n: number) => `lost ${n}`, power: (name: string, spent: boolean) => `${name}: ${spent ? 'spent' : 'ready'}`,
      disabled: 'disabled by EMP', locked: 'no equipment', capacitor: 'Capacitor +5', repair: (coin: string) => `bring back ${coin}`, known: 'Known', mate: 'your side', enemy: 'enemy', empty: 'empty, counts as 1', hiddenToken: 'face-down token', onlyYou: 'only you see it',
      tokensSeen: (coins: string[]) => (coins.length ? `Shown: ${coins.join(', ')}` : 'No token shown'), tokensLost: (coins: string[]) => (coins.length ? `Lost: ${coins.join(', ')}` : 'No token lost'),
      berths: { 'not placed': 'not placed yet', 'on the board': 'on the board', 'off the map': 'off the map', 'waiting to return': 'waiting to return', destroyed: 'destroyed', gone: 'gone' } as Record<string, string>,
      torus: 'Board of 8 columns and 10 rows; all edges wrap round.', cylinder: 'Board of 8 columns and 10 rows; left and right wrap round, top and bottom do not.', shipAt: (name: string, square: string, speed: number) => `${name} on ${square}, speed ${speed}.`, fieldAt: (name: string, square: string) => `Force field of ${name} on ${square}.`, flagAt: (flag: string, where: string) => `Flag ${flag}: ${where}.`, square: (name: string) => `Square ${name}`, point: (name: string) => `Intersection ${name}`,
      letters: { N: 'N', E: 'E', S: 'S', W: 'W' }, ways: { N: 'North', E: 'East', S: 'South', W: 'West' }, courses: 'Courses', sureLoss: 'sure loss', ram: (n: number) => `ram ${n} %`, careful: 'careful', clear: 'clear', win: 'win', tie: 'tie', lose: 'lose', courseHint: 'Ships must move their whole speed. Look at a course to see where it ends, choose one to fly it.',
      assign: 'Assign power', assignHint: 'secret; others see only which corners are filled', presets: 'Presets', before: 'As before', nothing: 'nothing', tokens: 'Your tokens', token: (coin: string) => `Token ${coin}`, reserveHint: 'What stays here waits in reserve. It absorbs no hit.', layHint: 'Drag a token onto a corner, or tap the token and then the corner.',
      reaction: 'Reaction', sealed: 'A sealed answer: nobody sees who could have reacted.', involved: (names: string[]) => `${list(names)} in it. A sealed answer: nobody sees who could have reacted.`, capacitorBank: 'Capacitor Bank', forceField: 'Force Field', noPower: 'No power', notNow: 'not now', pass: 'Pass', space: 'Space', askMe: 'Ask me', asks: { always: 'always', involved: 'when I am in it', never: 'never' },
      windows: { pre_power: 'Before power is assigned', powered: 'Power is assigned', pre_move: 'Before the course', under_way: 'The course is set', impact: 'Impact', pre_fire: 'Before the decision to fire', firefight: 'Shots are in the air' } as Record<string, string>,
    },
    samurai: {
      round: (n: number, all: number) => `Round ${n} of ${all}`, first: (clan: string) => `${clan} goes first`, you: 'you', honour: 'Honour', soon: (n: number) => `${n} with this round's alliances`, panes: 'Views', paneNames: { locations: 'Locations', alliances: 'Alliances', clans: 'Clans' }, alliances: 'Alliances', clans: 'Clans', each: 'each round', neutral: 'neutral', space: (clan: string, n: number, tier: number) => `${clan} ${n}, worth ${tier}`,
      location: (n: number) => `Location ${n}`, reward: 'Reward', tie: 'tie: nobody', nobody: 'nobody yet', full: 'full: only mechs may enter', free: (n: number) => `${n} spaces free`, leads: 'leads', wouldWin: (clan: string) => `If the battle came now: ${clan}.`,
      orders: 'Orders', orderNames: { allegiance: 'Allegiance', units: 'Move units', cards: 'Draw cards', wealth: 'Gain wealth' }, orderDoes: { allegiance: 'One clan marker, up to X spaces.', units: 'Up to X figures, each once.', cards: 'Up to X action cards.', wealth: 'Up to X wealth.' }, markers: 'Order markers', marker: (n: number) => `Marker ${n}`, left: 'left to place', allPlaced: 'all markers are placed', supply: 'Supply', graveyard: 'Graveyard', hand: 'Your hand', noCards: 'No cards in hand.',
      honourIs: (n: number) => `honour ${n}`, wealthIs: (n: number) => `wealth ${n}`, handIs: (n: number) => `${n} cards`, supplyIs: (n: number) => `${n} figures in supply`, graveIs: (n: number) => `${n} in the graveyard`, clansHint: (bank: number, deck: number, locations: number) => `Bank ${bank} · deck ${deck} · location cards ${locations}. Markers 1 to 4 are solid until placed. Letters are location types claimed.`,
      battle: (n: number, name: string) => `Battle ${n}: ${name}`, steps: ['1 Commit', '2 Reveal and outcome'], units: (n: number) => `units ${n}`, bonus: (n: number) => `cards ${n > 0 ? '+' : '−'}${Math.abs(n)}`, faceDown: 'face-down card', story: 'What happened', victorHint: 'The victor claims the card and her figures go home; the others stay.',
      draft: 'Draft of mechs', draftHint: 'You keep one mech in secret and pass the rest on.', trade: (n: number) => (n ? `Trade, ${n} open` : 'Trade'), draftOffer: 'not sent yet',
    },
    captains: {
      round: (n: number, all: number) => `Round ${n} of ${all}`, captains: 'Captains', passed: 'passed', panes: 'Views', paneNames: { map: 'Map', ship: 'Ship', tracks: 'Tracks', techs: 'Techs', scores: 'Score' }, map: 'Star map', now: 'Ready room and rooms', tracks: 'Faction tracks', techs: 'Techs', 
      shadowName: 'Captain Shadow', shadowDeck: (n: number) => `${n} ${n === 1 ? 'order' : 'orders'} left this round`, passenger: (name: string) => `passenger ${name}`, shadowHint: 'After each of your turns he draws an order and carries it out. His orders lie above the techs, from left to right.', shadowNothing: 'nothing came of it',
      orders: { take_tech: 'He comes to where you are; the tech under his order is gone and a new one comes.', complete_mission: 'He flies one route to a planet with a mission, never to yours; that mission is gone and the next one comes.', fight_pirate: 'He beats one pirate next to him.', passenger_action: 'Your passenger acts for you.' } as Record<string, string>,
      figures: { R: 'red ensign', Y: 'yellow ensign', B: 'blue ensign', 'R*': 'red commander', 'Y*': 'yellow commander', 'B*': 'blue commander', c: 'cadet', a: 'android' } as Record<string, string>, trainTo: { red: 'Train to red', yellow: 'Train to yellow', blue: 'Train to blue' } as Record<string, string>, promote: 'Promote', atWork: 'at work', medals: 'Medals', mission: 'Mission', score: (n: string) => `${n} points`,
      lines: { red: 'red', yellow: 'yellow', blue: 'blue', gold: 'gold' }, pointsOf: (n: number) => `${n} points`, tileHere: 'Its tile is here', tileDue: (n: number) => `Its tile comes back in round ${n}`, due: (n: number) => `round ${n}`, held: (name: string) => `Reserved by ${name}`, tile: (n: number, up: boolean) => `Number ${n}, ${up ? 'face up' : 'face down'}`, nextMission: 'The next mission comes here', next: 'next mission', pirateOn: (a: string, b: string, reward: string) => `${reward ? `Pirate, ${reward}` : 'Route'} between ${a} and ${b}`, reward: (what: string) => `Reward: ${what}`, routes: { green: 'green', purple: 'purple', yellow: 'yellow' },
      shipOf: (name: string) => `Ship ${name}`, queue: 'Queue', lastStay: 'hatched: they stay', queuePlace: (n: number) => `place ${n} of the queue`, emptyQueue: 'Nobody waits.', slots: 'Tech slots', slot: (n: number) => `Tech slot ${n}`, damaged: 'damaged', empty: 'empty', cargo: (n: number) => `Cargo, ${n} free`, cargoDamage: (n: number) => `Damage in the hold: ${n}`, artifact: 'Artifact', pirates: 'Pirate tokens', ifPass: 'If you pass now',
      techBoard: 'Tech board', eventTechs: 'From the event', drawn: 'Revealed', piles: (techs: number, omegas: number, missions: number, pirates: number) => `left: ${techs} techs, ${omegas} omegas, ${missions} missions, ${pirates} pirates`, nextStep: (what: string) => `Next step: ${what}`, noBonus: 'No bonus ahead',
      nobodyReady: 'Nobody is ready.', damageIs: (n: number) => `${n} damage on the ship`, artifactsAre: (n: number) => `${n} ${n === 1 ? 'artifact' : 'artifacts'}`, train: 'Train', medalHint: '1 medal trains, 3 promote.', hit: 'hit', onTurn: 'Told on your turn.', noNext: 'This is the last round.', slotsHint: 'equal icons that face each other join', laid: (what: string) => `a ${what} artifact lies in it`, tooMuch: (n: number) => `${n} too many`, unseenPirate: 'a pirate nobody looked at',
      does: (what: string, n: unknown) => ({ move: `${String(n)} moves`, fight: `fight ${String(n)}`, tech: '1 tech', repair: `repair ${String(n)}` })[what] ?? '', icons: { repair: '1 repair', medal: '1 medal', move: '1 move' } as Record<string, string>, matchIn: (slot: number) => `match in slot ${slot}`, fits: (slot: number, icons: string[]) => `match in slot ${slot}: ${icons.join(', ')}`,
      inSteps: (n: number, what: string) => `In ${n}: ${what}`, eventIn: (name: string, n: number) => (n === 0 ? name : `${name} in ${n}`), needs: (ship: string, n: number) => `${ship} needs ${n}`, laps: (n: number) => `${n} ×`, uprising: 'The pirates rise', backToTable: 'Table',
      missionOf: (name: string) => `Mission: ${name}`, matches: 'matches', noMatch: 'gives nothing', dragHere: 'Drag somebody here, or tap.', second: "Commander's second task", lineDone: 'done', lineLeft: 'left out',
      scores: 'Score so far', source: 'Source', sources: ['Missions', 'Tracks', 'Omegas', 'Crew and pirates', 'Medals and artifacts', 'Damage'], sourceHints: ['printed points', 'zones and laps', 'techs that score', 'commanders, androids, tokens', 'one half each', 'still on the ship'], total: 'Together', ahead: (n: string, ship: string) => `${n} ahead of ${ship}`, alone: 'Nobody else was there to see it.', barsHint: 'From left: missions, tracks, omegas, crew and pirates, medals and artifacts; hatched: damage taken off.', diary: "From the captain's diary", noDiary: 'No mission yet.',
    },
  },
  quick: {} as Record<string, string>,
  line: { again: (s: number) => (s > 0 ? `again in ${s} s` : 'trying'), unreached: 'The server does not answer. This page is from memory; it goes on by itself when the server is back.', lost: 'Connection lost. Trying again.', lostSending: 'Connection lost. Your action will be sent again; it is done once.' },
  offer: {
    says: (name: string, what: string) => `${name} offers ${what}.`, what: { undo: 'to take the last action back', pause: 'a pause', resume: 'to go on', end: 'to end the game without a winner' }, agree: 'Agree', decline: 'Decline', withdraw: 'Withdraw',
  },
  end: {
    name: 'The game is over', won: 'You won', wins: (names: string[]) => `${list(names)} ${names.length === 1 ? 'wins' : 'win'}`, drawn: 'A draw', because: 'Decided by', by: { resigned: 'resignation', time: 'time', agreed: 'agreement' } as Record<string, string>,
    points: (n: string) => `${n} ${n === '1' ? 'point' : 'points'}`, rematch: 'Rematch', joinRematch: 'To the rematch', replay: 'Replay', home: 'Home',
  },
  menu: {
    title: 'Menu', copy: 'Copy the link', rules: 'Rules', keys: 'Keys', settings: 'Settings', otherTable: 'Other table view', askUndo: 'Ask for an undo', pause: 'Offer a pause', resume: 'Offer to go on', offerEnd: 'Offer to end the game',
    handOver: 'Let a bot play on', takeBack: 'Take my seat back', expel: (name: string) => `Expel ${name}, time is up`, resign: 'Resign', resignSure: 'Resign for good',
  },
  learn: {
    goOn: (game: string) => `Go on with the lesson: ${game}`, endIt: 'End the lesson', name: 'Lesson', title: 'Learn a game', lead: 'A few minutes each, on the real table: the lesson says what to do, you do it.', of: (game: string) => `Learn ${game}`, start: 'Learn by playing', startHint: 'A few guided moves on the real table.',
    step: (n: number, all: number) => `Lesson · ${n} of ${all}`, next: 'Go on', read: 'The lesson above says what comes next.', yours: 'Your move: press what is lit', rival: 'The other side moves', play: 'Play a real game', again: 'Once more', none: 'There is no lesson for this game.',
  },
  rules: { title: 'Rules', of: (game: string) => `${game}: rules`, search: 'Search the rules', none: 'No rule has these words.', found: (n: number) => `${n} ${n === 1 ? 'paragraph' : 'paragraphs'}`, pick: 'Which game?', linkTo: (id: string) => `Link to ${id}`, cards: 'Cards', contents: 'Contents' },
  replay: {
    title: 'Replay', step: (n: number, all: number) => `action ${n} of ${all}`, start: 'start', end: 'end', first: 'To the start', back: 'Back one action', play: 'Play', pause: 'Pause', on: 'On one action', last: 'To the end', backTurn: 'Back one turn', onTurn: 'On one turn',
    position: 'Position in the game', speed: 'Speed', from: 'Seen by', all: 'everybody: all hands open', share: 'Share this moment', shared: 'Link copied', playOn: 'Play on from here', record: 'Download the record', proof: 'Download the proof', proofHint: '`starboard verify FILE` checks that the shuffles were fair.',
    notYet: 'A replay opens when the game is over.', plot: 'Course of the game', plotOf: (what: string) => `${what} by action`, plotPick: 'What is drawn', table: 'Position', actions: 'What happened',
  },
  settings: {
    title: 'Settings', saved: 'Saved', name: 'Your name', theme: 'Theme', dark: 'Dark', light: 'Light', auto: 'As the system', speed: 'Motion', speeds: { '0': 'None', '0.5': 'Slow', '1': 'Normal', '2': 'Fast', '4': 'Very fast' } as Record<string, string>, language: 'Language',
    confirm: 'Ask before every action', sound: 'Sound', on: 'On', off: 'Off', key: 'Your key', keyHint: 'Use it on another device to be yourself there.', useKey: 'Use a key from another device', enter: 'Come in', noKey: 'You have no key on this device yet. Play a game first.', show: 'Show', badKey: 'This key is not known here.',
  },
  error: { title: 'That did not work', nowhere: 'There is nothing here', nowhereHint: 'The address may be old.', unreachable: 'The server cannot be reached. Is it running?', rule: 'Rule' },
};

export type Messages = typeof en;
