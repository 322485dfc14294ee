//! The one place where a game's types are hidden.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rules::{
    Board, Diagram, History, Notation, Outcome, Player, PositionError, Reason, Rulebook, Spec,
    SpecError, Square, Translated,
};
use search::{
    Expertise, Limits, Meter, RootScope, ScoreScale, SearchTask, Stop, Thought, Variation,
    usual_limits,
};

use crate::{
    Advice, AdviceLine, AnalysisError, AnalysisScope, AnyGame, EngineRun, ExplanationRun,
    ExternalEngine, FallibleRun, GameEnding, GameNotation, PlayError, Turn, View, Watcher, Worth,
    appraisal::Appraisal,
    capture::captured,
    engines::{self, Purpose, SeatedEngine, build},
    explanation::explanation,
    move_scorer::MoveScorer,
    watcher::NumberedTrace,
};

/// A table for a game that is on no shelf.
pub fn table_of<G: Notation + Expertise>(game: G) -> Box<dyn AnyGame> {
    Box::new(Typed::new(game))
}

/// A table for one type of game.
pub(crate) struct Typed<G: Notation + Expertise> {
    game: Arc<G>,
    /// Shared with the jobs that think about it and with forks: it is copied only if it changes
    /// while one of them still has it.
    history: Arc<History<G>>,
    /// How the game ended, found once for every position on the board.
    ending: Option<GameEnding>,
    /// The engine of each seat that has one. It is locked while it thinks: a job that was told to
    /// stop lets go soon, and the next one waits for that.
    engines: Vec<Option<Chair<G>>>,
}

/// What is wanted of an engine.
struct EngineTask<M> {
    /// Whether it plays a game, and so has usual limits.
    plays: bool,
    /// The moves to look at; empty if all of them.
    only: Vec<M>,
    /// How many lines to tell.
    lines: usize,
}

impl<M> EngineTask<M> {
    /// A move in a game.
    const MOVE: Self = Self { plays: true, only: Vec::new(), lines: 1 };
    /// The answer to a question.
    const ANSWER: Self = Self { plays: false, only: Vec::new(), lines: 1 };
}

/// Who thinks at a seat.
enum Chair<G: Notation + Expertise> {
    Engine(Arc<Mutex<SeatedEngine<G>>>),
    External(Arc<Mutex<Box<dyn ExternalEngine>>>),
}

impl<G: Notation + Expertise> Typed<G> {
    pub(crate) fn new(game: G) -> Self {
        let history = Arc::new(History::new(&game));
        Self::at(Arc::new(game), history)
    }

    /// A table with this game in progress and no engine seated.
    fn at(game: Arc<G>, history: Arc<History<G>>) -> Self {
        let engines = (0..game.players()).map(|_| None).collect();
        let ending = ending(&*game, &history);
        Self { game, history, ending, engines }
    }

    /// Puts another history on the board.
    fn put(&mut self, history: History<G>) {
        self.history = Arc::new(history);
        self.ending = ending(&*self.game, &self.history);
    }

    /// The thinking of an external engine about the present position.
    fn visit(
        &self,
        external: Arc<Mutex<Box<dyn ExternalEngine>>>,
        limits: Limits,
        stop: Stop,
    ) -> FallibleRun {
        let (game, history) = (Arc::clone(&self.game), Arc::clone(&self.history));
        Box::new(move |tell| {
            let mut external = external.lock().unwrap_or_else(PoisonError::into_inner);
            external.think(&place(&*game, &history), limits, &stop, tell)
        })
    }

    /// Lets the external engines know where the game has ended. One that still thinks about
    /// something need not know any more.
    fn tell_external_engines_the_end(&self) {
        for chair in self.engines.iter().flatten() {
            if let Chair::External(external) = chair
                && let Ok(mut external) = external.try_lock()
            {
                external.end(&place(&*self.game, &self.history));
            }
        }
    }

