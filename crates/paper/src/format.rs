//! Sizes of paper.

/// Points, the unit of print, in a millimetre.
const POINTS: f32 = 72.0 / 25.4;

/// A size of paper and the margin that is left free on it, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PageFormat {
    /// How wide a page is.
    pub width: f32,
    /// How high a page is.
    pub height: f32,
    /// What is left free on every side.
    pub margin: f32,
}

impl PageFormat {
    /// 210 by 297 millimetres.
    pub const A4: PageFormat = PageFormat::new(210.0, 297.0);
    /// Eight and a half by eleven inches.
    pub const LETTER: PageFormat = PageFormat::new(215.9, 279.4);
    /// Every size under its name.
    pub const ALL: [(&str, PageFormat); 2] =
        [("a4", PageFormat::A4), ("letter", PageFormat::LETTER)];

    const fn new(width: f32, height: f32) -> Self {
        Self { width: width * POINTS, height: height * POINTS, margin: 18.0 * POINTS }
    }

    /// The same paper with another margin, in millimetres.
    #[must_use]
    pub fn with_margin(self, millimetres: u8) -> Self {
        Self { margin: f32::from(millimetres) * POINTS, ..self }
    }

    /// How wide the page is between its margins.
    #[must_use]
    pub fn inner_width(&self) -> f32 {
        self.width - 2.0 * self.margin
    }
}
