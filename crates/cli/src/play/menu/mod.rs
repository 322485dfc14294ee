//! What shall we play? Asked by numbered menus, which offer what was chosen the last time.

mod dialogue;
mod players;
mod settings;

use std::io::Write;

use paper::{booklet, plain};
use rules::{Phrase, Player, Spec};
use session::{GAMES, GameEntry, Preset, Setup};
use words::Words;

use self::dialogue::MenuDialogue;
use super::input::StandardInput;
use crate::{failure::Failure, last_setups::LastSetups};

/// The questions before a game, and who answers them.
pub(super) struct Menu<'a> {
    dialogue: MenuDialogue<'a>,
    /// The level that is offered first, if one is settled.
    level: Option<u64>,
}

/// What can be chosen first.
enum MenuChoice {
    /// A game, to be set up.
    Game(&'static dyn GameEntry),
    /// A set-up that is ready.
    Preset(Preset),
    /// The rules of a game, to be read.
    Rules,
}

impl<'a> Menu<'a> {
    pub(super) fn new(
        words: &'a Words,
        level: Option<u64>,
        input: &'a mut StandardInput,
        out: &'a mut dyn Write,
    ) -> Self {
        Self { dialogue: MenuDialogue { words, input, out }, level }
    }

    /// Asks for the game, its settings and its players; `None` if the input ends first.
    pub(super) fn ask(&mut self, last: &LastSetups) -> Result<Option<Setup>, Failure> {
        loop {
            match self.game(last.game())? {
                Some(MenuChoice::Game(room)) => {
                    return self.settle(room, last.all().get(room.name()));
                }
                Some(MenuChoice::Preset(preset)) => return Ok(Some(preset.setup())),
                Some(MenuChoice::Rules) => {
                    if !self.show_rules()? {
                        return Ok(None);
                    }
                }
                None => return Ok(None),
            }
        }
    }

    /// Whether a question is answered with yes; no for an empty answer and at the end of the input.
    pub(super) fn agrees(&mut self, question: &Phrase) -> Result<bool, Failure> {
        Ok(self.dialogue.yes(question, false)? == Some(true))
    }

    /// Asks for the settings and the players of a game, and offers those of a set-up before; `None`
    /// if the input ends first.
    pub(super) fn settle(
        &mut self,
        room: &'static dyn GameEntry,
        before: Option<&Setup>,
    ) -> Result<Option<Setup>, Failure> {
        let spec = before.map(|before| before.game.clone().named(room.knobs()));
        let Some(game) = self.settings(room, spec.as_ref())? else { return Ok(None) };
        let mut table = room.open(&game)?;
        self.show_players(room)?;
        let mut players = Vec::new();
        for player in Player::all(table.players()) {
            let before = before.and_then(|before| before.players.get(player.index()));
            match self.player(room, &mut *table, player, before)? {
                Some(chosen) => players.push(chosen),
                None => return Ok(None),
            }
        }
        let chosen = Setup::new(game, players);
        Ok(Some(match before {
            None => chosen,
            Some(&Setup { clock, touch_move, alternate, .. }) => {
                Setup { clock, touch_move, alternate, ..chosen }
            }
        }))
    }

    /// What is to be played; the game of the last time is offered.
    fn game(&mut self, last: Option<&str>) -> Result<Option<MenuChoice>, Failure> {
        let words = self.dialogue.words;
        let presets =
            Preset::ALL.iter().map(|preset| words.text(&format!("preset-{}", preset.name)));
        let titles: Vec<String> =
            self.games().into_iter().chain(presets).chain([words.text("menu-rules")]).collect();
        self.dialogue.show(&titles)?;
        let usual = GAMES.iter().position(|room| Some(room.name()) == last).unwrap_or(0);
        let chosen = self.dialogue.choose(&Phrase::new("menu-game"), titles.len(), usual)?;
        Ok(chosen.map(|index| {
            let preset = index.checked_sub(GAMES.len()).and_then(|index| Preset::ALL.get(index));
            match (GAMES.get(index), preset) {
                (Some(room), _) => MenuChoice::Game(*room),
                (None, Some(preset)) => MenuChoice::Preset(*preset),
                (None, None) => MenuChoice::Rules,
            }
        }))
    }

    fn games(&self) -> Vec<String> {
        let title =
            |room: &&dyn GameEntry| self.dialogue.words.text(&format!("game-{}", room.name()));
        GAMES.iter().map(title).collect()
    }

    /// Shows the rules of a game; false if the input ends first.
    fn show_rules(&mut self) -> Result<bool, Failure> {
        let titles = self.games();
        self.dialogue.show(&titles)?;
        let chosen = self.dialogue.choose(&Phrase::new("menu-which-rules"), titles.len(), 0)?;
        let Some(room) = chosen.map(|index| GAMES[index]) else { return Ok(false) };
        let game = Spec::new(room.name());
        let rulebook = room.open(&game)?.rulebook();
        let implied = |knob: &str| room.implied(&game, knob);
        let document = booklet(&rulebook, &game, room.knobs(), &implied, self.dialogue.words);
        writeln!(self.dialogue.out, "\n{}", plain(&document))?;
        Ok(true)
    }
}
