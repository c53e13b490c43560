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
    title: 'Wartet auf Mitspieler', link: 'Diesen Link schicken', qr: 'Code mit dem Link, zum Scannen', free: 'frei', invited: 'eingeladen', sit: 'Hier setzen', sitAny: 'Setzen', start: 'Beginnen', leave: 'Tisch verlassen', close: 'Tisch schließen',
    full: 'Alle Plätze sind besetzt. Du kannst zusehen, sobald es beginnt.', host: 'Wer den Tisch öffnete, beginnt.', self: 'Es beginnt, wenn der letzte Platz besetzt ist.', gone: 'Dieser Tisch wurde vor Beginn geschlossen.', present: 'da', code: 'Code', share: 'Teilen',
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
    bot: 'Bot', you: 'du', log: 'Verlauf', chat: 'Gespräch', menu: 'Menü', side: 'Verlauf und Einzelheiten', inspector: 'Einzelheiten', inspectHint: 'Zeige auf ein Ding oder halte es, um es hier zu lesen.', barrier: 'hier endet die Rücknahme', nothingYet: 'Noch ist nichts geschehen.',
    noChat: 'Noch hat niemand etwas gesagt.', say: 'Etwas sagen', clockOf: (name) => `Restzeit von ${name}`, passTo: (name) => `Gib den Bildschirm an ${name}`, iAm: (name) => `Ich bin ${name}`, yourTurn: 'Du bist dran.',
    opening: 'Tisch wird geöffnet', notThere: 'Dieser Tisch kann nicht gezeigt werden', watching: 'Du siehst zu.', choices: 'Was du tun darfst', empty: 'leer', hidden: 'verdeckte Karte', expelled: 'Ein Bot spielt deinen Platz. Du kannst ihn zurücknehmen.', takeBack: 'Meinen Platz zurück',
  },
  generic: { table: 'Der Tisch', yes: 'ja', no: 'nein', facts: 'Angaben', more: (n) => `${n} weitere`, seat: (n) => `Platz ${n}`, nobody: 'niemand' },
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
  },
  quick: { hello: 'Hallo!', 'good-luck': 'Viel Glück und viel Spaß.', 'well-played': 'Gut gespielt!', thinking: 'Ich denke nach.', oops: 'Hoppla.', thanks: 'Danke.', 'your-turn': 'Du bist dran.', 'good-game': 'Gute Partie.' },
  line: { lost: 'Verbindung verloren. Neuer Versuch.', lostSending: 'Verbindung verloren. Deine Aktion wird nochmals gesendet und einmal ausgeführt.' },
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
  rules: { title: 'Regeln', of: (game) => `${game}: Regeln`, search: 'Regeln durchsuchen', none: 'Keine Regel hat diese Wörter.', found: (n) => `${n} ${n === 1 ? 'Absatz' : 'Absätze'}`, pick: 'Welches Spiel?', linkTo: (id) => `Link zu ${id}`, cards: 'Karten', contents: 'Inhalt' },
  replay: {
    title: 'Aufzeichnung', step: (n, all) => `Aktion ${n} von ${all}`, start: 'Anfang', end: 'Ende', first: 'Zum Anfang', back: 'Eine Aktion zurück', play: 'Abspielen', pause: 'Anhalten', on: 'Eine Aktion weiter', last: 'Zum Ende', backTurn: 'Einen Zug zurück', onTurn: 'Einen Zug weiter',
    position: 'Stelle in der Partie', speed: 'Tempo', from: 'Gesehen von', all: 'allen: alle Hände offen', share: 'Diesen Moment teilen', shared: 'Link kopiert', playOn: 'Von hier weiterspielen', record: 'Aufzeichnung herunterladen', proof: 'Beweis herunterladen', proofHint: '`starboard verify DATEI` prüft, dass ehrlich gemischt wurde.',
    notYet: 'Eine Aufzeichnung öffnet sich, wenn die Partie vorbei ist.', plot: 'Verlauf der Partie', plotOf: (what) => `${what} je Aktion`, plotPick: 'Was gezeichnet wird', table: 'Stellung', actions: 'Was geschah',
  },
  settings: {
    title: 'Einstellungen', saved: 'Gespeichert', name: 'Dein Name', theme: 'Farben', dark: 'Dunkel', light: 'Hell', auto: 'Wie das System', speed: 'Bewegung', speeds: { '0': 'Keine', '0.5': 'Langsam', '1': 'Normal', '2': 'Schnell', '4': 'Sehr schnell' }, language: 'Sprache',
    confirm: 'Vor jeder Aktion fragen', on: 'An', off: 'Aus', key: 'Dein Schlüssel', keyHint: 'Damit bist du auf einem anderen Gerät du selbst.', useKey: 'Schlüssel von einem anderen Gerät', enter: 'Hereinkommen', noKey: 'Auf diesem Gerät gibt es noch keinen Schlüssel. Spiele erst eine Partie.', show: 'Zeigen', badKey: 'Dieser Schlüssel ist hier nicht bekannt.',
  },
  error: { title: 'Das ging nicht', nowhere: 'Hier ist nichts', nowhereHint: 'Die Adresse ist vielleicht alt.', unreachable: 'Der Server ist nicht erreichbar. Läuft er?', rule: 'Regel' },
};
