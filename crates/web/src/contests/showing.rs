//! How a tournament stands, as it is told to a browser.

use record::Form;
use rules::Spec;
use session::GameResult;
use tournament::{Contest, GameReport, Pairing, Rating, Round, RoundMeeting, Standing};

use super::{
    contest_run::{ContestGame, ContestGround, ContestRun, is_person},
    seating,
};
use crate::{
    browser::CookieKey,
    tables,
    wire::{
        ContestGameShown, ContestRequest, ContestShown, ContestStateName, EntrantShown, FormName,
        FormatName, GameWatched, MeetingShown, RoundShown, SeatToken,
    },
};

/// How many games are told at once.
const MOST_GAMES: usize = 400;

/// How a tournament stands.
pub(crate) fn contest_shown(run: &ContestRun, browser: Option<&str>) -> ContestShown {
    let me = run.entrant_of(browser);
    let ground = run.ground();
    let ContestGround { row, request, contest, keeper, .. } = &*ground;
    let standing = keeper.as_ref().map(tournament::Scorekeeper::standing);
    let ratings = standing.map(|standing| standing.rated(None));
    let entrants = request.players.iter().enumerate().map(|(at, spec)| {
        let rating = ratings.as_ref().and_then(|ratings| ratings.get(at));
        let is_taken = row.people.get(at).is_some_and(Option::is_some);
        entrant(standing, at, spec, rating, is_taken)
    });
    let entrants = entrants.collect();
    let schedule = keeper.as_ref().map(tournament::Scorekeeper::schedule);
    let state = ContestStateName::named(&row.state);
    let game: Result<Spec, _> = request.game.parse();
    let spec = contest.as_ref().map(|contest| contest.game.clone()).or_else(|| game.ok());
    ContestShown {
        id: run.id().to_owned(),
        title: row.name.clone(),
        state,
        yours: browser == Some(run.owner()),
        me: me.map(few_entrants),
        name: spec.as_ref().map_or_else(String::new, |spec| spec.name.clone()),
        spec: spec.map_or_else(|| request.game.clone(), |spec| spec.to_string()),
        format: format_name(&request.format),
        clock: request.clock.clone(),
        begun: seconds(row.begun),
        played: standing.map_or(0, |standing| few(standing.games)),
        planned: schedule.map_or(0, |schedule| few(schedule.planned())),
        draws: standing.map_or(0, |standing| few(standing.draws)),
        running: state == ContestStateName::Running,
        entrants,
        crosstable: standing.map_or_else(Vec::new, crosstable),
        rounds: schedule
            .map_or_else(Vec::new, |schedule| schedule.rounds().iter().map(round).collect()),
        watch: ground.live.as_ref().map(|live| few(live.number)),
        forms: contest.as_deref().map_or_else(Vec::new, forms),
    }
}

fn crosstable(standing: &Standing) -> Vec<Vec<[u32; 3]>> {
    let row =
        |row: &Vec<tournament::Meeting>| row.iter().map(|meeting| meeting.games.map(few)).collect();
    standing.meetings.iter().map(row).collect()
}

fn round(round: &Round) -> RoundShown {
    let meeting = |meeting: &RoundMeeting| MeetingShown {
        players: meeting.players.map(few_entrants),
        halves: meeting.halves.map(few),
    };
    RoundShown {
        meetings: round.meetings.iter().map(meeting).collect(),
        byes: round.byes.iter().copied().map(few_entrants).collect(),
    }
}

/// The forms in which such games can be written.
fn forms(contest: &Contest) -> Vec<FormName> {
    let fits = |form: &Form| contest.check_form(*form).is_ok();
    let forms = Form::ALL.into_iter().filter(fits).map(FormName::from);
    [FormName::Csv].into_iter().chain(forms).collect()
}

fn entrant(
    standing: Option<&Standing>,
    at: usize,
    spec: &str,
    rating: Option<&Rating>,
    taken: bool,
) -> EntrantShown {
    EntrantShown {
        spec: spec.to_owned(),
        person: is_person(spec),
        taken,
        games: standing.map_or(0, |standing| few(standing.played[at])),
        wins: standing.map_or(0, |standing| few(standing.wins[at])),
        losses: standing.map_or(0, |standing| few(standing.losses[at])),
        points: standing.map_or(0.0, |standing| standing.points(at)),
        rating: rating.map_or(0.0, |rating| rating.strength),
        uncertainty: rating.map_or(0.0, |rating| rating.uncertainty),
    }
}

impl ContestRun {
    /// The games that go on, those that come next, and those of the last round that are over.
    pub(crate) fn pairings(&self, browser: Option<&str>, key: &CookieKey) -> Vec<ContestGameShown> {
        let me = self.entrant_of(browser);
        let ground = self.ground();
        let Some(keeper) = &ground.keeper else { return Vec::new() };
        let schedule = keeper.schedule();
        let last_round: Vec<[usize; 2]> = schedule.rounds().last().map_or_else(Vec::new, |round| {
            round.meetings.iter().map(|meeting| meeting.players).collect()
        });
        let in_last_round = |pairing: &Pairing| {
            let mut players = pairing.seats.clone();
            players.sort_unstable();
            last_round.iter().any(|known| known[..] == players[..])
        };
        let first = if last_round.is_empty() {
            keeper.counted()
        } else {
            (0..schedule.len())
                .find(|&number| schedule.pairing(number).is_some_and(|one| in_last_round(&one)))
                .unwrap_or(0)
        };
        let numbers = (first..schedule.len()).take(MOST_GAMES);
        let pairings = numbers.filter_map(|number| schedule.pairing(number));
        pairings.map(|pairing| game(&ground, &pairing, me, key)).collect()
    }

