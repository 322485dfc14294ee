//! Makes the book of openings: `cargo run --release -p connect-four --example book -- FILE`.
//!
//! What is found goes to FILE.journal at once, and is taken over from there when the program is
//! started again. The second argument is how many nodes the solver may take where there is no
//! entry, the third how many megabytes the maker's table may have.

use std::{
    env,
    error::Error,
    fs::{self, OpenOptions},
    io::Write,
};

use connect_four::BookMaker;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let file = arguments.first().ok_or("which file shall be written?")?;
    let number = |index: usize, usual: u64| {
        arguments.get(index).map_or(Ok(usual), |text| text.parse::<u64>())
    };
    let (budget, megabytes) = (number(1, 3_000_000)?, number(2, 1024)?);
    let mut maker = BookMaker::new(budget, usize::try_from(megabytes)?);
    let name = format!("{file}.journal");
    maker.resume(&fs::read_to_string(&name).unwrap_or_default());
    let mut journal = OpenOptions::new().append(true).create(true).open(&name)?;
    let mut written = Ok(());
    maker.make(|line| {
        let now = writeln!(journal, "{line}");
        if written.is_ok() {
            written = now;
        }
    });
    written?;
    fs::write(file, maker.bytes())?;
    Ok(())
}
