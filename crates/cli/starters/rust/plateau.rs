//! Speaks Plateau's protocol (docs/protocols.md) for your player. You need not change this file.
//!
//! `run(name, choose)` waits for games and calls your function whenever it is your turn.
//! Remarks go to standard error (`eprintln!`), because standard output belongs to the referee.

#![allow(dead_code)]

use std::{
    cell::{Cell, RefCell},
    io::{self, BufRead, Write},
    process,
    rc::Rc,
    time::{Instant, SystemTime},
};

/// A piece of JSON.
#[derive(Clone, Debug, PartialEq)]
enum Json {
    Null,
    Truth(bool),
    Number(f64),
    Text(String),
    List(Vec<Json>),
    Map(Vec<(String, Json)>),
}

impl Json {
    fn get(&self, name: &str) -> &Json {
        match self {
            Json::Map(map) => map.iter().find(|(key, _)| key == name).map_or(&Json::Null, |(_, v)| v),
            _ => &Json::Null,
        }
    }

    fn text(&self) -> Option<String> {
        if let Json::Text(text) = self { Some(text.clone()) } else { None }
    }

    fn number(&self) -> Option<f64> {
        if let Json::Number(number) = self { Some(*number) } else { None }
    }

    fn list(&self) -> &[Json] {
        if let Json::List(list) = self { list } else { &[] }
    }

    fn grid(&self) -> Vec<Vec<i32>> {
        let cell = |cell: &Json| cell.number().unwrap_or(0.0) as i32;
        self.list().iter().map(|row| row.list().iter().map(cell).collect()).collect()
    }
}

/// Reads JSON.
struct Reader<'a> {
    source: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn next(&mut self) -> u8 {
        while self.source.get(self.at).is_some_and(u8::is_ascii_whitespace) {
            self.at += 1;
        }
        self.source.get(self.at).copied().unwrap_or(0)
    }

    fn value(&mut self) -> Json {
        match self.next() {
            b'{' => {
                let mut map = Vec::new();
                self.at += 1;
                while !matches!(self.next(), b'}' | 0) {
                    if self.source[self.at] == b',' {
                        self.at += 1;
                        self.next();
                    }
                    let name = self.string();
                    self.next();
                    self.at += 1;
                    map.push((name, self.value()));
                }
                self.at += 1;
                Json::Map(map)
            }
            b'[' => {
                let mut list = Vec::new();
                self.at += 1;
                while !matches!(self.next(), b']' | 0) {
                    if self.source[self.at] == b',' {
                        self.at += 1;
                    }
                    list.push(self.value());
                }
                self.at += 1;
                Json::List(list)
            }
            b'"' => Json::Text(self.string()),
            b't' => self.word(4, Json::Truth(true)),
            b'f' => self.word(5, Json::Truth(false)),
            b'n' => self.word(4, Json::Null),
            _ => {
                let from = self.at;
                let is_part = |byte: &u8| b"+-.eE0123456789".contains(byte);
                while self.source.get(self.at).is_some_and(is_part) {
                    self.at += 1;
                }
                let text = String::from_utf8_lossy(&self.source[from..self.at]);
                Json::Number(text.parse().expect("a number"))
            }
        }
    }

    fn word(&mut self, length: usize, value: Json) -> Json {
        self.at += length;
        value
    }

    fn string(&mut self) -> String {
        let mut found = Vec::new();
        self.at += 1;
        while self.source[self.at] != b'"' {
            let mut byte = self.source[self.at];
            if byte == b'\\' {
                self.at += 1;
                byte = match self.source[self.at] {
                    b'n' => b'\n',
                    b't' => b'\t',
                    b'r' => b'\r',
                    other => other,
                };
                if byte == b'u' {
                    let code = String::from_utf8_lossy(&self.source[self.at + 1..self.at + 5]).into_owned();
                    let letter = u32::from_str_radix(&code, 16).ok().and_then(char::from_u32);
                    found.extend(letter.unwrap_or('?').to_string().bytes());
                    self.at += 5;
                    continue;
                }
            }
            found.push(byte);
            self.at += 1;
        }
        self.at += 1;
        String::from_utf8_lossy(&found).into_owned()
    }
}

