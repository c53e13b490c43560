/** Jedes Wort des Clients auf Deutsch. Sätze der Spiele kommen vom Server. */

import type { Messages } from './en';

const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} und ${names.at(-1) ?? ''}`;

export const de: Messages = {
  common: {
    back: 'Zurück', close: 'Schließen', copied: 'Kopiert', copy: 'Kopieren', retry: 'Nochmals versuchen', loading: 'Lädt', home: 'Startseite', skip: 'Zum Inhalt',
    save: 'Speichern', search: 'Suchen',
  },
  people: { guest: 'Pilot' },
  nav: { rules: 'Regeln', settings: 'Einstellungen', new: 'Neuer Tisch', brand: 'Starboard, Startseite' },
  games: {
    assembly: { title: 'Starships Assembly', length: '30–45 min', weight: 'mittel', about: 'Stimmen sammeln, Kapitäne anwerben, Schiffe bauen und damit kämpfen.' },
    samurai: { title: 'Starship Samurai', length: '60–90 min', weight: 'schwer', about: 'Orte gewinnen und die kleinen Clans auf die eigene Seite ziehen.' },
    realms: { title: 'Star Realms', length: '20–40 min', weight: 'leicht', about: 'Schiffe und Basen kaufen, Verbündete finden, Autorität auf null bringen.' },
    attack: { title: 'Starship Attack', length: '30–60 min', weight: 'leicht', about: 'Geheime Kraft auf vier Systemen, ein Brett ohne Rand, Rammen und Laser.' },
    captains: { title: 'Starship Captains', length: '60–90 min', weight: 'mittel', about: 'Die Crew einteilen, Missionen fliegen, Piraten fernhalten.' },
  },
  levels: { random: 'Zufall', cadet: 'Kadett', ensign: 'Fähnrich', commander: 'Commander', captain: 'Kapitän', admiral: 'Admiral' },
  home: {
    title: 'Fünf Raumschiffspiele, ein Tisch.',
    lead: 'Ohne Konto. Jedes Mischen ist prüfbar, jeder Fehlgriff rücknehmbar.',
    playNow: 'Sofort spielen', newTable: 'Neuer Tisch',
    atOnce: (game, level) => `${game} gegen ${level}, beginnt sofort`,
    mine: 'Meine Partien', waitsForYou: (n) => `${n} ${n === 1 ? 'wartet' : 'warten'} auf dich`, noneMine: 'Hier stehen deine Partien. Sie bleiben, auch wenn du die Seite schließt.',
    yourTurn: 'Du bist dran', open: 'Wartet auf Mitspieler', playing: 'Läuft', over: 'Beendet', closed: 'Geschlossen',
    games: 'Die fünf Spiele', players: (n) => `${n} Spieler`, formats: (n) => (n === 1 ? '' : `${n} Formate`),
    play: 'Spielen', playGame: (game) => `${game} spielen`, tables: 'Offene Tische', noTables: 'Gerade ist kein Tisch für alle offen. Öffne selbst einen.', join: 'Ansehen',
    continue: 'Weiterspielen', watch: 'Zusehen', replay: 'Aufzeichnung', more: 'Mehr',
    notice: 'Ein inoffizielles Fanprojekt, nicht verbunden mit den Verlagen und nicht von ihnen gebilligt. Namen gehören ihren Inhabern. Wem ein Spiel gefällt, der kaufe es.',
    with: (names) => `mit ${list(names)}`, alone: 'allein', noServer: 'Der Server ist nicht erreichbar.',
  },
  choose: {
    title: (game) => `${game} spielen`, against: 'Gegen einen Bot', level: 'Stufe', start: 'Sofort spielen', friend: 'Jemanden einladen', hotseat: 'Ein Bildschirm, mehrere Spieler',
    friendHint: 'Du bekommst einen Link und einen Code zum Scannen.', hotseatHint: 'Der Bildschirm wird herumgereicht.', own: 'Tisch einrichten', ownHint: 'Formate, Plätze, Uhr, Optionen.', learn: 'Regeln lesen',
    levelHint: { random: 'spielt irgendetwas', cadet: 'lernt mit dir', ensign: 'kennt die Regeln', commander: 'plant voraus', captain: 'plant gut', admiral: 'plant weit' },
  },
  fresh: {
    title: 'Neuer Tisch', game: 'Spiel', format: 'Format', seats: 'Plätze', count: (n, most) => `${n} von ${most}`, clock: 'Uhr', options: 'Optionen', rules: 'Tischregeln',
    you: 'du', open: 'Freier Platz', openHint: 'wer den Link hat', bot: 'Bot', invited: 'Eingeladen', invitedHint: 'wer den Code hat', me: 'Selber Bildschirm', meHint: 'jemand neben dir',
    kind: (seat) => `Wer auf Platz ${seat} sitzt`, level: (seat) => `Stufe von Platz ${seat}`, playerName: (seat) => `Name von Platz ${seat}`, player: (seat) => `Spieler ${seat}`,
    add: 'Platz hinzufügen', remove: 'Letzten Platz entfernen', players: (some) => `${some[0] ?? ''}${some.length > 1 ? `–${some.at(-1) ?? ''}` : ''} Spieler`,
    live: 'Live', liveHint: '10 min + 20 s', days: 'Tage', daysHint: '1 Tag je Zug', none: 'Keine', noneHint: 'ohne Eile',
    undo: 'Rücknahme bis zur letzten Schranke', public: 'Für alle sichtbar', spectators: 'Andere dürfen zusehen', rated: 'Gewertet', botTakes: 'Ein Bot übernimmt nach Ablauf der Zeit',
    openTable: 'Tisch öffnen', summary: (format, n) => `${format}, ${n} ${n === 1 ? 'Platz' : 'Plätze'}`, openSeats: (n) => (n === 0 ? 'beginnt sofort' : `${n} ${n === 1 ? 'Platz' : 'Plätze'} frei`),
    usual: 'üblich', seatOption: (name, seat) => `${name}, Platz ${seat}`, first: 'losen', sealed: 'Das Mischen ist jetzt versiegelt und am Ende prüfbar.',
  },
  wait: {
    choices: 'Deine Wahl', title: 'Wartet auf Mitspieler', link: 'Diesen Link schicken', qr: 'Code mit dem Link, zum Scannen', free: 'frei', invited: 'eingeladen', sit: 'Hier setzen', sitAny: 'Setzen', start: 'Beginnen', leave: 'Tisch verlassen', close: 'Tisch schließen',
    fullTitle: 'Dieser Tisch ist voll', goneTitle: 'Dieser Tisch wurde geschlossen', full: 'Alle Plätze sind besetzt. Du kannst zusehen, sobald es beginnt.', host: 'Wer den Tisch öffnete, beginnt.', self: 'Es beginnt, wenn der letzte Platz besetzt ist.', gone: 'Dieser Tisch wurde vor Beginn geschlossen.', present: 'da', code: 'Code', share: 'Teilen',
  },
  thing: { choice: 'wählbar', target: 'mögliches Ziel', selected: 'gewählt' },
  dock: {
    name: 'Entscheidung', undo: 'Letzte Aktion zurücknehmen', barrier: 'Hier endet die Rücknahme', cancel: 'Loslassen', all: (n) => `Alle ${n} Möglichkeiten`, less: 'Weniger', more: 'Mehr', howMany: 'Wie viele',
    thinks: (names) => `${list(names)} ${names.length === 1 ? 'denkt nach' : 'denken nach'}`, waits: 'Gerade nichts zu entscheiden', paused: 'Die Partie ruht', target: 'Nun das Ziel wählen', noUndo: 'Das lässt sich nicht zurücknehmen', sending: 'Gesendet, der Server antwortet gleich',
  },
  palette: { title: 'Alles, was du tun darfst', hint: 'Ein Wort oder die Notation', field: 'Aktion', asWritten: (text) => (text.trim() ? `Enter sendet „${text.trim()}“ wie geschrieben; der Server sagt, ob es erlaubt ist.` : 'Gerade nichts zu tun.') },
  keys: {
    title: 'Tasten',
    list: [
      ['Tab', 'über den Tisch gehen'], ['N, P oder → ←', 'nächstes und voriges leuchtendes Ding'], ['Enter, Leertaste', 'drücken'], ['Enter', 'der grüne Knopf'], ['1 – 9', 'die Knöpfe unten'], ['Esc', 'loslassen'], ['U', 'zurücknehmen'],
      ['A, / oder Strg K', 'alle Möglichkeiten, oder Notation tippen'], ['L', 'Verlauf'], ['C', 'Gespräch'], ['M', 'Menü'], ['?', 'diese Liste'],
    ],
  },
  table: {
    bot: 'Bot', you: 'du', log: 'Verlauf', chat: 'Gespräch', menu: 'Menü', side: 'Verlauf und Einzelheiten', inspector: 'Einzelheiten', notNow: 'Jetzt nicht:', inspectHint: 'Zeige auf ein Ding oder halte es, um es hier zu lesen.', barrier: 'hier endet die Rücknahme', nothingYet: 'Noch ist nichts geschehen.',
    noChat: 'Noch hat niemand etwas gesagt.', say: 'Etwas sagen', clockOf: (name) => `Restzeit von ${name}`, passTo: (name) => `Gib den Bildschirm an ${name}`, iAm: (name) => `Ich bin ${name}`, yourTurn: 'Du bist dran.',
    opening: 'Tisch wird geöffnet', notThere: 'Dieser Tisch kann nicht gezeigt werden', watching: 'Du siehst zu.', choices: 'Was du tun darfst', empty: 'leer', hidden: 'verdeckte Karte', expelledName: 'Dein Platz', expelled: 'Ein Bot spielt deinen Platz. Du kannst ihn zurücknehmen.', takeBack: 'Meinen Platz zurück',
  },
  generic: {
    names: { acting: 'Handelt jetzt', actions: 'Aktionen in diesem Zug', active: 'Am Zug', at_work: 'Bei der Arbeit', attached: 'An Orten liegend', away: 'Auf Mission', band: 'Als Schadenskarte', bank: 'Bank', battle_odds: 'Kraft im Kampf', bell_in: 'Glocke frühestens in', berth: 'Wo es ist', board: 'Brett', bonus: 'Zusatzkraft', can_replace: 'Darf Technik ersetzen', captain_cost: 'Kosten als Kapitänin', captain_price: 'Preis als Kapitänin jetzt', card_played: 'Karte in diesem Zug gespielt', cargo_damage: 'Schaden im Laderaum', cargo_room: 'Platz im Laderaum', cargo_slots: 'Plätze im Laderaum', claimed: 'Gewonnene Orte', committed: 'Eingesetzte Karten', conceded: 'Hat aufgegeben', copy_of: 'Kopiert', deck_holds: 'Karten im Deck, ungeordnet', deck_size: 'Karten im Stapel', deck_taker: 'Nahm den Stapel', deck_top: 'Oben auf dem Deck', declared_by: 'Krieg erklärt von', declared_how: 'Wie der Krieg erklärt wurde', depth: 'Felder des Zweigs', draft: 'Wahl der Mechs', due: 'Kommt wieder in Runde', ends: 'Rundenende', epilogues: 'Epiloge', event_space: 'Ereignis auf Feld', event_techs: 'Technik des Ereignisses', explorer_price: 'Preis eines Explorers', final_turn: 'Letzter Zug von', first: 'Begann', first_lobbyist: 'Wählt zuerst', hand_size: 'Handkarten', had: 'Erhaltene Gewinne', holder: 'Reserviert von', honor: 'Ehre', hull: 'Treffer, die es aushält', in_play: 'Im Spiel', in_reach: 'In Reichweite', lasting: 'Bleibende Ereignisse', leader: 'Führt', left: 'Übrig', left_from: 'Verließ die Karte von', lethal: 'Kann jetzt besiegt werden', living: 'Noch im Spiel', location_deck: 'Ortskarten', lock_price: 'Nächste Sperre kostet', locked: 'Keine Ausrüstung', locked_by: 'Gesperrt von', margin: 'Vorsprung', may_field: 'Darf ein Feld legen auf', memory_aid: 'Gedächtnisstütze', mode: 'Format', modifier: 'Münze neben dem Würfel', modifier_used: 'Münze benutzt', needed: 'Nötiger Kampf', next_hand: 'Nächste Hand', next_mission: 'Nächste Mission', omega_discard: 'Abgelegte Omegas', owes: 'Muss abwerfen', peeked: 'Angesehene Missionen', permits: 'Schiffe, die aufs Deck dürfen', pirate_discard_unseen: 'Ungesehen abgelegte Piraten', quiet_rounds: 'Runden ohne Gefecht', reach: 'Enden der Kurse', reserve_count: 'Marken in Reserve', ribbon: 'Schadensstapel, soweit bekannt', rings: 'Beförderungsringe', score_rows: 'Punkte nach Quelle', scrap_heap: 'Schrotthaufen', ship_cost: 'Kosten als Schiff', ship_price: 'Preis als Schiff jetzt', shielded: 'Hinter Außenposten', side: 'Seite', sides: 'Spieler', sort: 'Art', struck: 'Von EMP getroffen', tech_bottom_betas: 'Betas unter dem Technikstapel', tech_top: 'Oben auf dem Technikstapel', thrown: 'Abgelegte Ortskarten', tiers: 'Rangfolge der Ehre', totals: 'Kraft', type_bonus: 'Sätze von Orten', unlocated: 'Nicht verortete Marken', unseen: 'Hand und Deck zusammen', waiting: 'Wartet auf', window: 'Offen für Reaktionen', you: 'Dein Platz', question: 'Gefragt', over: 'Vorbei', picks: 'Genommene Karten', parties: 'Seiten', powers: 'Sonderkräfte', persona: 'Kapitänin' } as Record<string, string>,
    table: 'Der Tisch', yes: 'ja', no: 'nein', facts: 'Angaben', more: (n) => `${n} weitere`, seat: (n) => `Platz ${n}`, nobody: 'niemand' },
  drawn: {
    realms: {
      authority: 'Autorität', trade: 'Handel', combat: 'Kampf', row: 'Handelsreihe', pair: 'findet Verbündete unter deinen Karten', pairShort: 'verbündet', tradeDeck: 'Handelsstapel', deck: 'Deck', discard: 'Ablage', inHand: 'auf der Hand', hand: 'Deine Hand',
      inPlay: 'Deine Karten im Spiel', nothingInPlay: 'Nichts im Spiel', noHand: 'Keine Handkarten', noBases: 'keine Basen', noExplorers: 'Keine Explorer mehr', pools: 'Was du ausgeben kannst', heap: 'Schrotthaufen', yourDiscard: 'Deine Ablage', yourCards: 'Deine Karten',
      unseen: 'Hand und Deck', shipsInPlay: 'Schiffe im Spiel', inYourDeck: 'In deinem Deck, ohne Reihenfolge', onTop: 'Obenauf', wall: 'Außenposten schützen, was dahinter liegt', behind: 'hinter Außenposten', shielded: 'geschützt', inReach: 'in deiner Reichweite',
      acts: 'am Zug', ready: 'bereit', out: 'besiegt', conceded: 'gab auf', yourTeam: 'Dein Team', theirTeam: 'Gegner', ship: 'Schiff', permit: 'Das nächste gekaufte Schiff darf auf dein Deck',
      roles: { admiral: 'Admiral', emperor: 'Imperator', boss: 'Boss', raider: 'Angreifer' },
      playAll: 'Alle spielen', playAllHint: 'Spielt jede Handkarte, die nichts fragt.', scrapIt: 'Verschrotten', together: 'Gemeinsam', togetherHint: 'Eine Karte oder Basis gemeinsam mit dem Team bezahlen.',
      costs: (n: number) => `kostet ${n}`, outpost: (n: number) => `Außenposten ${n}`, base: (n: number) => `Basis ${n}`, damaged: (n: number) => `${n} Schaden`, of: (name: string) => `von ${name}`, as: (name: string) => `als ${name}`, asCopy: (name: string, copy: string) => `${name} als ${copy}`,
      scrapped: (n: number) => `${n} Schrott`, inDeck: (n: number) => `${n} im Stapel`, left: (n: number) => `noch ${n}`, owes: (n: number) => `muss ${n} abwerfen`, unused: (n: number) => `${n} ungenutzt`, permits: (n: number) => (n > 1 ? `nächste ${n} Schiffe aufs Deck` : 'nächstes Schiff aufs Deck'), backs: (n: number) => `${n} verdeckte Karten`,
      ability: { primary: 'Hauptfähigkeit', ally: 'Bündnisfähigkeit', scrap: 'Schrottfähigkeit' }, state: { ready: 'bereit', spent: 'benutzt', waiting: 'wartet auf Verbündete' }, lamp: (ability: string, state: string) => `${ability} ${state}`,
      fx: { own: 'eigene Karte', redraw: 'nachziehen', row: 'Reihenkarte', destroy: 'Basis zerstören', free: 'Gratisschiff aufs Deck', onDeck: 'nächstes Schiff aufs Deck', copy: 'kopiert ein Schiff', wild: 'mit allen verbündet', eachShip: 'je', or: 'oder', bases: (n: number) => `ab ${n} Basen:`, per: (faction: string) => `je ${faction}:` },
    },
    assembly: {
      lobby: 'Lobby', agenda: 'Tagesordnung', row: 'Offene Karten', deck: 'Stapel', damageDeck: 'Schadensstapel', hand: 'Deine Hand', votes: 'Stimmen', captains: 'Kapitäne', fleet: 'Flotte', exhausted: 'erschöpft', ready: 'bereit', empty: 'freier Platz', noCaptains: 'keine Kapitäne', noHand: 'Keine Handkarten', noFleet: 'Keine Schiffe mehr',
      captainsOf: (name: string) => `Kapitäne von ${name}`, fleetOf: (name: string) => `Flotte von ${name}`, ships: (n: number, most: number) => `${n} von ${most} Schiffen`, inHand: (n: number) => `${n} auf der Hand`, hidden: (n: number) => `${n} verdeckte Karten`, toWar: (n: number) => `${n} ${n === 1 ? 'Karte' : 'Karten'} bis zum Krieg`, lockCosts: (n: number) => `nächste Sperre kostet ${n}`,
      first: 'wählt zuerst', begins: 'beginnt die Versammlung', inTurn: 'am Zug', locked: (name: string) => `gesperrt von ${name}`, until: (name: string) => `bis zum Zug von ${name}`, recruit: 'anwerben', deploy: 'einsetzen', release: 'hierher abgeben', hire: 'als Kapitän', launch: 'als Schiff', here: 'hier',
      costs: (n: number) => `kostet ${n}`, printed: (n: number) => `gedruckt ${n}`, initiative: 'Initiative', shields: 'Schilde', evasion: 'Ausweichen', weapons: 'Waffen', targeting: 'Zielerfassung', damageClass: (n: number) => `Klasse ${n === 1 ? 'I' : 'II'}`, roman: (n: number) => (n === 1 ? 'I' : 'II'),
      band: (a: number, b: number) => `als Schadenskarte: ${a} in Klasse I, ${b} in Klasse II`, shieldsLeft: (n: number, all: number) => `${n} von ${all} Schilden`, weapon: (n: number) => `Waffe ${n}`, acts: 'handelt', done: 'hat gehandelt', next: 'handelt noch',
      order: 'Reihenfolge der Initiative', round: (n: number) => `Runde ${n}`, quiet: (n: number) => `${n} still`, quietHint: 'Runden ohne Schaden', aims: { open: 'Ziel wählen', locked: 'zielt auf', held: 'zurückgehalten', idle: 'kein Ziel', spent: 'gefeuert', 'target gone': 'Ziel fort' } as Record<string, string>,
      transfer: 'Energie umleiten', transferHint: 'Alle Schilde des Schiffs werden für die Waffen dieses Zugs aufgegeben.', targetingMode: 'auf Zielerfassung', damageMode: 'auf Schaden', intoVoid: 'Ins Leere feuern', miss: 'verfehlt', kill: 'zerstört', damage: 'Schaden', ribbonHint: 'von oben nach unten, Klasse I / II, soweit du es sahst', noRibbon: (n: number) => `${n} Karten, verdeckt`, unknown: 'unbekannte Karte', tracked: 'Schadenskarte darunter',
      war: { force: 'Ein fünftes Schiff: Krieg ist erklärt', resources: 'Der Stapel ist leer: Krieg ist erklärt', politics: 'Krieg ist erklärt', limit: 'Die Zeit ist um: Krieg ist erklärt' } as Record<string, string>, last: (name: string) => `letzter Zug von ${name}`, final: (name: string) => `${name} hat den letzten Zug, dann Krieg`, chooses: (captain: string) => `${captain} handelt`,
    },
    attack: {
      phases: ['Energie', 'Antrieb', 'Flug', 'Feuer'], phase: 'Phase', round: (n) => `Runde ${n}`, bell: (n) => `Glocke frühestens in ${n}`, rivals: 'Andere Kapitäne', board: 'Brett', yourShip: 'Dein Schiff', orders: 'Befehle',
      traits: { engines: 'Antrieb', armaments: 'Waffen', shields: 'Schilde', equipment: 'Ausrüstung' }, does: { engines: 'so weit kann sich das Tempo ändern', armaments: 'trifft Schilde bis zu diesem Wert', shields: 'gegen Feuer; mit dem Tempo beim Rammen', equipment: 'der Wert bestimmt das Gerät' },
      colours: { red: 'Rot', blue: 'Blau', green: 'Grün', yellow: 'Gelb' }, speed: 'Tempo', hits: (n) => `hält ${n} Treffer`, reserve: (n) => `Reserve ${n}`, lost: (n) => `verloren ${n}`, power: (name, spent) => `${name}: ${spent ? 'benutzt' : 'bereit'}`,
      disabled: 'durch EMP gelähmt', locked: 'keine Ausrüstung', capacitor: 'Kondensator +5', repair: (coin) => `${coin} zurückholen`, known: 'Bekannt', mate: 'deine Seite', enemy: 'Gegner', empty: 'leer, zählt als 1', hiddenToken: 'verdeckte Marke', onlyYou: 'nur du siehst sie',
      tokensSeen: (coins) => (coins.length ? `Offen: ${coins.join(', ')}` : 'Keine Marke offen'), tokensLost: (coins) => (coins.length ? `Verloren: ${coins.join(', ')}` : 'Keine Marke verloren'),
      berths: { 'not placed': 'noch nicht aufgestellt', 'on the board': 'auf dem Brett', 'off the map': 'außerhalb der Karte', 'waiting to return': 'wartet auf Rückkehr', destroyed: 'zerstört', gone: 'fort' },
      torus: 'Brett mit 8 Spalten und 10 Reihen; alle Ränder hängen zusammen.', cylinder: 'Brett mit 8 Spalten und 10 Reihen; links und rechts hängen zusammen, oben und unten nicht.', shipAt: (name, square, speed) => `${name} auf ${square}, Tempo ${speed}.`, fieldAt: (name, square) => `Kraftfeld von ${name} auf ${square}.`, flagAt: (flag, where) => `Flagge ${flag}: ${where}.`, square: (name) => `Feld ${name}`, point: (name) => `Kreuzung ${name}`,
      letters: { N: 'N', E: 'O', S: 'S', W: 'W' }, ways: { N: 'Nord', E: 'Ost', S: 'Süd', W: 'West' }, courses: 'Kurse', sureLoss: 'sicher verloren', ram: (n) => `Ramme ${n} %`, careful: 'Vorsicht', clear: 'frei', win: 'gewonnen', tie: 'gleich', lose: 'verloren', courseHint: 'Schiffe fliegen ihr ganzes Tempo. Sieh dir einen Kurs an, dann wähle einen.',
      assign: 'Energie verteilen', assignHint: 'geheim; andere sehen nur, welche Ecken belegt sind', presets: 'Vorlagen', before: 'Wie zuvor', nothing: 'nichts', tokens: 'Deine Marken', token: (coin) => `Marke ${coin}`, reserveHint: 'Was hier bleibt, ist Reserve. Sie fängt keinen Treffer ab.', layHint: 'Zieh eine Marke auf eine Ecke, oder tippe die Marke an und dann die Ecke.',
      reaction: 'Reaktion', sealed: 'Verdeckte Antwort: niemand sieht, wer hätte reagieren können.', involved: (names) => `${list(names)} betroffen. Verdeckte Antwort: niemand sieht, wer hätte reagieren können.`, capacitorBank: 'Kondensatorbank', forceField: 'Kraftfeld', noPower: 'Keine Sonderkraft', notNow: 'jetzt nicht', pass: 'Passen', space: 'Leertaste', askMe: 'Frag mich', asks: { always: 'immer', involved: 'wenn ich betroffen bin', never: 'nie' },
      windows: { pre_power: 'Bevor Energie verteilt wird', powered: 'Energie ist verteilt', pre_move: 'Vor dem Kurs', under_way: 'Der Kurs steht', impact: 'Aufprall', pre_fire: 'Vor der Entscheidung zu feuern', firefight: 'Schüsse sind unterwegs' },
    },
    samurai: {
      round: (n, all) => `Runde ${n} von ${all}`, first: (clan) => `${clan} beginnt`, you: 'du', honour: 'Ehre', soon: (n) => `${n} mit den Bündnissen dieser Runde`, panes: 'Ansichten', paneNames: { locations: 'Orte', alliances: 'Bündnisse', clans: 'Clans' }, alliances: 'Bündnisse', clans: 'Clans', each: 'je Runde', neutral: 'neutral', space: (clan, n, tier) => `${clan} ${n}, wert ${tier}`,
      location: (n) => `Ort ${n}`, reward: 'Lohn', tie: 'Gleichstand: niemand', nobody: 'noch niemand', full: 'voll: nur Mechs dürfen hinein', free: (n) => `${n} Plätze frei`, leads: 'führt', wouldWin: (clan) => `Käme die Schlacht jetzt: ${clan}.`,
      orders: 'Befehle', orderNames: { allegiance: 'Bündnis', units: 'Bewegen', cards: 'Karten ziehen', wealth: 'Reichtum' }, orderDoes: { allegiance: 'Ein Clanmarker, bis zu X Felder.', units: 'Bis zu X Figuren, jede einmal.', cards: 'Bis zu X Aktionskarten.', wealth: 'Bis zu X Reichtum.' }, markers: 'Befehlsmarker', marker: (n) => `Marker ${n}`, left: 'noch zu legen', allPlaced: 'alle Marker liegen', supply: 'Vorrat', graveyard: 'Friedhof', hand: 'Deine Hand', noCards: 'Keine Karten auf der Hand.',
      honourIs: (n) => `Ehre ${n}`, wealthIs: (n) => `Reichtum ${n}`, handIs: (n) => `${n} Karten`, supplyIs: (n) => `${n} Figuren im Vorrat`, graveIs: (n) => `${n} auf dem Friedhof`, clansHint: (bank, deck, locations) => `Bank ${bank} · Stapel ${deck} · Ortskarten ${locations}. Marker 1 bis 4 sind gefüllt, bis sie liegen. Buchstaben sind gewonnene Ortsarten.`,
      battle: (n, name) => `Schlacht ${n}: ${name}`, steps: ['1 Einsatz', '2 Aufdecken und Ausgang'], units: (n) => `Einheiten ${n}`, bonus: (n) => `Karten ${n > 0 ? '+' : '−'}${Math.abs(n)}`, faceDown: 'verdeckte Karte', story: 'Was geschah', victorHint: 'Wer siegt, bekommt die Karte, und die eigenen Figuren gehen heim; die anderen bleiben.',
      draft: 'Wahl der Mechs', draftHint: 'Du behältst geheim einen Mech und gibst die anderen weiter.', trade: (n) => (n ? `Handel, ${n} offen` : 'Handel'), draftOffer: 'noch nicht gesendet',
    },
    captains: {
      round: (n, all) => `Runde ${n} von ${all}`, captains: 'Kapitäne', passed: 'gepasst', panes: 'Ansichten', paneNames: { map: 'Karte', ship: 'Schiff', tracks: 'Leisten', techs: 'Technik', scores: 'Punkte' }, map: 'Sternkarte', now: 'Bereitschaft und Räume', tracks: 'Fraktionsleisten', techs: 'Technik', 
      shadowName: 'Kapitän Schatten', shadowDeck: (n) => `noch ${n} ${n === 1 ? 'Befehl' : 'Befehle'} in dieser Runde`, passenger: (name) => `Passagier ${name}`, shadowHint: 'Nach jedem deiner Züge zieht er einen Befehl und führt ihn aus. Seine Befehle liegen von links nach rechts über der Technik.', shadowNothing: 'es geschah nichts',
      orders: { take_tech: 'Er kommt zu dir; die Technik unter seinem Befehl ist fort und eine neue kommt.', complete_mission: 'Er fliegt eine Route weit zu einem Planeten mit Mission, nie zu deinem; die Mission ist fort und die nächste kommt.', fight_pirate: 'Er schlägt einen Piraten neben sich.', passenger_action: 'Dein Passagier handelt für dich.' },
      figures: { R: 'roter Fähnrich', Y: 'gelber Fähnrich', B: 'blauer Fähnrich', 'R*': 'roter Kommandant', 'Y*': 'gelber Kommandant', 'B*': 'blauer Kommandant', c: 'Kadett', a: 'Android' }, trainTo: { red: 'Rot ausbilden', yellow: 'Gelb ausbilden', blue: 'Blau ausbilden' }, promote: 'Befördern', atWork: 'im Dienst', medals: 'Orden', mission: 'Mission', score: (n) => `${n} Punkte`,
      lines: { red: 'rot', yellow: 'gelb', blue: 'blau', gold: 'gold' }, pointsOf: (n) => `${n} Punkte`, tileHere: 'Das Plättchen liegt hier', tileDue: (n) => `Das Plättchen kommt in Runde ${n} wieder`, due: (n) => `Runde ${n}`, held: (name) => `Reserviert von ${name}`, tile: (n, up) => `Nummer ${n}, ${up ? 'offen' : 'verdeckt'}`, nextMission: 'Hier kommt die nächste Mission', next: 'nächste Mission', pirateOn: (a, b, reward) => `${reward ? `Pirat, ${reward}` : 'Route'} zwischen ${a} und ${b}`, reward: (what) => `Lohn: ${what}`, routes: { green: 'grün', purple: 'lila', yellow: 'gelb' },
      shipOf: (name) => `Schiff ${name}`, queue: 'Schlange', lastStay: 'schraffiert: bleiben', queuePlace: (n) => `Platz ${n} der Schlange`, emptyQueue: 'Niemand wartet.', slots: 'Technikplätze', slot: (n) => `Technikplatz ${n}`, damaged: 'beschädigt', empty: 'leer', cargo: (n) => `Fracht, ${n} frei`, cargoDamage: (n) => `Schaden im Frachtraum: ${n}`, artifact: 'Artefakt', pirates: 'Piratenmarken', ifPass: 'Wenn du jetzt passt',
      techBoard: 'Technikauslage', eventTechs: 'Vom Ereignis', drawn: 'Aufgedeckt', piles: (techs, omegas, missions, pirates) => `noch ${techs} Technik, ${omegas} Omega, ${missions} Missionen, ${pirates} Piraten`, nextStep: (what) => `Nächster Schritt: ${what}`, noBonus: 'Kein Bonus voraus',
      nobodyReady: 'Niemand ist bereit.', damageIs: (n) => `${n} Schaden am Schiff`, artifactsAre: (n) => `${n} ${n === 1 ? 'Artefakt' : 'Artefakte'}`, train: 'Ausbilden', medalHint: '1 Orden bildet aus, 3 befördern.', hit: 'Treffer', onTurn: 'In deinem Zug zu sehen.', noNext: 'Das ist die letzte Runde.', slotsHint: 'gleiche Zeichen einander gegenüber verbinden sich', laid: (what) => `ein Artefakt (${what}) liegt darin`, tooMuch: (n) => `${n} zu viel`, unseenPirate: 'ein Pirat, den niemand ansah',
      does: (what, n) => ({ move: `${String(n)} Züge`, fight: `${String(n)} Kampf`, tech: '1 Technik', repair: `${String(n)} reparieren` })[what] ?? '', icons: { repair: '1 Reparatur', medal: '1 Orden', move: '1 Zug' }, matchIn: (slot) => `passt in Platz ${slot}`, fits: (slot, icons) => `passt in Platz ${slot}: ${icons.join(', ')}`,
      inSteps: (n, what) => `In ${n}: ${what}`, eventIn: (name, n) => (n === 0 ? name : `${name} in ${n}`), needs: (ship, n) => `${ship} braucht ${n}`, laps: (n) => `${n} ×`, uprising: 'Die Piraten erheben sich', backToTable: 'Tisch',
      missionOf: (name) => `Mission: ${name}`, matches: 'passt', noMatch: 'bringt nichts', dragHere: 'Zieh jemanden hierher, oder tippe.', second: 'Zweite Aufgabe des Kommandanten', lineDone: 'erledigt', lineLeft: 'ausgelassen',
      scores: 'Punkte bisher', source: 'Quelle', sources: ['Missionen', 'Leisten', 'Omegas', 'Mannschaft und Piraten', 'Orden und Artefakte', 'Schaden'], sourceHints: ['aufgedruckte Punkte', 'Zonen und Runden', 'Technik, die zählt', 'Kommandanten, Androiden, Marken', 'je ein halber', 'noch am Schiff'], total: 'Zusammen', ahead: (n, ship) => `${n} vor ${ship}`, alone: 'Sonst war niemand da, es zu sehen.', barsHint: 'Von links: Missionen, Leisten, Omegas, Mannschaft und Piraten, Orden und Artefakte; schraffiert: Abzug für Schaden.', diary: 'Aus dem Tagebuch', noDiary: 'Noch keine Mission.',
    },
  },
  quick: { hello: 'Hallo!', 'good-luck': 'Viel Glück und viel Spaß.', 'well-played': 'Gut gespielt!', thinking: 'Ich denke nach.', oops: 'Hoppla.', thanks: 'Danke.', 'your-turn': 'Du bist dran.', 'good-game': 'Gute Partie.' },
  line: { again: (s: number) => (s > 0 ? `wieder in ${s} s` : 'Versuch läuft'), unreached: 'Der Server antwortet nicht. Diese Seite ist aus dem Gedächtnis; sie macht von selbst weiter, wenn er wieder da ist.', lost: 'Verbindung verloren. Neuer Versuch.', lostSending: 'Verbindung verloren. Deine Aktion wird nochmals gesendet und einmal ausgeführt.' },
  offer: {
    says: (name, what) => `${name} bietet an: ${what}.`, what: { undo: 'die letzte Aktion zurücknehmen', pause: 'eine Pause', resume: 'weiterspielen', end: 'ohne Sieger aufhören' }, agree: 'Einverstanden', decline: 'Ablehnen', withdraw: 'Zurückziehen',
  },
  end: {
    name: 'Die Partie ist zu Ende', won: 'Du hast gewonnen', wins: (names) => `${list(names)} ${names.length === 1 ? 'gewinnt' : 'gewinnen'}`, drawn: 'Unentschieden', because: 'Entschieden durch', by: { resigned: 'Aufgabe', time: 'Zeit', agreed: 'Einigung' },
    points: (n) => `${n} Punkte`, rematch: 'Revanche', joinRematch: 'Zur Revanche', replay: 'Aufzeichnung', home: 'Startseite',
  },
  menu: {
    title: 'Menü', copy: 'Link kopieren', rules: 'Regeln', keys: 'Tasten', settings: 'Einstellungen', otherTable: 'Andere Ansicht', askUndo: 'Um Rücknahme bitten', pause: 'Pause anbieten', resume: 'Weiterspielen anbieten', offerEnd: 'Ende anbieten',
    handOver: 'Bot weiterspielen lassen', takeBack: 'Meinen Platz zurück', expel: (name) => `${name} ausschließen, Zeit abgelaufen`, resign: 'Aufgeben', resignSure: 'Endgültig aufgeben',
  },
  learn: {
    goOn: (game) => `Lektion fortsetzen: ${game}`, endIt: 'Lektion beenden', name: 'Lektion', title: 'Ein Spiel lernen', lead: 'Je ein paar Minuten am echten Tisch: Die Lektion sagt, was zu tun ist, du tust es.', of: (game: string) => `${game} lernen`, start: 'Spielend lernen', startHint: 'Einige angeleitete Züge am echten Tisch.',
    step: (n: number, all: number) => `Lektion · ${n} von ${all}`, next: 'Weiter', read: 'Die Lektion oben sagt, wie es weitergeht.', yours: 'Dein Zug: drücke, was leuchtet', rival: 'Die andere Seite zieht', play: 'Ein echtes Spiel', again: 'Noch einmal', none: 'Für dieses Spiel gibt es keine Lektion.',
  },
  rules: { title: 'Regeln', of: (game) => `${game}: Regeln`, search: 'Regeln durchsuchen', none: 'Keine Regel hat diese Wörter.', found: (n) => `${n} ${n === 1 ? 'Absatz' : 'Absätze'}`, pick: 'Welches Spiel?', linkTo: (id) => `Link zu ${id}`, cards: 'Karten', contents: 'Inhalt' },
  replay: {
    title: 'Aufzeichnung', step: (n, all) => `Aktion ${n} von ${all}`, start: 'Anfang', end: 'Ende', first: 'Zum Anfang', back: 'Eine Aktion zurück', play: 'Abspielen', pause: 'Anhalten', on: 'Eine Aktion weiter', last: 'Zum Ende', backTurn: 'Einen Zug zurück', onTurn: 'Einen Zug weiter',
    position: 'Stelle in der Partie', speed: 'Tempo', from: 'Gesehen von', all: 'allen: alle Hände offen', share: 'Diesen Moment teilen', shared: 'Link kopiert', playOn: 'Von hier weiterspielen', record: 'Aufzeichnung herunterladen', proof: 'Beweis herunterladen', proofHint: '`starboard verify DATEI` prüft, dass ehrlich gemischt wurde.',
    notYet: 'Eine Aufzeichnung öffnet sich, wenn die Partie vorbei ist.', plot: 'Verlauf der Partie', plotOf: (what) => `${what} je Aktion`, plotPick: 'Was gezeichnet wird', table: 'Stellung', actions: 'Was geschah',
  },
  settings: {
    title: 'Einstellungen', saved: 'Gespeichert', name: 'Dein Name', theme: 'Farben', dark: 'Dunkel', light: 'Hell', auto: 'Wie das System', speed: 'Bewegung', speeds: { '0': 'Keine', '0.5': 'Langsam', '1': 'Normal', '2': 'Schnell', '4': 'Sehr schnell' }, language: 'Sprache',
    confirm: 'Vor jeder Aktion fragen', sound: 'Ton', on: 'An', off: 'Aus', key: 'Dein Schlüssel', keyHint: 'Damit bist du auf einem anderen Gerät du selbst.', useKey: 'Schlüssel von einem anderen Gerät', enter: 'Hereinkommen', noKey: 'Auf diesem Gerät gibt es noch keinen Schlüssel. Spiele erst eine Partie.', show: 'Zeigen', badKey: 'Dieser Schlüssel ist hier nicht bekannt.',
  },
  error: { title: 'Das ging nicht', nowhere: 'Hier ist nichts', nowhereHint: 'Die Adresse ist vielleicht alt.', unreachable: 'Der Server ist nicht erreichbar. Läuft er?', rule: 'Regel' },
};
