//! What goes over the wire: plain data in the words of the game, the same in both directions.
//!
//! `docs/protocol.md` tells it to people, and `page/wire.d.ts` to the page; both are held to these
//! types by tests. Seats are counted from zero in the order of play, and squares row by row from
//! the top left.

mod compare;
mod contest;
mod exercise;
mod lesson;
mod library;
mod message;
mod picture;
mod position;
mod register;
mod request;
mod search;
mod state;
mod tables;

pub use compare::{ComparisonRequest, ComparisonShown};
pub use contest::{ContestRequest, ContestShown, EntrantShown};
pub use exercise::{ExerciseChecked, ExerciseNode, ExerciseRemark, ExerciseRequest, ExerciseShown};
pub use lesson::{LessonEntry, LessonShown, LessonStepShown};
pub use library::{GameFound, Shelf, Standing, Wanted};
pub use message::{Choice, Message, Sentence, Threat};
pub use picture::{Cell, Move, Picture, PieceOnCell, PlayedMove};
pub use position::{LaidOut, Layout};
pub use register::{
    Appearance, ClockEntry, EngineEntry, EvaluatorEntry, Form, GameEntry, KnobEntry, KnobKind,
    LanguageEntry, LevelEntry, PresetEntry, Register,
};
pub use request::Request;
pub use search::{
    SearchMoment, SearchNode, SearchNodes, SearchOpen, SearchRequest, SearchShown, SearchSummary,
};
pub use state::{
    Action, CounterShown, EndingShown, Flow, GameShown, Happening, NodeShown, OfferShown,
    OutcomeName, SeatKind, SeatShown, State,
};
pub use tables::{Import, Opened, SeatToken, TableEntry, TableRequest, Trouble};
