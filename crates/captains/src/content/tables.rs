//! The tables of the file: boards, tiles, tracks, cards, checked against the printed counts.

use super::build::{Builder, Fault};
use super::*;
use toml::Spanned;

/// Everything but the effect lists themselves.
pub(super) fn tables(b: &mut Builder<'_>, file: &raw::File, bonus: [List; 3]) -> Result<Content, Fault> {
    unique_ids(b, file)?;
    names(b, file)?;
    counts(b, file)?;
    let cards = cards(b, file)?;
    let stations = stations(b, file)?;
    let boards = file.board.iter().map(|board| self::board(b, board)).collect::<Result<Vec<_>, _>>()?;
    let content = Content {
        edition: file.edition.clone(),
        numbers: numbers(file)?,
        ready: file.player_setup.ready_room.iter().map(|word| b.figure(word)).collect::<Result<_, _>>()?,
        queue: file.player_setup.queue_front_to_back.iter().map(|word| b.figure(word)).collect::<Result<_, _>>()?,
        ships: file.seat.iter().map(|seat| seat.ship.clone()).collect(),
        rooms: rooms(b, file)?,
        slot_boards: file.tech_slot_board.iter().map(|side| slot_board(b, side)).collect::<Result<_, _>>()?,
        tech_boards: tech_boards(file)?,
        solo_board: b.named(&file.solo.board, "board", boards.iter().map(|board| board.id.as_str()))?,
        boards,
        rounds: rounds(b, file, &stations)?,
        tiles: tiles(b, file, &stations)?,
        stations,
        pirates: pirates(b, file)?,
        artifacts: artifacts(file),
        zones: zones(file)?,
        factions: factions(file)?,
        tracks: tracks(b, file)?,
        events: events(b, file)?,
        missions: file.mission.iter().map(|mission| b.mission(mission)).collect::<Result<_, _>>()?,
        passengers: passengers(b, file, &cards)?,
        cards,
        orders: orders(file),
        order_names: order_names(file),
        epilogues: epilogues(b, file)?,
        bonus,
        effects: Vec::new(),
        lists: Vec::new(),
    };
    Ok(content)
}

/// Names go into notation and records.
fn names(b: &Builder<'_>, file: &raw::File) -> Result<(), Fault> {
    let mut named: Vec<(&raw::Word, &str)> = Vec::new();
    named.extend(file.room.iter().map(|x| (&x.id, x.name.as_str())));
    named.extend(file.board.iter().flat_map(|board| &board.location).map(|x| (&x.id, x.name.as_str())));
    named.extend(file.event.iter().map(|x| (&x.id, x.name.as_str())));
    named.extend(file.tech.iter().map(|x| (&x.id, x.name.as_str())));
    named.extend(file.omega.iter().map(|x| (&x.id, x.name.as_str())));
    named.extend(file.mission.iter().map(|x| (&x.id, x.name.as_str())));
    named.extend(file.passenger.iter().map(|x| (&x.id, x.name.as_str())));
    let wrong = named.into_iter().find_map(|(id, name)| Some((id, kernel::check_name(name).err()?)));
    wrong.map_or(Ok(()), |(id, what)| b.fault(id.span(), what))
}

fn unique_ids(b: &Builder<'_>, file: &raw::File) -> Result<(), Fault> {
    b.unique("room", file.room.iter().map(|x| &x.id))?;
    b.unique("board", file.board.iter().map(|x| &x.id))?;
    b.unique("tile", file.tile.iter().map(|x| &x.id))?;
    b.unique("station", file.station.iter().map(|x| &x.id))?;
    b.unique("pirate", file.pirate.iter().map(|x| &x.id))?;
    b.unique("artifact", file.artifact.iter().map(|x| &x.id))?;
    b.unique("event", file.event.iter().map(|x| &x.id))?;
    b.unique("tech", file.tech.iter().map(|x| &x.id).chain(file.omega.iter().map(|x| &x.id)))?;
    b.unique("mission", file.mission.iter().map(|x| &x.id))?;
    b.unique("passenger", file.passenger.iter().map(|x| &x.id))
}

