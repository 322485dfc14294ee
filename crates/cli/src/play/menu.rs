//! What shall we play? Asked by numbered menus.

use std::io::Write;

use paper::{COLUMNS, wrap};
use rules::{Knob, Phrase, Player, Range, Speak, Spec};
use session::{AnyGame, EngineOffer, GAMES, GameEntry, Preset, Seat, Setup};
use words::Words;

use super::input::Input;
use crate::{failure::Failure, layout::in_one_line};

/// Who asks, and who answers.
struct Menu<'a> {
    words: &'a Words,
    /// The level that is offered first, if one is settled.
    level: Option<u64>,
    input: &'a mut Input,
    out: &'a mut dyn Write,
}

/// Asks for the game, its settings and its players; `None` if the input ends first.
pub(super) fn ask(
    words: &Words,
    level: Option<u64>,
    input: &mut Input,
    out: &mut dyn Write,
) -> Result<Option<Setup>, Failure> {
    Menu { words, level, input, out }.ask()
}

/// What can be played: a game, or a set-up that is ready.
enum Choice {
    Game(&'static dyn GameEntry),
    Preset(Preset),
}

impl Menu<'_> {
    fn ask(&mut self) -> Result<Option<Setup>, Failure> {
        let room = match self.game()? {
            Some(Choice::Game(room)) => room,
            Some(Choice::Preset(preset)) => return Ok(Some(preset.setup())),
            None => return Ok(None),
        };
        let Some(game) = self.settings(room)? else { return Ok(None) };
        let mut table = room.open(&game)?;
        let titles = self.players(room);
        self.show(&titles)?;
        let mut players = Vec::new();
        for player in Player::all(table.players()) {
            match self.player(room, &mut *table, player)? {
                Some(chosen) => players.push(chosen),
                None => return Ok(None),
            }
        }
        Ok(Some(Setup::new(game, players)))
    }

    fn game(&mut self) -> Result<Option<Choice>, Failure> {
        let games = GAMES.iter().map(|room| self.words.text(&format!("game-{}", room.name())));
        let presets =
            Preset::ALL.iter().map(|preset| self.words.text(&format!("preset-{}", preset.name)));
        let titles: Vec<String> = games.chain(presets).collect();
        self.show(&titles)?;
        let chosen = self.choose(&Phrase::new("menu-game"), titles.len())?;
        Ok(chosen.map(|index| match GAMES.get(index) {
            Some(room) => Choice::Game(*room),
            None => Choice::Preset(Preset::ALL[index - GAMES.len()]),
        }))
    }

    /// Every knob that has a default, one question each; an empty answer keeps the default.
    fn settings(&mut self, room: &dyn GameEntry) -> Result<Option<Spec>, Failure> {
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
                Err(error) => self.refuse(&error)?,
            }
        }
    }

    fn value(&mut self, room: &dyn GameEntry, knob: &Knob) -> Result<Option<String>, Failure> {
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
                Err(error) if !answer.is_empty() => self.refuse(&error)?,
                _ => return Ok(Some(answer)),
            }
        }
    }

    /// Who can sit down: a person, or one of the engines.
    fn players(&self, room: &dyn GameEntry) -> Vec<String> {
        let engine = |offer: EngineOffer| {
            let kind =
                if offer.own { format!("engine-{}", room.name()) } else { "algorithm".to_owned() };
            let about = self.words.text(&format!("{kind}-{}", offer.name));
            self.words.say(&Phrase::new("list-title").with("name", offer.name).with("about", about))
        };
        let person = self.words.text("menu-person");
        [person].into_iter().chain(room.engines().into_iter().map(engine)).collect()
    }

    /// Who sits at a seat. An engine that does not play this form of the game is refused at once.
    fn player(
        &mut self,
        room: &dyn GameEntry,
        table: &mut dyn AnyGame,
        player: Player,
    ) -> Result<Option<Spec>, Failure> {
        let engines = room.engines();
        let question = Phrase::new("menu-player").with("seat", u64::from(player.0) + 1);
        loop {
            let Some(chosen) = self.choose(&question, engines.len() + 1)? else { return Ok(None) };
            let Some(engine) = chosen.checked_sub(1).map(|index| &engines[index]) else {
                return Ok(Some(Spec::new(Seat::HUMAN)));
            };
            let Some(spec) = self.engine(engine)? else { return Ok(None) };
            match table.seat(player, Some(&spec)) {
                Ok(()) => return Ok(Some(spec)),
                Err(error) => self.refuse(&error)?,
            }
        }
    }

    /// An engine, with its level or its depth if it has one.
    fn engine(&mut self, engine: &EngineOffer) -> Result<Option<Spec>, Failure> {
        let level = self.level.unwrap_or(5);
        let asked = [("level", "menu-level", level), ("depth", "menu-depth", 4)];
        let first = engine.knobs.first();
        let asked = asked.iter().find(|(knob, ..)| first.is_some_and(|first| first.name == *knob));
        let Some((&(knob, question, default), first)) = asked.zip(first) else {
            return Ok(Some(Spec::new(engine.name)));
        };
        let Range::Number { max, .. } = first.range else { return Ok(None) };
        let number = self.number(&Phrase::new(question), max, default)?;
        Ok(number.map(|number| Spec::new(engine.name).with(knob, number.to_string())))
    }

    /// Shows some choices under their numbers.
    fn show(&mut self, titles: &[String]) -> Result<(), Failure> {
        for (number, title) in (1..).zip(titles) {
            let mut lines = wrap(title, COLUMNS - 6).into_iter();
            writeln!(self.out, " {number:>3}. {}", lines.next().unwrap_or_default())?;
            for line in lines {
                writeln!(self.out, "      {line}")?;
            }
        }
        Ok(())
    }

    /// One of so many choices, by number; the first for an empty answer.
    fn choose(&mut self, question: &Phrase, choices: usize) -> Result<Option<usize>, Failure> {
        let chosen = self.number(question, choices as u64, 1)?;
        Ok(chosen.map(|number| usize::try_from(number - 1).expect("one of the choices")))
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
                    let refused = Phrase::new("menu-no-number").with("answer", answer);
                    self.refuse(&refused.with("most", most))?;
                }
            }
        }
    }

    /// Says in one line why an answer will not do.
    fn refuse(&mut self, why: &impl Speak) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{}", in_one_line(&self.words.say(why)))?)
    }

    /// Asks, and reads one line; `None` at the end of the input, or if the person has had enough.
    fn line(&mut self, question: &Phrase) -> Result<Option<String>, Failure> {
        write!(self.out, "{} ", self.words.say(question))?;
        self.out.flush()?;
        let Some(answer) = self.input.line()? else {
            writeln!(self.out)?;
            return Ok(None);
        };
        let quit = self.words.text("play-word-quit");
        let enough = answer.eq_ignore_ascii_case("quit") || answer.to_lowercase() == quit;
        Ok((!enough).then_some(answer))
    }
}
