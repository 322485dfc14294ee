//! The queue of a thread pool: networks take turns, in each network people do, and short tasks come
//! before long ones.

use std::{collections::VecDeque, time::Instant};

use search::Stop;

use crate::network::Network;

/// How many short tasks are taken one after the other while long ones wait.
const MOST_IN_A_ROW: usize = 8;

/// In whose line a task waits: that of a person, in that of their network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct QueueKey {
    network: Network,
    person: String,
}

impl QueueKey {
    pub(crate) fn new(network: Network, person: impl Into<String>) -> Self {
        Self { network, person: person.into() }
    }

    /// Whether another line is of the same network.
    pub(crate) fn is_of_same_network(&self, other: &Self) -> bool {
        self.network == other.network
    }

    /// Whether it is a line of this machine.
    pub(crate) fn is_of_this_machine(&self) -> bool {
        self.network.is_this_machine()
    }
}

/// How long a task takes, as far as that can be told before it is begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TaskLength {
    /// A moment.
    Short,
    /// Unknown: perhaps as long as it may.
    Long,
}

/// Something to be done by a thread.
pub(super) struct PoolTask {
    pub(super) run: Box<dyn FnOnce() + Send>,
    /// What ends it early.
    pub(super) stop: Option<Stop>,
    /// Since when it waits.
    pub(super) since: Instant,
}

/// The tasks that wait, in the order in which they are served next.
#[derive(Default)]
pub(super) struct FairQueue {
    short: Lane,
    long: Lane,
    /// How many short tasks were taken since the last long one.
    in_a_row: usize,
}

/// The lines of all networks.
#[derive(Default)]
struct Lane(VecDeque<NetworkLine>);

/// What the people of a network wait for.
struct NetworkLine {
    network: Network,
    people: VecDeque<PersonLine>,
}

/// What a person waits for.
struct PersonLine {
    person: String,
    tasks: VecDeque<PoolTask>,
}

impl FairQueue {
    /// Puts a task at the end of its line.
    pub(super) fn put(&mut self, key: &QueueKey, length: TaskLength, task: PoolTask) {
        match length {
            TaskLength::Short => self.short.put(key, task),
            TaskLength::Long => self.long.put(key, task),
        }
    }

    /// The next task.
    pub(super) fn take(&mut self) -> Option<PoolTask> {
        if self.in_a_row < MOST_IN_A_ROW
            && let Some(task) = self.short.take()
        {
            self.in_a_row += 1;
            return Some(task);
        }
        self.in_a_row = 0;
        self.long.take().or_else(|| self.short.take())
    }

    /// How many tasks wait: in all, of a network, and of a person in it.
    pub(super) fn waiting(&self, key: &QueueKey) -> [usize; 3] {
        let mut waiting = [0; 3];
        for line in self.short.0.iter().chain(&self.long.0) {
            for PersonLine { person, tasks } in &line.people {
                let counts = [
                    true,
                    line.network == key.network,
                    line.network == key.network && *person == key.person,
                ];
                for (count, counted) in waiting.iter_mut().zip(counts) {
                    *count += if counted { tasks.len() } else { 0 };
                }
            }
        }
        waiting
    }

    /// Whether none waits.
    pub(super) fn is_empty(&self) -> bool {
        self.short.0.is_empty() && self.long.0.is_empty()
    }
}

impl Lane {
    fn put(&mut self, QueueKey { network, person }: &QueueKey, task: PoolTask) {
        let line = self.0.iter().position(|line| line.network == *network);
        let line = line.unwrap_or_else(|| {
            self.0.push_back(NetworkLine { network: *network, people: VecDeque::new() });
            self.0.len() - 1
        });
        let people = &mut self.0[line].people;
        match people.iter_mut().find(|line| line.person == *person) {
            Some(line) => line.tasks.push_back(task),
            None => {
                people.push_back(PersonLine { person: person.clone(), tasks: [task].into() });
            }
        }
    }

    /// The first task of the first person of the first network; both then go to the end.
    fn take(&mut self) -> Option<PoolTask> {
        let mut line = self.0.pop_front()?;
        let mut person = line.people.pop_front()?;
        let task = person.tasks.pop_front();
        if !person.tasks.is_empty() {
            line.people.push_back(person);
        }
        if !line.people.is_empty() {
            self.0.push_back(line);
        }
        task
    }
}