    /// The engines at the table that are not thinking.
    fn idle_engines(&self) -> impl Iterator<Item = MutexGuard<'_, SeatedEngine<G>>> {
        self.engines.iter().flatten().filter_map(|chair| match chair {
            Chair::Engine(engine) => engine.try_lock().ok(),
            Chair::External(_) => None,
        })
    }

    /// A search by this engine in the present position, if the game goes on. Where no limits are
    /// set, a player keeps the usual ones, and a question is answered without any.
    fn job(
        &self,
        engine: Arc<Mutex<SeatedEngine<G>>>,
        limits: Limits,
        stop: Stop,
        wanted: EngineTask<G::Move>,
    ) -> Option<EngineRun> {
        if self.ending.is_some() {
            return None;
        }
        let (game, history) = (Arc::clone(&self.game), Arc::clone(&self.history));
        Some(Box::new(move |tell| {
            // An engine that panicked thinks afresh every time: its state is only a memory.
            let mut seated = engine.lock().unwrap_or_else(PoisonError::into_inner);
            let mut limits = limits.or(seated.limits);
            if wanted.plays && limits == Limits::default() {
                limits = seated.usual;
            }
            let mut meter = Meter::new(limits, stop);
            let mut report = |thought: &Thought<G::Move>| tell(advice(&*game, &history, thought));
            let scope = RootScope { only: &wanted.only, lines: wanted.lines };
            let task = SearchTask::new(&*game, &history, &mut meter).within(scope);
            let thought = seated.engine.think(&mut task.reporting(&mut report));
            advice(&*game, &history, &thought)
        }))
    }
}

/// What a program from outside is told of a game.
fn place<G: Notation>(game: &G, history: &History<G>) -> GameNotation {
    let (positions, moves) = (history.positions(), history.moves());
    let text = |(position, &played): (&G::Position, &G::Move)| game.write_move(position, played);
    let moves = positions.iter().zip(moves).map(text).collect();
    GameNotation { start: game.write_position(&positions[0]), moves }
}

/// How a game ended, if it has: by the position on the board or by its repetition.
fn ending<G: Notation>(game: &G, history: &History<G>) -> Option<GameEnding> {
    let position = history.position();
    if let Some(outcome) = game.outcome(position) {
        return Some(GameEnding { outcome, reason: game.reason(position) });
    }
    let repeated = history.is_repeated(game);
    repeated.then_some(GameEnding { outcome: Outcome::Draw, reason: Reason::Repetition })
}

/// A move as a person makes it.
fn turn<G: Notation>(game: &G, position: &G::Position, board: &Board, played: G::Move) -> Turn {
    let path = game.path(position, played);
    let takes = match path[..] {
        [_, _, ..] => captured(board, &game.board(&game.after(position, played)), &path),
        _ => Vec::new(),
    };
    Turn { text: game.write_move(position, played), path, takes }
}

/// A line of moves as it is written.
pub(crate) fn written_line<G: Notation>(
    game: &G,
    position: &G::Position,
    line: &[G::Move],
) -> Vec<String> {
    let mut walked = position.clone();
    let texts = line.iter().map(|&played| {
        let text = game.write_move(&walked, played);
        game.play(&mut walked, played);
        text
    });
    texts.collect()
}

/// A thought in a player's words.
fn advice<G: Notation>(game: &G, history: &History<G>, thought: &Thought<G::Move>) -> Advice {
    let position = history.position();
    let written = |line: &[G::Move]| written_line(game, position, line);
    let worth = |choice: &search::Choice<G::Move>| Worth {
        text: game.write_move(position, choice.played),
        score: choice.score.0,
        exact: choice.exact,
        at_least: choice.at_least,
        proven: choice.proven,
        visits: choice.visits,
        depth: choice.depth,
    };
    let other = |other: &Variation<G::Move>| AdviceLine {
        score: other.score.0,
        line: written(&other.line),
    };
    Advice {
        player: game.turn(position),
        best: game.write_move(position, thought.best),
        score: thought.score.0,
        depth: thought.depth,
        line: written(&thought.line),
        choices: thought.choices.iter().map(worth).collect(),
        others: thought.others.iter().map(other).collect(),
        statistics: thought.statistics,
    }
}

impl<G: Notation + Expertise> AnyGame for Typed<G> {
    fn players(&self) -> u8 {
        self.game.players()
    }

    fn turn(&self) -> Player {
        self.history.turn(&self.game)
    }

    fn ending(&self) -> Option<GameEnding> {
        self.ending
    }

    fn view(&self) -> View {
        let (game, position) = (&*self.game, self.history.position());
        let board = game.board(position);
        let moves = match game.moves(position) {
            Ok(moves) if self.ending.is_none() => {
                moves.map(|played| turn(game, position, &board, played)).collect()
            }
            _ => Vec::new(),
        };
        View { board, turn: game.turn(position), moves, ending: self.ending }
    }

