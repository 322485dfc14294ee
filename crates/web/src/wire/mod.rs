//! What goes over the wire: plain data in the words of the game, the same in both directions.
//!
//! `docs/protocol.md` tells it to people, and `page/wire.d.ts` to the page; both are held to these
//! types by tests. Seats are counted from zero in the order of play, and squares row by row from
//! the top left.
//!
//! A closed set of words is an enum here and a union on the page. What grows with the games and the
//! languages is text: names of games, engines, knobs, counters, levels and messages.

mod class;
mod collection;
mod compare;
mod contest;
mod exercise;
mod form;
mod lesson;
mod library;
mod message;
mod mirror;
mod people;
mod picture;
mod position;
mod puzzle;
mod reach;
mod register;
mod request;
mod review;
mod search;
mod square;
mod state;
mod study;
mod tables;

pub use class::{
    ClassBoardShown, ClassEntry, ClassJoin, ClassMessage, ClassMode, ClassOrder, ClassRequest,
    ClassSheetShown, ClassShown, DeskAnswers, DeskRequest, DeskShown, PupilShown,
};
pub use collection::{
    CollectionGame, CollectionPage, CollectionShown, CollectionWanted, KeepingShown,
};
pub use compare::{ComparisonRequest, ComparisonShown};
pub use contest::{
    ContestClaim, ContestDecision, ContestGameShown, ContestJoin, ContestRequest, ContestShown,
    ContestStateName, EntrantShown, FormatName, GameWatched, MeetingShown, RoundShown,
};
pub use exercise::{
    CuttingName, ExerciseChecked, ExerciseKindName, ExerciseNode, ExerciseRemark, ExerciseRequest,
    ExerciseShown, HandoutAnswers, HandoutEntry, HandoutShown, LearnerResult, NodeRole, SolvedNode,
    SubjectName,
};
pub use form::{Form, FormName};
pub use lesson::{
    LessonEntry, LessonShown, LessonStepShown, ShowName, TrainingRequest, TrainingShown,
    WeightsShown,
};
pub use library::{
    Explored, FateName, GameFound, LibraryPage, MoveExplored, NewTitle, Standing, Wanted,
};
pub use message::{Choice, LineShown, LineStepShown, Message, Sentence, Threat};
pub use people::{PeopleShown, Place, ProposalName, ProposalShown, WatcherShown};
pub use picture::{
    Cell, ColourName, Move, Picture, PieceName, PieceOnCell, PlayedMove, SurfaceName,
};
pub use position::{LaidOut, Layout};
pub use puzzle::{PuzzleEntry, PuzzleList, PuzzleShown, PuzzleState, PuzzleTry};
pub use reach::{QrShown, ReachShown};
pub use register::{
    Appearance, ClockEntry, EngineEntry, EvaluatorEntry, GameEntry, KnobEntry, KnobKind,
    LanguageEntry, LevelEntry, PresetEntry, Quit, Register,
};
pub use request::{ArrangementName, Request, SetPhrase};
pub use review::{
    GradeName, PlayerReviewShown, ReviewShown, ScaleShown, TurningName, UnitName, VerdictShown,
};
pub use search::{
    SearchMoment, SearchNode, SearchNodes, SearchOpen, SearchRequest, SearchShown, SearchSummary,
    WhyName,
};
pub use square::SquareIndex;
pub use state::{
    Action, CounterShown, EndingShown, Flow, GameShown, Happening, NodeShown, OfferShown,
    OutcomeName, SeatKind, SeatShown, State,
};
pub use study::{ChapterRequest, ChapterShown, StudyEdit, StudyEntry, StudyRequest, StudyShown};
pub use tables::{
    Import, Kept, Opened, SeatToken, TableEntry, TableRequest, Trouble, WaitingTable,
};
