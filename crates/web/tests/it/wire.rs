//! The types that the page is checked against are those of the wire.

use std::{env, fs, path::Path};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{from_value, json, to_value};
use ts_rs::{Config, TS};
use web::wire::{
    Action, Appearance, ArrangementName, Cell, ChapterRequest, ChapterShown, Choice,
    ClassBoardShown, ClassEntry, ClassJoin, ClassMessage, ClassMode, ClassOrder, ClassRequest,
    ClassSheetShown, ClassShown, ClockEntry, CollectionGame, CollectionPage, CollectionShown,
    CollectionWanted, ColourName, ComparisonRequest, ComparisonShown, ContestClaim,
    ContestDecision, ContestGameShown, ContestJoin, ContestRequest, ContestShown, ContestStateName,
    CounterShown, CuttingName, DeskAnswers, DeskRequest, DeskShown, EndingShown, EngineEntry,
    EntrantShown, EvaluatorEntry, ExerciseChecked, ExerciseKindName, ExerciseNode, ExerciseRemark,
    ExerciseRequest, ExerciseShown, Explored, FateName, Flow, Form, FormName, FormatName,
    GameEntry, GameFound, GameShown, GameWatched, GradeName, HandoutAnswers, HandoutEntry,
    HandoutShown, Happening, Import, KeepingShown, Kept, KnobEntry, KnobKind, LaidOut,
    LanguageEntry, Layout, LearnerResult, LessonEntry, LessonShown, LessonStepShown, LevelEntry,
    LibraryPage, LineShown, LineStepShown, MeetingShown, Message, Move, MoveExplored, NewTitle,
    NodeRole, NodeShown, OfferShown, Opened, OutcomeName, PeopleShown, Picture, PieceName,
    PieceOnCell, Place, PlayedMove, PlayerReviewShown, PresetEntry, ProposalName, ProposalShown,
    PupilShown, PuzzleEntry, PuzzleList, PuzzleShown, PuzzleState, PuzzleTry, QrShown, Quit,
    ReachShown, Register, Request, ReviewShown, RoundShown, ScaleShown, SearchMoment, SearchNode,
    SearchNodes, SearchOpen, SearchRequest, SearchShown, SearchSummary, SeatKind, SeatShown,
    SeatToken, Sentence, SetPhrase, ShowName, SolvedNode, SquareIndex, Standing, State, StudyEdit,
    StudyEntry, StudyRequest, StudyShown, SubjectName, SurfaceName, TableEntry, TableRequest,
    Threat, TrainingRequest, TrainingShown, Trouble, TurningName, UnitName, VerdictShown,
    WaitingTable, Wanted, WatcherShown, WeightsShown, WhyName,
};

/// The declarations of some types, one a line.
macro_rules! declarations {
    ($($name:ty),* $(,)?) => {{
        let config = Config::default();
        [$(format!("export {}\n", <$name>::decl(&config))),*].concat()
    }};
}

/// The types of playing.
fn playing() -> String {
    declarations![
        Message,
        Choice,
        Threat,
        Sentence,
        Picture,
        Cell,
        PieceOnCell,
        SurfaceName,
        PieceName,
        ColourName,
        SquareIndex,
        Move,
        PlayedMove,
        Register,
        Quit,
        GameEntry,
        KnobEntry,
        KnobKind,
        EvaluatorEntry,
        EngineEntry,
        ClockEntry,
        LevelEntry,
        PresetEntry,
        LanguageEntry,
        Form,
        FormName,
        Appearance,
        Request,
        ArrangementName,
        SetPhrase,
        State,
        GameShown,
        SeatShown,
        SeatKind,
        NodeShown,
        CounterShown,
        EndingShown,
        OutcomeName,
        Flow,
        OfferShown,
        Action,
        Happening,
        TableRequest,
        Opened,
        SeatToken,
        TableEntry,
        Kept,
        Import,
        Trouble,
        Layout,
        LaidOut,
        ContestRequest,
        ContestShown,
        EntrantShown,
        FormatName,
    ]
}