/// The printed numbers of pieces and what the file lists must agree.
fn counts(b: &Builder<'_>, file: &raw::File) -> Result<(), Fault> {
    let c = &file.components;
    let total = |counts: &mut dyn Iterator<Item = u8>| counts.map(usize::from).sum::<usize>();
    let events = |mode: Mode| file.event.iter().filter(|event| event.mode == mode).count();
    let pairs = [
        ("tech cards", c.tech_cards, file.tech.len()),
        ("omega cards", c.omega_cards, file.omega.len()),
        ("mission cards", c.mission_cards, file.mission.len()),
        ("event cards", c.event_cards, events(Mode::Multi)),
        ("solo event cards", c.solo_event_cards, events(Mode::Solo)),
        ("passenger cards", c.passenger_cards, file.passenger.len()),
        ("triangle tiles", c.triangle_tiles, file.tile.len()),
        ("station cards", c.station_cards, file.station.iter().filter(|station| station.card).count()),
        ("pirate tokens", c.pirate_tokens, total(&mut file.pirate.iter().map(|x| x.count))),
        ("artifact tokens", c.artifact_tokens, total(&mut file.artifact.iter().map(|x| x.count))),
        ("action cards", c.action_cards, total(&mut file.action_card.iter().map(|x| x.count))),
        ("ships", c.ships, file.seat.len()),
    ];
    for (what, printed, listed) in pairs {
        if printed != listed {
            return Err(Fault::at(0, format!("[components] says {printed} {what}, but {listed} are listed")));
        }
    }
    capacities(b, file)
}

fn capacities(b: &Builder<'_>, file: &raw::File) -> Result<(), Fault> {
    let most = [
        ("techs and omegas", file.tech.len() + file.omega.len(), CARDS),
        ("missions", file.mission.len(), Mission::MOST),
        ("sorts of pirate", file.pirate.len(), Pirate::MOST),
        ("pirate tokens", file.components.pirate_tokens, crate::state::PIRATES),
        ("artifact tokens", file.components.artifact_tokens, crate::state::ARTIFACTS),
        ("sorts of artifact", file.artifact.len(), Artifact::MOST),
        ("events", file.event.len(), EventCard::MOST),
        ("stations", file.station.len(), Station::MOST),
        ("boards", file.board.len(), 8),
        ("sides of the tech-slot board", file.tech_slot_board.len(), 8),
        ("passengers", file.passenger.len(), 64),
        ("tiles", file.tile.len(), 24),
        ("action cards", file.components.action_cards, crate::state::ORDERS),
    ];
    for (what, n, most) in most {
        if n > most || n == 0 {
            return Err(Fault::at(0, format!("1 to {most} {what} can be used, not {n}")));
        }
    }
    match file.tech.iter().filter(|tech| tech.class == Class::Alpha).count() {
        n if n < 10 => b.fault(file.tech[0].id.span(), format!("set-up needs at least 10 alpha techs, not {n}")),
        _ => Ok(()),
    }
}

