//! A training at workers gives the weights of one machine.

use std::fs;

use super::support::Site;

/// Random games, games of the weights against themselves, and games judged again.
const TRAIN: &str = "train connect-four --rounds 3 --games 80 --depth 1 --label-depth 2 --solve 6";

fn weights(site: &Site, name: &str) -> Vec<u8> {
    fs::read(site.path().join(name)).expect("weights")
}

#[test]
fn weights_are_those_of_one_machine() {
    let site = Site::open();
    let (_one, _two) = (site.worker("one"), site.worker("two"));
    site.alone(&format!("{TRAIN} --folder here --output here.weights"));
    let there = format!("{TRAIN} --folder there --output there.weights");
    let (code, said, heard) = site.finish(&there);
    assert_eq!((code, &*heard), (Some(0), ""), "{said}");
    assert!(weights(&site, "here.weights") == weights(&site, "there.weights"), "the same bytes");
    let (_, status, _) = site.finish("fleet status");
    assert!(status.contains("train connect-four seed 1: finished"), "{status}");
}

#[test]
fn a_training_goes_on_after_its_workers_were_killed() {
    let site = Site::open();
    site.alone(&format!("{TRAIN} --folder here --output here.weights"));
    let mut one = site.worker("one");
    let command = format!("{TRAIN} --folder there --output there.weights");
    let mut training = site.start(&command);
    // The first round is told of when it is done.
    assert!(training.line().starts_with("Round 1 "));
    one.child.kill().expect("it runs");
    let _two = site.worker("two");
    assert_eq!(training.end().0, Some(0));
    assert!(weights(&site, "here.weights") == weights(&site, "there.weights"), "the same bytes");
}