fn say(line: &str) {
    let mut out = io::stdout().lock();
    if writeln!(out, "{line}").and_then(|()| out.flush()).is_err() {
        process::exit(0);
    }
}

fn hear() -> Json {
    let mut line = String::new();
    if io::stdin().lock().read_line(&mut line).unwrap_or(0) == 0 {
        process::exit(0);
    }
    Reader { source: line.as_bytes(), at: 0 }.value()
}

fn text(plain: &str) -> String {
    format!("\"{}\"", plain.replace('\\', "\\\\").replace('"', "\\\""))
}

fn texts(list: &[String]) -> String {
    format!("[{}]", list.iter().map(|one| text(one)).collect::<Vec<_>>().join(","))
}

/// A number as JSON has it, which knows no infinity.
fn number(value: f64) -> f64 {
    value.clamp(-1e9, 1e9)
}

/// What belongs to the move that is being thought about.
struct Turn {
    seat: u8,
    engine: Option<String>,
    depth: Option<u32>,
    seconds: Option<f64>,
    tree: bool,
    stopped: Cell<bool>,
    told: Cell<u32>,
    report: RefCell<String>,
    begun: Instant,
    lots: Rc<Cell<u64>>,
}

/// A legal move. Squares are rows and columns from the top left.
#[derive(Clone, Debug)]
pub struct Move {
    pub text: String,
    pub squares: Vec<Vec<i32>>,
    pub takes: Vec<Vec<i32>>,
}

/// A position of the game.
#[derive(Clone)]
pub struct State {
    /// The moves from the position you were asked about.
    pub path: Vec<String>,
    /// The position as text: equal positions have equal texts.
    pub position: String,
    /// The seat to move: 1, 2, ...
    pub turn: u8,
    /// How many play.
    pub players: u8,
    /// Rows from the top; 0 empty, n seat n, -n a king of seat n.
    pub board: Vec<Vec<i32>>,
    /// The legal moves with their squares.
    pub legal: Vec<Move>,
    /// Their texts alone.
    pub moves: Vec<String>,
    /// The points of each seat when the game is over.
    pub result: Option<Vec<f64>>,
    /// At a leaf of a written tree: its value for seat 1.
    pub value: Option<i32>,
    /// Your seat.
    pub seat: u8,
    /// The algorithm asked for ("minimax", "alpha-beta").
    pub engine: Option<String>,
    /// The depth asked for.
    pub depth: Option<u32>,
    turn_told: Rc<Turn>,
}

impl State {
    fn new(told: &Json, turn: &Rc<Turn>, path: Vec<String>) -> Self {
        let legal: Vec<Move> = (told.get("legal").list().iter())
            .map(|one| Move {
                text: one.get("move").text().unwrap_or_default(),
                squares: one.get("squares").grid(),
                takes: one.get("takes").grid(),
            })
            .collect();
        let points = told.get("result").list();
        Self {
            path,
            position: told.get("position").text().unwrap_or_default(),
            turn: told.get("turn").number().unwrap_or(1.0) as u8,
            players: told.get("players").number().unwrap_or(2.0) as u8,
            board: told.get("board").grid(),
            moves: legal.iter().map(|one| one.text.clone()).collect(),
            legal,
            result: (!points.is_empty()).then(|| points.iter().filter_map(Json::number).collect()),
            value: told.get("value").number().map(|value| value as i32),
            seat: turn.seat,
            engine: turn.engine.clone(),
            depth: turn.depth,
            turn_told: Rc::clone(turn),
        }
    }

    pub fn over(&self) -> bool {
        self.result.is_some()
    }