fn numbers(file: &raw::File) -> Result<Numbers, Fault> {
    let (setup, scoring) = (&file.player_setup, &file.scoring);
    if file.ship_board.cargo_damaged_at_start != setup.damage_in_cargo {
        return Err(Fault::at(0, "[ship_board] and [player_setup] differ on the damage in cargo"));
    }
    if !(1..=8).contains(&file.players.rounds) || file.rounds_listed() != usize::from(file.players.rounds) {
        return Err(Fault::at(0, "one [[round]] is listed for each round, 1 to 8"));
    }
    if file.track_rules.spaces < 2 || usize::from(file.track_rules.spaces) > STEPS {
        return Err(Fault::at(0, format!("a track has 2 to {STEPS} spaces")));
    }
    if setup.rings > 20 || setup.medals > 100 || file.ship_board.cargo_slots > 20 || setup.damage_in_cargo > 20 {
        return Err(Fault::at(0, "[player_setup] or [ship_board] has a number beyond all bounds"));
    }
    if setup.ready_room.len() + setup.queue_front_to_back.len() > 16 || setup.rings != file.costs.max_commanders {
        return Err(Fault::at(0, "a crew has at most 16 figures, and as many commanders as rings"));
    }
    if file.players.max_events_per_game > 3 || file.costs.activate_with_artifacts.artifact != 2 {
        return Err(Fault::at(0, "at most 3 events can happen, and a room takes 2 artifacts"));
    }
    Ok(Numbers {
        rounds: file.players.rounds,
        events: file.players.max_events_per_game,
        queue_kept: file.players.queue_kept_at_round_end,
        train: file.costs.train.medal,
        promote: file.costs.promote.medal,
        rings: setup.rings,
        medals: setup.medals,
        cargo: file.ship_board.cargo_slots,
        cargo_damage: setup.damage_in_cargo,
        steps: file.track_rules.spaces,
        lap: i16::from(file.track_rules.loop_points),
        trophy: file.track_rules.trophy_at_loop,
        commander: scoring.commander.clamp(-100, 100),
        android: scoring.android.clamp(-100, 100),
        pirate: scoring.pirate_token.clamp(-100, 100),
        medal_halves: scoring.medal_halves.clamp(-100, 100),
        artifact_halves: scoring.artifact_halves.clamp(-100, 100),
        damage: scoring.damage.clamp(-100, 100),
    })
}

impl raw::File {
    fn rounds_listed(&self) -> usize {
        self.round.iter().enumerate().filter(|(i, round)| usize::from(*round.n.get_ref()) == i + 1).count()
    }
}

fn rooms(b: &mut Builder<'_>, file: &raw::File) -> Result<Vec<RoomFace>, Fault> {
    if file.room.len() != ROOMS {
        return Err(Fault::at(0, format!("a ship has {ROOMS} rooms, not {}", file.room.len())));
    }
    let face = |room: &raw::Room| {
        let effects = b.list(&room.effects)?;
        Ok(RoomFace { id: room.id.get_ref().clone(), name: room.name.clone(), color: room.color, effects })
    };
    file.room.iter().map(face).collect()
}

fn slot_board(b: &Builder<'_>, side: &raw::SlotBoard) -> Result<SlotBoard, Fault> {
    if side.slot.len() != SLOTS || side.damaged_at_start.iter().any(|&n| n == 0 || usize::from(n) > SLOTS) {
        return b.fault(side.side.span(), format!("a tech-slot board has slots 1 to {SLOTS}"));
    }
    let mut slots = [[[None; 3]; 2]; SLOTS];
    for (i, slot) in side.slot.iter().enumerate() {
        if usize::from(*slot.n.get_ref()) != i + 1 {
            return b.fault(slot.n.span(), format!("slot {} is expected here", i + 1));
        }
        slots[i] = [b.edge(&slot.left)?, b.edge(&slot.right)?];
    }
    let damaged = side.damaged_at_start.iter().fold(0, |mask, n| mask | 1 << (n - 1));
    Ok(SlotBoard { side: side.side.get_ref().clone(), damaged, slots })
}

fn tech_boards(file: &raw::File) -> Result<[(u8, u8); 2], Fault> {
    let side = |name: &str| file.central_tech_board.iter().find(|board| board.side.get_ref() == name);
    let (Some(multi), Some(solo)) = (side("multi"), side("solo")) else {
        return Err(Fault::at(0, "the central tech board has the sides multi and solo"));
    };
    let mut spaces = [(0, 0); 2];
    for (i, board) in [multi, solo].into_iter().enumerate() {
        let all: Vec<u8> = board.alpha_spaces.iter().chain(&board.omega_spaces).copied().collect();
        if all.len() > SPACES || !all.iter().copied().eq(1..=all.len() as u8) {
            return Err(Fault::at(0, format!("the spaces of a tech board are numbered 1 to at most {SPACES}")));
        }
        spaces[i] = (board.alpha_spaces.len() as u8, board.omega_spaces.len() as u8);
    }
    if usize::from(spaces[0].1.max(spaces[1].1)) > file.omega.len() {
        return Err(Fault::at(0, "there are fewer omegas than spaces for them"));
    }
    Ok(spaces)
}