    /// The games of two who have met, in the order of the schedule.
    pub(crate) fn meetings(
        &self,
        pair: [usize; 2],
        browser: Option<&str>,
        key: &CookieKey,
    ) -> Vec<ContestGameShown> {
        let me = self.entrant_of(browser);
        let ground = self.ground();
        let known = ground.games.iter();
        let met =
            known.filter_map(|(&number, _)| ground.keeper.as_ref()?.schedule().pairing(number));
        let met = met.filter(|pairing| pair.iter().all(|player| pairing.seats.contains(player)));
        met.take(MOST_GAMES).map(|pairing| game(&ground, &pairing, me, key)).collect()
    }

    /// A game between computers as far as it was played, to be watched.
    pub(crate) fn watched(&self, number: u64) -> Option<GameWatched> {
        let (contest, seats, position, moves, report, game) = {
            let ground = self.ground();
            let contest = ground.contest.clone()?;
            let known = ground.games.get(&number);
            match (known.and_then(|known| known.report.clone()), &ground.live) {
                (Some(report), _) => (
                    contest,
                    report.seats.clone(),
                    report.position.clone(),
                    report.moves.clone(),
                    Some(report),
                    known.and_then(|known| known.game),
                ),
                (None, Some(live)) if live.number == number => {
                    let live = live.clone();
                    (contest, live.seats, live.position, live.moves, None, None)
                }
                _ => return None,
            }
        };
        let mut board = session::open_table_at(&contest.game, position.as_deref()).ok()?;
        for text in &moves {
            board.play(text).ok()?;
        }
        let players = seats.iter().map(|&player| contest.players[player].to_string());
        let squares = board.board();
        let names: Vec<String> =
            squares.squares().map(|square| board.square_name(square)).collect();
        Some(GameWatched {
            number: few(number),
            seats: seats.iter().copied().map(few_entrants).collect(),
            players: players.collect(),
            board: tables::picture(&squares, &names),
            turn: board.turn().0,
            result: report.as_ref().map(result_words).unwrap_or_default(),
            over: report.is_some(),
            game: game.and_then(|game| u32::try_from(game).ok()),
            moves,
        })
    }
}

/// A game of the schedule, as it is told to a browser.
fn game(
    ground: &ContestGround,
    pairing: &Pairing,
    me: Option<usize>,
    key: &CookieKey,
) -> ContestGameShown {
    let nothing = ContestGame::default();
    let known = ground.games.get(&pairing.number).unwrap_or(&nothing);
    let seat = me.and_then(|me| pairing.seats.iter().position(|&player| player == me));
    let seat = seat.and_then(|seat| u8::try_from(seat).ok());
    let yours = known.table.as_ref().zip(seat).filter(|_| known.report.is_none());
    let report = known.report.as_ref();
    ContestGameShown {
        number: few(pairing.number),
        seats: pairing.seats.iter().copied().map(few_entrants).collect(),
        live: ground.live.as_ref().is_some_and(|live| live.number == pairing.number),
        over: report.is_some(),
        winner: report.and_then(|report| report.winner),
        loser: report.and_then(|report| report.loser),
        reason: report.map(|report| report.reason.clone()).filter(|reason| !reason.is_empty()),
        moves: report.map_or(0, |report| few(report.moves.len() as u64)),
        game: known.game.and_then(|game| u32::try_from(game).ok()),
        yours: yours.map(|(table, seat)| SeatToken {
            seat,
            token: seating::seat_token(key, table, seat).as_str().to_owned(),
        }),
        table: known.table.clone().filter(|_| report.is_none()),
    }
}

/// The points of a game, in the order of seats: `1-0`, `½-½`.
fn result_words(report: &GameReport) -> String {
    let outcome = report.outcome();
    let told = GameResult { outcome, reason: None };
    let (word, _) = told.words();
    match (word, report.winner) {
        ("draw", _) => "½–½".to_owned(),
        (_, Some(0)) => "1–0".to_owned(),
        (_, Some(1)) => "0–1".to_owned(),
        _ => String::new(),
    }
}

fn format_name(text: &str) -> FormatName {
    let found = tournament::Format::NAMES.iter().find(|(name, _)| *name == text);
    found.map_or(FormatName::RoundRobin, |(_, format)| FormatName::from(*format))
}

/// A count of games as it is sent.
fn few(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn few_entrants(number: usize) -> u32 {
    few(number as u64)
}

fn seconds(moment: i64) -> u32 {
    u32::try_from(moment).unwrap_or_default()
}

impl ContestRequest {
    /// Whether people take part.
    #[must_use]
    pub fn has_people(&self) -> bool {
        self.gathers || self.players.iter().any(|player| is_person(player))
    }
}