    fn board(&self) -> Board {
        self.game.board(self.history.position())
    }

    fn last(&self) -> Option<Turn> {
        let (played, positions) = (*self.history.moves().last()?, self.history.positions());
        let before = &positions[positions.len() - 2];
        Some(turn(&*self.game, before, &self.game.board(before), played))
    }

    fn opening(&self) -> Option<Translated> {
        let mut opening = Translated::default();
        for position in self.history.positions().iter().rev() {
            opening.fill(self.game.opening_names(position).unwrap_or_default());
        }
        (!opening.names.is_empty()).then_some(opening)
    }

    fn position(&self) -> String {
        self.game.write_position(self.history.position())
    }

    fn write_board(&self, board: &Board, turn: Player) -> String {
        self.game.write_board(board, turn)
    }

    fn square_name(&self, square: Square) -> String {
        self.game.square_name(square)
    }

    fn diagram(&self) -> Diagram {
        Diagram::new(&*self.game, self.history.position())
    }

    fn rulebook(&self) -> Rulebook {
        self.game.rulebook()
    }

    fn play(&mut self, text: &str) -> Result<String, PlayError> {
        if self.ending.is_some() {
            return Err(PlayError::Over);
        }
        let position = self.history.position();
        let played = self.game.read_move(position, text)?;
        let written = self.game.write_move(position, played);
        Arc::make_mut(&mut self.history).play(&self.game, played);
        self.ending = ending(&*self.game, &self.history);
        if self.ending.is_some() {
            self.tell_external_engines_the_end();
        }
        Ok(written)
    }

    fn undo(&mut self) -> bool {
        let undone = Arc::make_mut(&mut self.history).undo().is_some();
        if undone {
            // Whatever follows a move, the game went on before it.
            self.ending = None;
        }
        undone
    }

    fn restart(&mut self) {
        self.put(History::new(&self.game));
    }

    fn fork(&self) -> Box<dyn AnyGame> {
        Box::new(Self::at(Arc::clone(&self.game), Arc::clone(&self.history)))
    }

    fn set_up(&mut self, position: &str) -> Result<(), PositionError> {
        self.put(History::from_position(self.game.read_position(position)?));
        Ok(())
    }

    fn seat(&mut self, player: Player, engine: Option<&Spec>) -> Result<(), SpecError> {
        let engine = engine.map(|spec| build(&*self.game, spec, Purpose::Play)).transpose()?;
        let chair = |seated| Chair::Engine(Arc::new(Mutex::new(seated)));
        self.engines[player.index()] = engine.map(chair);
        Ok(())
    }

    fn seat_external_engine(&mut self, player: Player, external: Box<dyn ExternalEngine>) {
        self.engines[player.index()] = Some(Chair::External(Arc::new(Mutex::new(external))));
    }

    fn clear_engines(&self) {
        for mut seated in self.idle_engines() {
            seated.engine.clear();
        }
    }

    fn engine_memory(&self) -> usize {
        self.idle_engines().map(|seated| seated.engine.memory()).sum()
    }

    fn ponder(&self, stop: Stop) -> Option<EngineRun> {
        if self.game.players() != 2 {
            return None;
        }
        let turn = self.history.turn(&self.game);
        let Some(Chair::Engine(engine)) = &self.engines[turn.other().index()] else { return None };
        let is_person = self.engines[turn.index()].is_none();
        let ponders = is_person && engine.try_lock().is_ok_and(|seated| seated.ponders);
        let engine = ponders.then(|| Arc::clone(engine))?;
        self.job(engine, Limits::WITHOUT_END, stop, EngineTask::ANSWER)
    }

    fn think(&self, limits: Limits, stop: Stop) -> Option<FallibleRun> {
        match self.engines[self.history.turn(&self.game).index()].as_ref()? {
            Chair::Engine(engine) => {
                let job = self.job(Arc::clone(engine), limits, stop, EngineTask::MOVE)?;
                Some(Box::new(move |tell| Ok(job(tell))))
            }
            Chair::External(_) if self.ending.is_some() => None,
            Chair::External(external) => Some(self.visit(Arc::clone(external), limits, stop)),
        }
    }

