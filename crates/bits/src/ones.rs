//! Going through a set.

use std::{hint::select_unpredictable, iter::FusedIterator, marker::PhantomData};

use crate::{Bits, Index};

/// The numbers of a set, from the lowest.
#[derive(Clone, Debug)]
pub struct Ones<B, I> {
    left: B,
    index: PhantomData<fn() -> I>,
}

impl<B, I> Ones<B, I> {
    #[inline]
    pub(crate) fn of(left: B) -> Self {
        Self { left, index: PhantomData }
    }
}

impl<B: Bits, I: Index> Iterator for Ones<B, I> {
    type Item = I;

    #[inline]
    fn next(&mut self) -> Option<I> {
        self.left.pop_first()
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<I> {
        self.left.pop_nth(n)
    }

    #[inline]
    fn count(self) -> usize {
        self.len()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.left.count() as usize;
        (count, Some(count))
    }
}

impl<B: Bits, I: Index> ExactSizeIterator for Ones<B, I> {}

impl<B: Bits, I: Index> FusedIterator for Ones<B, I> {}

/// The numbers of a set, from the lowest, each as a set of its own.
#[derive(Clone, Debug)]
pub struct Singles<B>(pub(crate) B);

impl<B: Bits> Iterator for Singles<B> {
    type Item = B;

    #[inline]
    fn next(&mut self) -> Option<B> {
        let rest = self.0.without_first();
        let first = self.0 ^ rest;
        self.0 = rest;
        first.any().then_some(first)
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<B> {
        // Few are left here as a rule, and any of them is asked for: told that it cannot be
        // foreseen, the compiler keeps or drops the steps of a whole power of two without a branch.
        // As `skip` has it, a third more branches were mispredicted in random games of Connect Four.
        for power in [4, 2, 1] {
            let fewer = (0..power).fold(self.0, |left, _| left.without_first());
            self.0 = select_unpredictable(n & power != 0, fewer, self.0);
        }
        self.0 = (0..n & !7).fold(self.0, |left, _| left.without_first());
        self.next()
    }

    #[inline]
    fn count(self) -> usize {
        self.len()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count() as usize;
        (count, Some(count))
    }
}

impl<B: Bits> ExactSizeIterator for Singles<B> {}

impl<B: Bits> FusedIterator for Singles<B> {}
