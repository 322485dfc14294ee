//! Pictures as PNG.

use super::Pixels;
use crate::Ink;

/// A picture as a PNG file.
#[must_use]
pub fn png(pixels: &Pixels) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = ::png::Encoder::new(&mut bytes, pixels.width, pixels.height);
    encoder.set_color(::png::ColorType::Rgb);
    encoder.set_depth(::png::BitDepth::Eight);
    let points = pixels.points.iter().flat_map(|&Ink(red, green, blue)| [red, green, blue]);
    let points: Vec<u8> = points.collect();
    let mut writer = encoder.write_header().expect("a picture has points, and memory takes all");
    writer.write_image_data(&points).expect("there is a colour for every point");
    writer.finish().expect("memory takes all");
    bytes
}