    fn ask(
        &self,
        engine: &Spec,
        limits: Limits,
        stop: Stop,
    ) -> Result<Option<EngineRun>, SpecError> {
        let seated = build(&*self.game, engine, Purpose::Question)?;
        Ok(self.job(Arc::new(Mutex::new(seated)), limits, stop, EngineTask::ANSWER))
    }

    fn analyse(
        &self,
        engine: &Spec,
        scope: &AnalysisScope,
        limits: Limits,
        stop: Stop,
    ) -> Result<Option<EngineRun>, AnalysisError> {
        let seated = build(&*self.game, engine, Purpose::Question)?;
        if *scope != AnalysisScope::WHOLE && !seated.engine.obeys_scope() {
            return Err(AnalysisError::NoScope { engine: engine.name.clone() });
        }
        let position = self.history.position();
        let read = |text: &String| self.game.read_move(position, text);
        let only = scope.only.iter().map(read).collect::<Result<_, _>>()?;
        let wanted = EngineTask { plays: false, only, lines: scope.lines.max(1) };
        Ok(self.job(Arc::new(Mutex::new(seated)), limits, stop, wanted))
    }

    fn adviser(&self) -> Spec {
        self.game.adviser().parse().expect("an adviser is a spec")
    }

    fn scale(&self, engine: &Spec) -> ScoreScale {
        engines::scale(&*self.game, engine)
    }

    fn usual_limits(&self, engine: &str) -> Limits {
        usual_limits(&*self.game, engine)
    }

    fn watch(
        &self,
        engine: &Spec,
        limits: Limits,
        stop: Stop,
        watcher: &mut dyn Watcher,
    ) -> Result<Option<Advice>, SpecError> {
        let mut seated = build(&*self.game, engine, Purpose::Question)?;
        if self.ending.is_some() {
            return Ok(None);
        }
        let mut meter = Meter::new(limits.or(seated.limits), stop);
        let mut trace = NumberedTrace::new(&*self.game, watcher);
        let (game, history) = (&*self.game, &*self.history);
        let engine = &mut seated.engine;
        let thought =
            engine.think_watched(&mut SearchTask::new(game, history, &mut meter), &mut trace);
        Ok(Some(advice(game, history, &thought)))
    }

    fn weigh(
        &self,
        engine: &Spec,
        moves: Option<Vec<String>>,
        limits: Limits,
        stop: Stop,
    ) -> Result<Option<EngineRun>, SpecError> {
        let is_adviser = *engine == self.adviser() && self.game.players() == 2;
        let scorer = (!is_adviser)
            .then(|| MoveScorer::new(&*self.game, engine, limits, stop.clone()))
            .transpose()?;
        if self.ending.is_some() {
            return Ok(None);
        }
        let (game, history) = (Arc::clone(&self.game), Arc::clone(&self.history));
        Ok(Some(Box::new(move |tell| {
            let mut report = |thought: &Thought<G::Move>| tell(advice(&*game, &history, thought));
            let wanted = named_moves(&*game, &history, moves.as_deref());
            let thought = if let Some(mut scorer) = scorer {
                scorer.weigh(&game, &history, &wanted, &mut report)
            } else {
                let mut appraisal = Appraisal::new(&*game, &history, limits, stop);
                match moves {
                    None => appraisal.every_move(&mut report),
                    Some(_) => appraisal.played_moves(&wanted),
                }
            };
            advice(&*game, &history, &thought)
        })))
    }

    fn explain(
        &self,
        played: &str,
        limits: Limits,
        stop: Stop,
    ) -> Result<Option<ExplanationRun>, PlayError> {
        if self.ending.is_some() {
            return Err(PlayError::Over);
        }
        let played = self.game.read_move(self.history.position(), played)?;
        if self.game.players() != 2 {
            return Ok(None);
        }
        let (game, history) = (Arc::clone(&self.game), Arc::clone(&self.history));
        Ok(Some(Box::new(move || explanation(&*game, &history, played, limits, stop))))
    }
}

/// The legal moves that are named; all of them if none are asked for by name.
fn named_moves<G: Notation>(
    game: &G,
    history: &History<G>,
    named: Option<&[String]>,
) -> Vec<G::Move> {
    let position = history.position();
    let is_named = |&played: &G::Move| {
        named.is_none_or(|named| named.contains(&game.write_move(position, played)))
    };
    game.moves(position).into_iter().flatten().filter(is_named).collect()
}