fn board(b: &Builder<'_>, board: &raw::Board) -> Result<Board, Fault> {
    if board.location.len() > Place::MOST || board.route.len() > Route::MOST {
        return b.fault(
            board.id.span(),
            format!("a board has at most {} locations and {} routes", Place::MOST, Route::MOST),
        );
    }
    b.unique("location", board.location.iter().map(|x| &x.id))?;
    b.unique("route", board.route.iter().map(|x| &x.id))?;
    let home = board.location.iter().position(|place| place.id.get_ref() == "home_station" && !place.planet);
    let Some(home) = home else { return b.fault(board.id.span(), "a board needs home_station, which is no planet") };
    let face = |place: &raw::Location| PlaceFace {
        id: place.id.get_ref().clone(),
        name: place.name.clone(),
        planet: place.planet,
        xy: place.xy,
        routes: [None; 3],
    };
    let mut built = Board {
        id: board.id.get_ref().clone(),
        players: board.players.clone(),
        size: [board.width, board.height],
        places: board.location.iter().map(face).collect(),
        routes: Vec::new(),
        home: Place(home as u8),
    };
    for route in &board.route {
        add_route(b, &mut built, route)?;
    }
    Ok(built)
}

fn add_route(b: &Builder<'_>, board: &mut Board, route: &raw::Route) -> Result<(), Fault> {
    let place = |word| b.named(word, "location", board.places.iter().map(|place| place.id.as_str()));
    let ends = [Place(place(&route.a)? as u8), Place(place(&route.b)? as u8)];
    let joined = board.routes.iter().any(|other| other.ends == ends || other.ends == [ends[1], ends[0]]);
    if ends[0] == ends[1] || joined {
        return b.fault(route.id.span(), "a route joins two locations that no other route joins");
    }
    let number = Route(board.routes.len() as u8);
    for (here, there) in [(ends[0], ends[1]), (ends[1], ends[0])] {
        let way = &mut board.places[here.index()].routes[route.color as usize];
        if way.replace((number, there)).is_some() {
            return b.fault(route.id.span(), format!("a location has one {} route at most", route.color.word()));
        }
    }
    let id = route.id.get_ref().clone();
    board.routes.push(RouteFace { id, ends, color: route.color, start_pirate: route.start_pirate });
    Ok(())
}

fn station(b: &Builder<'_>, word: &raw::Word, stations: &[StationFace]) -> Result<Station, Fault> {
    b.named(word, "station", stations.iter().map(|face| face.id.as_str())).map(|at| Station(at as u8))
}

fn rounds(b: &Builder<'_>, file: &raw::File, stations: &[StationFace]) -> Result<Vec<RoundFace>, Fault> {
    let waiting = |word: &raw::Word| {
        let tile = b.named(word, "tile", file.tile.iter().map(|tile| tile.id.get_ref().as_str()))?;
        match &file.tile[tile].station {
            Some(name) => station(b, name, stations),
            None => b.fault(word.span(), "only station tiles wait on the round track"),
        }
    };
    let face = |round: &raw::Round| {
        Ok(RoundFace {
            medals: round.per_player.medal.unwrap_or(0).min(20),
            cadets: round.per_player.cadet.unwrap_or(0).min(2),
            tiles: round.station_tiles.iter().map(waiting).collect::<Result<_, Fault>>()?,
        })
    };
    file.round.iter().map(face).collect()
}