/// The types of people at a table, and of puzzles.
fn sitting() -> String {
    declarations![
        PeopleShown,
        WatcherShown,
        ProposalShown,
        ProposalName,
        Place,
        PuzzleEntry,
        PuzzleList,
        PuzzleShown,
        PuzzleState,
        PuzzleTry,
    ]
}

/// The types of the library: games that are over, files of games, studies.
fn gathering() -> String {
    declarations![
        Standing,
        Wanted,
        LibraryPage,
        GameFound,
        FateName,
        Explored,
        MoveExplored,
        CollectionShown,
        KeepingShown,
        CollectionPage,
        CollectionGame,
        CollectionWanted,
        StudyEntry,
        StudyShown,
        ChapterShown,
        StudyRequest,
        ChapterRequest,
        StudyEdit,
    ]
}

/// The types of tournaments, and of meeting others.
fn meeting() -> String {
    declarations![
        NewTitle,
        ReachShown,
        QrShown,
        WaitingTable,
        ContestRequest,
        ContestShown,
        ContestStateName,
        EntrantShown,
        RoundShown,
        MeetingShown,
        ContestGameShown,
        GameWatched,
        ContestJoin,
        ContestClaim,
        ContestDecision,
        FormatName,
    ]
}

/// The types of judging a game.
fn judging() -> String {
    declarations![
        LineShown,
        LineStepShown,
        UnitName,
        GradeName,
        TurningName,
        ScaleShown,
        VerdictShown,
        ReviewShown,
        PlayerReviewShown,
    ]
}

/// The types of classes.
fn classes() -> String {
    declarations![
        ClassRequest,
        ClassEntry,
        ClassMode,
        ClassOrder,
        ClassShown,
        PupilShown,
        ClassBoardShown,
        ClassSheetShown,
        DeskShown,
        DeskRequest,
        DeskAnswers,
        ClassJoin,
        ClassMessage,
        QrShown,
    ]
}

/// The types of the laboratory.
fn laboratory() -> String {
    declarations![
        SearchRequest,
        SearchShown,
        SearchSummary,
        SearchNode,
        WhyName,
        SearchNodes,
        SearchMoment,
        SearchOpen,
        ExerciseRequest,
        ExerciseShown,
        ExerciseNode,
        NodeRole,
        ExerciseChecked,
        SolvedNode,
        HandoutShown,
        HandoutEntry,
        HandoutAnswers,
        LearnerResult,
        ExerciseRemark,
        ExerciseKindName,
        CuttingName,
        SubjectName,
        ComparisonRequest,
        ComparisonShown,
        LessonEntry,
        LessonShown,
        LessonStepShown,
        ShowName,
        TrainingRequest,
        TrainingShown,
        WeightsShown,
    ]
}

#[test]
fn the_types_of_the_page_are_fresh() {
    let wire = playing()
        + &sitting()
        + &gathering()
        + &meeting()
        + &judging()
        + &classes()
        + &laboratory();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("page/wire.d.ts");
    if env::var_os("UPDATE").is_some() {
        fs::write(&path, &wire).expect("a new file");
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(found, wire, "run this test with UPDATE=1");
}

/// Whether a word is one of those that a type of the wire stands for, and is written as it is read.
fn is_word_of<T: Serialize + DeserializeOwned>(word: &str) -> bool {
    let read: Result<T, _> = from_value(json!(word));
    read.is_ok_and(|read| to_value(read).is_ok_and(|written| written == word))
}

#[test]
fn what_is_asked_for_by_name_has_the_names_of_the_wire() {
    for (name, format) in tournament::Format::NAMES {
        assert!(is_word_of::<FormatName>(name), "{name}");
        assert_eq!(to_value(FormatName::from(format)).ok(), Some(json!(name)));
    }
    for (name, _) in lab::ExerciseKind::NAMES {
        assert!(is_word_of::<ExerciseKindName>(name), "{name}");
    }
    for (name, _) in lab::Cutting::NAMES {
        assert!(is_word_of::<CuttingName>(name), "{name}");
    }
    for form in record::Form::ALL {
        assert_eq!(to_value(FormName::from(form)).ok(), Some(json!(form.name())));
    }
    assert!(!is_word_of::<FormatName>("ladder"));
}
