//! One question at a time: a number, a word, yes or no.

use std::io::Write;

use paper::{COLUMNS, wrap};
use rules::{Knob, Phrase, Range, Speak, Spec};
use words::Words;

use crate::{failure::Failure, layout::in_one_line, play::input::StandardInput};

/// Who asks, and who answers.
pub(super) struct MenuDialogue<'a> {
    pub(super) words: &'a Words,
    pub(super) input: &'a mut StandardInput,
    pub(super) out: &'a mut dyn Write,
}

impl MenuDialogue<'_> {
    /// Shows some choices under their numbers.
    pub(super) fn show(&mut self, titles: &[String]) -> Result<(), Failure> {
        for (number, title) in (1..).zip(titles) {
            let mut lines = wrap(title, COLUMNS - 6).into_iter();
            writeln!(self.out, " {number:>3}. {}", lines.next().unwrap_or_default())?;
            for line in lines {
                writeln!(self.out, "      {line}")?;
            }
        }
        Ok(())
    }

    /// One of `count` choices, by number; the default for an empty answer.
    pub(super) fn choose(
        &mut self,
        question: &Phrase,
        choices: usize,
        usual: usize,
    ) -> Result<Option<usize>, Failure> {
        let chosen = self.number(question, choices as u64, usual as u64 + 1)?;
        Ok(chosen.map(|number| usize::try_from(number - 1).expect("one of the choices")))
    }

    /// A number from one on; the usual one for an empty answer.
    pub(super) fn number(
        &mut self,
        question: &Phrase,
        most: u64,
        usual: u64,
    ) -> Result<Option<u64>, Failure> {
        let question = question.clone().with("most", most).with("default", usual.to_string());
        loop {
            let Some(answer) = self.line(&question)? else { return Ok(None) };
            match answer.parse() {
                Ok(number) if (1..=most).contains(&number) => return Ok(Some(number)),
                Err(_) if answer.is_empty() => return Ok(Some(usual)),
                _ => {
                    let refused = Phrase::new("menu-no-number").with("answer", answer);
                    self.refuse(&refused.with("most", most))?;
                }
            }
        }
    }

    /// Yes or no; what is usual for an empty answer.
    pub(super) fn yes(&mut self, question: &Phrase, usual: bool) -> Result<Option<bool>, Failure> {
        let [yes, no] = ["on", "off"].map(|value| self.name(value));
        let shown = if usual { &yes } else { &no };
        let question = Phrase::new("menu-setting")
            .with("about", self.words.say(question))
            .with("allowed", format!("{yes}, {no}"))
            .with("default", shown.as_str());
        loop {
            let Some(answer) = self.line(&question)? else { return Ok(None) };
            match self.is_yes(&answer) {
                Some(said) => return Ok(Some(said)),
                None if answer.is_empty() => return Ok(Some(usual)),
                None => {
                    let refused = Phrase::new("menu-yes-or-no").with("answer", answer);
                    self.refuse(&refused)?;
                }
            }
        }
    }

    /// Whether an answer is yes or no, in the language that is spoken or in English.
    fn is_yes(&self, answer: &str) -> Option<bool> {
        let answer = answer.to_lowercase();
        let means = |value: &str, english: &str| {
            let name = self.name(value).to_lowercase();
            answer == value
                || answer == english
                || answer == name
                || (answer.chars().count() == 1 && name.starts_with(&answer))
        };
        match (means("on", "yes"), means("off", "no")) {
            (true, _) => Some(true),
            (_, true) => Some(false),
            _ => None,
        }
    }

    /// What a knob is set to, as it stands in a spec; nothing for the default. `before` is what is
    /// offered, and an empty answer keeps it; `implied` is what a knob without a default comes to.
    pub(super) fn value(
        &mut self,
        about: &str,
        knob: &Knob,
        before: Option<&str>,
        implied: Option<String>,
    ) -> Result<Option<String>, Failure> {
        let kept = before.unwrap_or_default().to_owned();
        let default = || knob.range.default_text().or(implied);
        let usual = before.map(str::to_owned).or_else(default);
        let usual = match &usual {
            Some(value) => self.name(value),
            None => self.words.text("page-usual"),
        };
        let numbered = choices(&knob.range);
        if let Some(choices) = &numbered {
            let titles: Vec<String> = choices.iter().map(|choice| self.name(choice)).collect();
            self.show(&titles)?;
        }
        let allowed = match (&knob.range, &numbered) {
            (_, Some(choices)) => format!("1–{}", choices.len()),
            (Range::Switch { .. }, _) => ["on", "off"].map(|value| self.name(value)).join(", "),
            (range, None) => self.words.say(range),
        };
        let question = Phrase::new("menu-setting")
            .with("about", about)
            .with("allowed", allowed)
            .with("default", usual);
        loop {
            let Some(answer) = self.line(&question)? else { return Ok(None) };
            if answer.is_empty() {
                return Ok(Some(kept));
            }
            let answer = self.meant(knob, numbered.as_deref(), answer);
            let alone = Spec::new("").with(knob.name, answer.as_str());
            match alone.settle(std::slice::from_ref(knob)) {
                Err(error) => self.refuse(&error)?,
                Ok(_) => return Ok(Some(answer)),
            }
        }
    }

    /// What an answer stands for in a spec: the number of a choice, or its name in any language.
    fn meant(&self, knob: &Knob, choices: Option<&[&'static str]>, answer: String) -> String {
        if let Range::Switch { .. } = knob.range {
            let said = self.is_yes(&answer);
            return said.map_or(answer, |yes| if yes { "on" } else { "off" }.to_owned());
        }
        if let Range::Number { word: Some(word), .. } = knob.range
            && answer.to_lowercase() == self.name(word).to_lowercase()
        {
            return word.to_owned();
        }
        let choices = choices.unwrap_or_default();
        let numbered = answer.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let named = || {
            let spoken = answer.to_lowercase();
            choices.iter().find(|choice| self.name(choice).to_lowercase() == spoken)
        };
        let found = numbered.and_then(|index| choices.get(index)).or_else(named);
        found.map_or(answer, |&choice| choice.to_owned())
    }

    /// What a value is called in the language that is spoken; numbers and names are what they are.
    pub(super) fn name(&self, value: &str) -> String {
        let id = format!("page-choice-{value}");
        let has_name = self.words.messages(&self.words.language()).contains_key(&id);
        if has_name { self.words.text(&id) } else { value.to_owned() }
    }

    /// Says in one line why an answer will not do.
    pub(super) fn refuse(&mut self, why: &impl Speak) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{}", in_one_line(&self.words.say(why)))?)
    }

    /// Asks, and reads one line; `None` at the end of the input, or if the person has had enough.
    pub(super) fn line(&mut self, question: &Phrase) -> Result<Option<String>, Failure> {
        write!(self.out, "{} ", self.words.say(question))?;
        self.out.flush()?;
        let Some(answer) = self.input.line(self.out)? else { return Ok(None) };
        let quit = self.words.text("play-word-quit");
        let enough = answer.eq_ignore_ascii_case("quit") || answer.to_lowercase() == quit;
        Ok((!enough).then_some(answer))
    }
}

/// The words of a knob that are shown under numbers: not those that are numbers themselves.
fn choices(range: &Range) -> Option<Vec<&'static str>> {
    match range {
        Range::Word { words, .. } if words.iter().all(|word| word.parse::<u64>().is_err()) => {
            Some(words.to_vec())
        }
        _ => None,
    }
}