    /// What the end of the game is worth to a seat: 1 won, 0 lost, between them shared.
    pub fn points(&self, seat: u8) -> f64 {
        self.result.as_ref().map_or(0.0, |points| points[usize::from(seat) - 1])
    }

    /// The position after a move; the referee knows the rules.
    pub fn after(&self, played: &str) -> State {
        let mut path = self.path.clone();
        path.push(played.to_owned());
        say(&format!(r#"{{"type":"after","moves":{}}}"#, texts(&path)));
        let mut told = hear();
        while told.get("type").text().as_deref() == Some("stop") {
            self.turn_told.stopped.set(true);
            told = hear();
        }
        if told.get("type").text().as_deref() == Some("error") {
            panic!("{}", told.get("message").text().unwrap_or_default());
        }
        State::new(&told, &self.turn_told, path)
    }

    /// The seconds left for this move (or on your clock); none if nothing limits them.
    pub fn time_left(&self) -> Option<f64> {
        if self.turn_told.stopped.get() {
            return Some(0.0);
        }
        Some(self.turn_told.seconds? - self.turn_told.begun.elapsed().as_secs_f64())
    }

    /// Tells with your move what your search found.
    pub fn report(&self, depth: u32, nodes: u64, score: f64) {
        let score = number(score);
        *self.turn_told.report.borrow_mut() =
            format!(r#","depth":{depth},"nodes":{nodes},"score":{score}"#);
    }

    /// Tells of this node of your search, after all nodes below it, for the laboratory.
    pub fn node(&self, value: f64, alpha: f64, beta: f64, cut: bool) {
        let told = self.turn_told.told.get() + 1;
        self.turn_told.told.set(told);
        if self.turn_told.tree && told <= 50_000 {
            let (value, alpha, beta) = (number(value), number(alpha), number(beta));
            let path = texts(&self.path);
            say(&format!(
                r#"{{"type":"node","moves":{path},"value":{value},"alpha":{alpha},"beta":{beta},"cut":{cut}}}"#
            ));
        }
    }

    /// One of the moves, by lots that follow from the seed of the game.
    pub fn pick(&self) -> String {
        let lots = &self.turn_told.lots;
        lots.set(lots.get().wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1));
        self.moves[(lots.get() >> 33) as usize % self.moves.len()].clone()
    }
}

/// Plays whatever the referee asks for, with the moves that your function returns.
pub fn run(name: &str, choose: impl Fn(&State) -> Option<String>) {
    let (mut seat, mut engine) = (1, None);
    let lots = Rc::new(Cell::new(1));
    loop {
        let told = hear();
        match told.get("type").text().as_deref() {
            Some("hello") => {
                let name = text(name);
                say(&format!(r#"{{"type":"hello","protocol":1,"name":{name},"state":true}}"#));
            }
            Some("game") => {
                seat = told.get("seat").number().unwrap_or(1.0) as u8;
                engine = told.get("engine").text();
                let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
                let now = now.map_or(1, |time| time.as_nanos() as u64);
                lots.set(told.get("seed").number().map_or(now, |seed| seed as u64));
                say(r#"{"type":"ready"}"#);
            }
            Some("go") => {
                let limits = told.get("limits");
                let clock = limits.get("clock").get("remaining").number();
                let turn = Rc::new(Turn {
                    seat,
                    engine: engine.clone(),
                    depth: limits.get("depth").number().map(|depth| depth as u32),
                    seconds: limits.get("time").number().or(clock),
                    tree: *told.get("tree") == Json::Truth(true),
                    stopped: Cell::new(false),
                    told: Cell::new(0),
                    report: RefCell::default(),
                    begun: Instant::now(),
                    lots: Rc::clone(&lots),
                });
                let state = State::new(told.get("state"), &turn, Vec::new());
                let played = text(&choose(&state).unwrap_or_else(|| state.pick()));
                let report = turn.report.borrow();
                say(&format!(r#"{{"type":"move","move":{played}{report}}}"#));
            }
            Some("quit") => return,
            _ => (),
        }
    }
}