fn tiles(b: &Builder<'_>, file: &raw::File, stations: &[StationFace]) -> Result<Vec<TileFace>, Fault> {
    let face = |tile: &raw::Tile| {
        let face = match (tile.kind, &tile.station, tile.number) {
            (TileKind::Station, Some(name), None) => Tile::Station(station(b, name, stations)?),
            (TileKind::Number, None, Some(n)) if n > 0 && usize::from(n) <= NUMBERS => Tile::Number(n),
            (TileKind::Mission, None, None) => Tile::Mission,
            _ => {
                return b
                    .fault(tile.id.span(), format!("a tile has a station, or a number 1 to {NUMBERS}, or neither"));
            }
        };
        Ok(TileFace { tile: face, dealt: tile.dealt, four_only: tile.four_player_only })
    };
    file.tile.iter().map(face).collect()
}

fn stations(b: &mut Builder<'_>, file: &raw::File) -> Result<Vec<StationFace>, Fault> {
    if file.station.first().is_none_or(|station| station.id.get_ref() != "home") {
        return Err(Fault::at(0, "the first [[station]] is home"));
    }
    let face = |station: &raw::Station| {
        let effects = b.list(&station.effects)?;
        Ok(StationFace {
            id: station.id.get_ref().clone(),
            name: station.name.clone(),
            faction: station.faction,
            effects,
        })
    };
    file.station.iter().map(face).collect()
}

fn pirates(b: &mut Builder<'_>, file: &raw::File) -> Result<Vec<PirateFace>, Fault> {
    let face = |pirate: &raw::Pirate| {
        let effects = b.list(&pirate.effects)?;
        Ok(PirateFace {
            id: pirate.id.get_ref().clone(),
            exhaust: pirate.exhaust,
            reward: pirate.reward.clone(),
            effects,
            count: pirate.count,
        })
    };
    file.pirate.iter().map(face).collect()
}

fn artifacts(file: &raw::File) -> Vec<ArtifactFace> {
    let face = |x: &raw::Artifact| ArtifactFace { id: x.id.get_ref().clone(), colors: x.colors, count: x.count };
    file.artifact.iter().map(face).collect()
}

fn zones(file: &raw::File) -> Result<[u8; STEPS], Fault> {
    let mut zones = [0; STEPS];
    for zone in &file.track_rules.zones {
        if zone.from > zone.to || usize::from(zone.to) >= STEPS {
            return Err(Fault::at(0, "a zone of [track_rules] runs from one space to a later one"));
        }
        zones[usize::from(zone.from)..=usize::from(zone.to)].fill(zone.points);
    }
    Ok(zones)
}

fn factions(file: &raw::File) -> Result<[String; 3], Fault> {
    let name = |track: Track| {
        let found = file.faction.iter().find(|faction| faction.id == track);
        found
            .map(|faction| faction.name.clone())
            .ok_or_else(|| Fault::at(0, format!("faction {} is missing", track.word())))
    };
    Ok([name(Track::Coop)?, name(Track::Tincan)?, name(Track::Nian)?])
}

fn tracks(b: &mut Builder<'_>, file: &raw::File) -> Result<[Vec<TrackSide>; 3], Fault> {
    let mut tracks = [const { Vec::new() }; 3];
    for side in &file.track {
        let mut bonus = [None; STEPS];
        for one in &side.bonuses {
            let space = *one.space.get_ref();
            if space >= file.track_rules.spaces || space == side.event_space || bonus[usize::from(space)].is_some() {
                return b.fault(one.space.span(), "a bonus has a space of its own, not the event's");
            }
            bonus[usize::from(space)] = Some(b.list(&one.effects)?);
        }
        let face = TrackSide { side: side.side.get_ref().clone(), event_space: side.event_space, bonus };
        tracks[side.faction as usize].push(face);
    }
    match tracks.iter().all(|sides| (1..=4).contains(&sides.len())) {
        true => Ok(tracks),
        false => Err(Fault::at(0, "each faction has 1 to 4 [[track]] sides")),
    }
}

