//! A game in progress, its types hidden.

use rules::{
    Board, Diagram, Phrase, Player, PositionError, Rulebook, Speak, Spec, SpecError, Square,
    Translated, UnknownMove,
};
use search::{Limits, ScoreScale, Stop};
use thiserror::Error;

use crate::{
    Advice, AnalysisError, AnalysisScope, EngineRun, ExplanationRun, ExternalEngine, FallibleRun,
    GameEnding, Turn, View, Watcher,
};

/// A game in progress, its types hidden: moves and positions are text and pictures.
pub trait AnyGame: Send {
    /// How many sit at it.
    fn players(&self) -> u8;

    /// Whose turn it is, or would be.
    fn turn(&self) -> Player;

    /// How the game ended by its rules, if it has. Cheap: nothing is computed that playing the
    /// last move has not computed.
    fn ending(&self) -> Option<GameEnding>;

    /// What there is to see.
    fn view(&self) -> View;

    /// The picture alone, for those who need not know the moves.
    fn board(&self) -> Board;

    /// The last move played, as it was made.
    fn last(&self) -> Option<Turn>;

    /// What the opening of the game is called, if it has a name: in each language the latest one.
    fn opening(&self) -> Option<Translated>;

    /// The position on the board, written down.
    fn position(&self) -> String;

    /// A board that was laid out by hand, written down; [`AnyGame::set_up`] tells whether
    /// it is a position of the game.
    fn write_board(&self, board: &Board, turn: Player) -> String;

    /// What a square is called; empty for one that is never played on.
    fn square_name(&self, square: Square) -> String;

    /// The position on the board as it is printed.
    fn diagram(&self) -> Diagram;

    /// What a booklet says about the game as it is played at this table.
    fn rulebook(&self) -> Rulebook;

    /// Plays a move given in notation, and returns it as the game writes it.
    ///
    /// # Errors
    ///
    /// If it is no legal move; nothing is changed.
    fn play(&mut self, text: &str) -> Result<String, PlayError>;

    /// Takes the last move back; false if there is none.
    fn undo(&mut self) -> bool;

    /// Clears the board for a new game.
    fn restart(&mut self);

    /// Another table with the same game at the same place, and no engine seated: to look ahead or
    /// back while the game goes on here.
    fn fork(&self) -> Box<dyn AnyGame>;

    /// Puts a position on the board in place of the game so far.
    ///
    /// # Errors
    ///
    /// If the text is no position; nothing is changed.
    fn set_up(&mut self, position: &str) -> Result<(), PositionError>;

    /// Gives a seat to an engine, or to a person.
    ///
    /// # Errors
    ///
    /// If there is no such engine, or it cannot play this game; nothing is changed.
    fn seat(&mut self, player: Player, engine: Option<&Spec>) -> Result<(), SpecError>;

    /// Gives a seat to another program's engine.
    fn seat_external_engine(&mut self, player: Player, external: Box<dyn ExternalEngine>);

    /// Lets the engines at the table give back the memory of their earlier searches. It only makes
    /// the next ones faster, and where there are many tables it is too much to keep. One that is
    /// thinking keeps its own.
    fn clear_engines(&self);

    /// How many bytes the engines at the table keep from earlier searches; those that are thinking
    /// are not counted.
    fn engine_memory(&self) -> usize;

    /// The thinking of an engine on the time of a person, whose turn it is at a table of two, if the
    /// engine does that: it looks at the position on the board for as long as it may, and remembers
    /// what it finds.
    fn ponder(&self, stop: Stop) -> Option<EngineRun>;

    /// The thinking to do now, if it is an engine's turn. The limits take precedence over the
    /// engine's own.
    fn think(&self, limits: Limits, stop: Stop) -> Option<FallibleRun>;

    /// The thinking of any engine about the position on the board; `None` if the game is over.
    ///
    /// # Errors
    ///
    /// If there is no such engine, or it cannot play this game.
    fn ask(
        &self,
        engine: &Spec,
        limits: Limits,
        stop: Stop,
    ) -> Result<Option<EngineRun>, SpecError>;

    /// The engine that says what moves are worth at a table of two.
    fn adviser(&self) -> Spec;

    /// How the scores of an engine are told at this table.
    fn scale(&self, engine: &Spec) -> ScoreScale;

    /// The limits that a player of this name keeps at this table when none are set.
    fn usual_limits(&self, engine: &str) -> Limits;

    /// The same about some of the moves only, or with the lines of several; `None` if the game is
    /// over.
    ///
    /// # Errors
    ///
    /// If there is no such engine, it cannot play this game or keep to the scope, or a move of the
    /// scope is not legal.
    fn analyse(
        &self,
        engine: &Spec,
        scope: &AnalysisScope,
        limits: Limits,
        stop: Stop,
    ) -> Result<Option<EngineRun>, AnalysisError>;

    /// Lets an engine think about the position on the board at once, with a watcher told of every
    /// node of its search; the thinking is the same. `None` if the game is over.
    ///
    /// # Errors
    ///
    /// If there is no such engine, or it cannot play this game.
    fn watch(
        &self,
        engine: &Spec,
        limits: Limits,
        stop: Stop,
        watcher: &mut dyn Watcher,
    ) -> Result<Option<Advice>, SpecError>;

    /// The thinking of any engine, and then what some moves are worth beside the best: all of them
    /// if none are named. Half of the time and of the nodes is for that.
    ///
    /// # Errors
    ///
    /// If there is no such engine, or it cannot play this game.
    fn weigh(
        &self,
        engine: &Spec,
        moves: Option<Vec<String>>,
        limits: Limits,
        stop: Stop,
    ) -> Result<Option<EngineRun>, SpecError>;

    /// The search for what refutes a move; `None` at a table of more than two, where the adviser
    /// does not play.
    ///
    /// # Errors
    ///
    /// If the game is over or the move is not legal.
    fn explain(
        &self,
        played: &str,
        limits: Limits,
        stop: Stop,
    ) -> Result<Option<ExplanationRun>, PlayError>;
}

/// Why a move was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayError {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// No legal move is written so.
    #[error(transparent)]
    Unknown(#[from] UnknownMove),
}

impl Speak for PlayError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Over => Phrase::new("error-game-over"),
            Self::Unknown(unknown) => unknown.phrase(),
        }
    }
}
