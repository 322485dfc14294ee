//! The games of a contest as lines for a spreadsheet (CSV, as RFC 4180 has it).

use session::clean;

use crate::{Contest, GameReport};

impl Contest {
    /// A heading and a line for each game.
    #[must_use]
    pub fn spreadsheet(&self, played: &[GameReport]) -> String {
        let names = self.names();
        let mut columns = vec!["game".to_owned()];
        columns.extend((1..=self.seats).map(|seat| format!("seat{seat}")));
        let others =
            ["winner", "loser", "reason", "adjudicated", "plies", "nodes", "seconds", "moves"];
        columns.extend(others.map(ToOwned::to_owned));
        let mut text = line(&columns);
        for report in played {
            let seated = |seat: Option<u8>| {
                seat.map_or_else(String::new, |seat| names[report.seats[usize::from(seat)]].clone())
            };
            let mut cells = vec![(report.number + 1).to_string()];
            cells.extend(report.seats.iter().map(|&player| names[player].clone()));
            cells.extend([
                seated(report.winner),
                seated(report.loser),
                report.reason.clone(),
                report.adjudicated.to_string(),
                report.moves.len().to_string(),
                report.nodes.to_string(),
                format!("{:.3}", report.seconds),
                report.moves.join(" "),
            ]);
            text.push_str(&line(&cells));
        }
        text
    }
}

fn line(cells: &[String]) -> String {
    let cells: Vec<String> = cells.iter().map(|cell| clean::cell(cell)).collect();
    cells.join(",") + "\r\n"
}