fn events(b: &mut Builder<'_>, file: &raw::File) -> Result<Vec<EventFace>, Fault> {
    let face = |event: &raw::Event| {
        let lasting = match &event.lasting {
            None => None,
            Some(part) => {
                b.one_of(&part.on, &[("turn_end_at_station", ())])?;
                let undone = part.undone_at_game_end.as_ref().map(|list| b.list(list)).transpose()?;
                Some(Lasting { gain: b.list(&part.gain)?, undone })
            }
        };
        Ok(EventFace {
            id: event.id.get_ref().clone(),
            name: event.name.clone(),
            track: event.faction,
            mode: event.mode,
            you: b.list(&event.you)?,
            each: b.list(&event.each)?,
            lasting,
        })
    };
    let events: Vec<EventFace> = file.event.iter().map(face).collect::<Result<_, Fault>>()?;
    for (track, mode) in Track::ALL.into_iter().flat_map(|track| [(track, Mode::Multi), (track, Mode::Solo)]) {
        if !events.iter().any(|event| event.track == track && event.mode == mode) {
            return Err(Fault::at(0, format!("{} has no {mode:?} event", track.word())));
        }
    }
    Ok(events)
}

fn cards(b: &mut Builder<'_>, file: &raw::File) -> Result<Vec<CardFace>, Fault> {
    let techs = file.tech.len();
    let mut cards = Vec::with_capacity(techs + file.omega.len());
    for (i, tech) in file.tech.iter().enumerate() {
        cards.push(b.tech(i, tech)?);
    }
    for (i, omega) in file.omega.iter().enumerate() {
        cards.push(b.omega(techs + i, omega)?);
    }
    Ok(cards)
}

fn passengers(b: &mut Builder<'_>, file: &raw::File, cards: &[CardFace]) -> Result<Vec<PassengerFace>, Fault> {
    let face = |passenger: &raw::Passenger| {
        if passenger.tincan_event_techs.len() > crate::state::GIFTS {
            return b.fault(passenger.id.span(), format!("at most {} techs lie on the event", crate::state::GIFTS));
        }
        let tech = |word: &raw::Word| {
            let at = b.named(word, "tech", cards.iter().map(|face| face.id.as_str()))?;
            if cards[at].card.is_omega() {
                b.fault(word.span(), "an omega cannot lie on the event")
            } else {
                Ok(cards[at].card)
            }
        };
        let techs = passenger.tincan_event_techs.iter().map(tech).collect::<Result<_, Fault>>()?;
        let per = passenger.score.iter().filter_map(|one| Some((one.per?, one.points.unwrap_or(0))));
        let flat = passenger.score.iter().filter_map(|one| one.flat);
        Ok(PassengerFace {
            id: passenger.id.get_ref().clone(),
            name: passenger.name.clone(),
            techs,
            action: b.list(&passenger.action)?,
            flat: flat.map(i16::from).sum(),
            scores: per.map(|(per, points)| Score { per, points, max: None }).collect(),
        })
    };
    file.passenger.iter().map(face).collect()
}

fn orders(file: &raw::File) -> [u8; 4] {
    Order::ALL
        .map(|order| file.action_card.iter().filter(|card| *card.id.get_ref() == order).map(|card| card.count).sum())
}

fn order_names(file: &raw::File) -> [String; 4] {
    let name = |order| file.action_card.iter().find(|card| *card.id.get_ref() == order).map(|card| card.name.clone());
    Order::ALL.map(|order| name(order).unwrap_or_default())
}

fn epilogues(b: &Builder<'_>, file: &raw::File) -> Result<Vec<Epilogue>, Fault> {
    let mut next = 0u16;
    for band in &file.epilogue {
        let from = u16::from(*Spanned::get_ref(&band.from));
        if from != next {
            return b.fault(band.from.span(), format!("the next epilogue begins at {next}"));
        }
        next = band.to.map_or(u16::MAX, |to| u16::from(to) + 1);
    }
    if next != u16::MAX {
        return Err(Fault::at(0, "the last epilogue has no end: leave out its `to`"));
    }
    Ok(file.epilogue.iter().map(|band| Epilogue { from: *band.from.get_ref(), text: band.text.clone() }).collect())
}
