//! Whatever is written reads back as itself.

use proptest::prelude::*;
use record::{Form, ReadContext, pack, read, write};

use crate::support::{
    any_record::{GAMES, any_record},
    rewriting::{COMPLETE, read_and_rewrite},
};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    #[test]
    fn a_game_survives_in_the_forms_that_hold_everything(seed: u64) {
        for game in GAMES {
            let record = any_record(game, seed);
            for form in COMPLETE {
                let written = write(form, std::slice::from_ref(&record)).expect("it fits");
                let again = read(&written);
                prop_assert_eq!(again, Ok(vec![record.clone()]), "{} {}", form, game);
            }
            let packed = pack(&record);
            prop_assert!(!packed.contains('\n'));
            prop_assert_eq!(read(packed.as_bytes()), Ok(vec![record]));
        }
    }

    #[test]
    fn several_games_share_a_file(seed: u64) {
        let records: Vec<_> = GAMES.iter().map(|game| any_record(game, seed)).collect();
        for form in COMPLETE {
            let written = write(form, &records).expect("they fit");
            prop_assert_eq!(read(&written), Ok(records.clone()));
        }
    }

    #[test]
    fn any_name_and_comment_survive(name in any::<String>(), comment in any::<String>()) {
        let mut record = any_record("othello", 1);
        record.players[0].name = Some(name);
        record.tree.remark_mut(record::NodeId::START).comment = Some(comment);
        for form in COMPLETE {
            let written = write(form, std::slice::from_ref(&record)).expect("it fits");
            prop_assert_eq!(read(&written), Ok(vec![record.clone().cleaned()]));
        }
    }

    #[test]
    fn a_position_is_the_one_on_the_board(seed: u64) {
        for game in GAMES {
            let record = any_record(game, seed);
            let written = write(Form::Position, std::slice::from_ref(&record)).expect("it fits");
            let reading = ReadContext { game: Some(record.game.clone()), ..ReadContext::default() };
            let mut again = reading.read(&written).expect(game);
            prop_assert_eq!(again.len(), 1);
            let again = again.remove(0);
            let rewritten = write(Form::Position, std::slice::from_ref(&again)).expect("it fits");
            prop_assert_eq!(rewritten, written, "{}", game);
        }
    }

    #[test]
    fn anything_is_refused_or_read_but_never_panics(bytes: Vec<u8>, text in any::<String>()) {
        for bytes in [bytes, text.into_bytes()] {
            read_and_rewrite(&ReadContext::default(), &bytes);
        }
    }

    #[test]
    fn a_damaged_file_is_refused_or_read_but_never_panics(
        seed: u64, at in any::<prop::sample::Index>(), byte: u8, cut: bool,
    ) {
        let record = any_record(GAMES[usize::try_from(seed % 29).expect("small")], seed);
        for form in COMPLETE {
            let mut written = write(form, std::slice::from_ref(&record)).expect("it fits");
            let at = at.index(written.len());
            written[at] = byte;
            if cut {
                written.truncate(at);
            }
            read_and_rewrite(&ReadContext::default(), &written);
        }
    }
}
