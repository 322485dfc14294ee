//! Trainings so small that they take seconds.

mod training;
