//! What shall we play? Asked by numbered menus.

use std::io::{BufRead, Write};

use rules::{Knob, Phrase, Range, Spec};
use session::{GAMES, Room, Seat};
use words::Words;

use crate::failure::Failure;

/// Who asks, and who answers.
struct Menu<'a> {
    words: &'a Words,
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
}

/// Asks for the game, its settings and its players; `None` if the input ends first.
pub(super) fn ask(
    words: &Words,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<Option<(Spec, Vec<Spec>)>, Failure> {
    Menu { words, input, out }.ask()
}

impl Menu<'_> {
    fn ask(&mut self) -> Result<Option<(Spec, Vec<Spec>)>, Failure> {
        let Some(room) = self.game()? else { return Ok(None) };
        let Some(game) = self.settings(room)? else { return Ok(None) };
        let seats = match room.open(&game) {
            Ok(table) => table.players(),
            Err(error) => return Err(error.into()),
        };
        let mut players = Vec::new();
        for seat in 1..=u64::from(seats) {
            match self.player(room, seat)? {
                Some(player) => players.push(player),
                None => return Ok(None),
            }
        }
        Ok(Some((game, players)))
    }

    fn game(&mut self) -> Result<Option<&'static dyn Room>, Failure> {
        let titles = GAMES.iter().map(|room| self.words.text(&format!("game-{}", room.name())));
        let titles: Vec<String> = titles.collect();
        let chosen = self.choose(&Phrase::new("menu-game"), &titles)?;
        Ok(chosen.map(|index| GAMES[index]))
    }

    /// Every knob that has a default, one question each; an empty answer keeps the default.
    fn settings(&mut self, room: &dyn Room) -> Result<Option<Spec>, Failure> {
        loop {
            let mut game = Spec::new(room.name());
            for knob in room.knobs().iter().filter(|knob| knob.range.default_text().is_some()) {
                match self.value(room, knob)? {
                    Some(value) if !value.is_empty() => game.set(knob.name, value),
                    Some(_) => (),
                    None => return Ok(None),
                }
            }
            match room.open(&game) {
                Ok(_) => return Ok(Some(game)),
                Err(error) => writeln!(self.out, "{}", self.words.say(&error))?,
            }
        }
    }

    fn value(&mut self, room: &dyn Room, knob: &Knob) -> Result<Option<String>, Failure> {
        let about = self.words.text(&format!("knob-{}-{}", room.name(), knob.name));
        let default = knob.range.default_text().unwrap_or_default();
        loop {
            let question = Phrase::new("menu-setting")
                .with("about", about.as_str())
                .with("allowed", self.words.say(&knob.range))
                .with("default", default.as_str());
            let Some(answer) = self.line(&question)? else { return Ok(None) };
            let alone = Spec::new(room.name()).with(knob.name, answer.as_str());
            match alone.settle(std::slice::from_ref(knob)) {
                Err(error) if !answer.is_empty() => {
                    writeln!(self.out, "{}", self.words.say(&error))?;
                }
                _ => return Ok(Some(answer)),
            }
        }
    }

    /// A person, or one of the engines with its depth.
    fn player(&mut self, room: &dyn Room, seat: u64) -> Result<Option<Spec>, Failure> {
        let engines = room.engines();
        let mut titles = vec![self.words.text("menu-person")];
        titles.extend(engines.iter().map(|engine| {
            let kind = if engine.own {
                format!("engine-{}-", room.name())
            } else {
                "algorithm-".to_owned()
            };
            format!("{}: {}", engine.name, self.words.text(&format!("{kind}{}", engine.name)))
        }));
        let question = Phrase::new("menu-player").with("seat", seat);
        let Some(chosen) = self.choose(&question, &titles)? else { return Ok(None) };
        let Some(engine) = chosen.checked_sub(1).map(|index| &engines[index]) else {
            return Ok(Some(Spec::new(Seat::HUMAN)));
        };
        let depth = engine.knobs.iter().find(|knob| knob.name == "depth");
        let Some(Range::Number { max, .. }) = depth.map(|knob| &knob.range) else {
            return Ok(Some(Spec::new(engine.name)));
        };
        let question = Phrase::new("menu-depth");
        let depth = self.number(&question, *max, 4)?;
        Ok(depth.map(|depth| Spec::new(engine.name).with("depth", depth.to_string())))
    }

    /// One of some choices, by number; the first for an empty answer.
    fn choose(&mut self, question: &Phrase, titles: &[String]) -> Result<Option<usize>, Failure> {
        for (number, title) in (1..).zip(titles) {
            writeln!(self.out, "  {number}. {title}")?;
        }
        let chosen = self.number(question, titles.len() as u64, 1)?;
        Ok(chosen.map(|number| usize::try_from(number - 1).expect("one of the titles")))
    }

    fn number(
        &mut self,
        question: &Phrase,
        most: u64,
        default: u64,
    ) -> Result<Option<u64>, Failure> {
        let question = question.clone().with("most", most).with("default", default.to_string());
        loop {
            let Some(answer) = self.line(&question)? else { return Ok(None) };
            match answer.parse() {
                Ok(number) if (1..=most).contains(&number) => return Ok(Some(number)),
                Err(_) if answer.is_empty() => return Ok(Some(default)),
                _ => {
                    let refused =
                        Phrase::new("menu-no-number").with("answer", answer).with("most", most);
                    writeln!(self.out, "{}", self.words.say(&refused))?;
                }
            }
        }
    }

    /// Asks, and reads one line; `None` at the end of the input.
    fn line(&mut self, question: &Phrase) -> Result<Option<String>, Failure> {
        write!(self.out, "{} ", self.words.say(question))?;
        self.out.flush()?;
        super::line_mode::read_line(self.input)
    }
}
