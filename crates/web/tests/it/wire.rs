//! The types that the page is checked against are those of the wire.

use std::{env, fs, path::Path};

use ts_rs::{Config, TS};
use web::wire::{
    Action, Appearance, Cell, Choice, ClockEntry, ComparisonRequest, ComparisonShown,
    ContestRequest, ContestShown, CounterShown, EndingShown, EngineEntry, EntrantShown,
    EvaluatorEntry, ExerciseChecked, ExerciseNode, ExerciseRemark, ExerciseRequest, ExerciseShown,
    Flow, Form, GameEntry, GameFound, GameShown, Happening, Import, KnobEntry, KnobKind, LaidOut,
    LanguageEntry, Layout, LessonEntry, LessonShown, LessonStepShown, LevelEntry, Message, Move,
    NodeShown, OfferShown, Opened, OutcomeName, Picture, PieceOnCell, PlayedMove, Register,
    Request, SearchMoment, SearchNode, SearchNodes, SearchOpen, SearchRequest, SearchShown,
    SearchSummary, SeatKind, SeatShown, SeatToken, Sentence, Shelf, Standing, State, TableEntry,
    TableRequest, Threat, Trouble, Wanted,
};

/// The declarations of some types, one a line.
macro_rules! declarations {
    ($($name:ty),* $(,)?) => {{
        let config = Config::default();
        [$(format!("export {}\n", <$name>::decl(&config))),*].concat()
    }};
}

/// The types of playing and of the library.
fn playing() -> String {
    declarations![
        Message,
        Choice,
        Threat,
        Sentence,
        Picture,
        Cell,
        PieceOnCell,
        Move,
        PlayedMove,
        Register,
        GameEntry,
        KnobEntry,
        KnobKind,
        EvaluatorEntry,
        EngineEntry,
        ClockEntry,
        LevelEntry,
        LanguageEntry,
        Form,
        Appearance,
        Request,
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
        Import,
        Trouble,
        Layout,
        LaidOut,
        Standing,
        Wanted,
        Shelf,
        GameFound,
        ContestRequest,
        ContestShown,
        EntrantShown,
    ]
}

/// The types of the laboratory.
fn laboratory() -> String {
    declarations![
        SearchRequest,
        SearchShown,
        SearchSummary,
        SearchNode,
        SearchNodes,
        SearchMoment,
        SearchOpen,
        ExerciseRequest,
        ExerciseShown,
        ExerciseNode,
        ExerciseChecked,
        ExerciseRemark,
        ComparisonRequest,
        ComparisonShown,
        LessonEntry,
        LessonShown,
        LessonStepShown,
    ]
}

#[test]
fn the_types_of_the_page_are_fresh() {
    let wire = playing() + &laboratory();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("page/wire.d.ts");
    if env::var_os("UPDATE").is_some() {
        fs::write(&path, &wire).expect("a new file");
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(found, wire, "run this test with UPDATE=1");
}
