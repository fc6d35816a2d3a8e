"""Pictures of pages, as small files that the eye cannot tell from what was on the screen."""

import io

import numpy as np
from PIL import Image, ImageChops, ImageFilter

from regalia.schema import Array

# The colours of a palette, by what they are for: a picture in all its colours takes three times the room.
_FOR_GROUNDS = 32  # the most frequent colours, just as they are
_FOR_SLOPES = 64  # shadows and glows are large and pale, and would be left with few
_FOR_PIECES = 160
_REACH = 5  # pixels across which a slope is looked for
_GENTLE = 12  # levels that it may climb there


def compressed(picture: bytes) -> Image.Image:
    """By a palette of its own. Only gentle slopes are dithered, so that edges and grounds stay clean."""
    drawn = Image.open(io.BytesIO(picture)).convert("RGB")
    slopes = _slopes(drawn)
    colours = _palette(drawn, slopes)
    palette = Image.new("P", (1, 1))
    palette.putpalette(colours)
    plain = Image.fromarray(_nearest(_packed(drawn), np.array(colours).reshape(-1, 3)))
    plain.putpalette(colours)
    plain.paste(drawn.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG), mask=slopes)
    return plain


def _slopes(drawn: Image.Image) -> Image.Image:
    """A mask of where the colour changes, and gently."""
    highest, lowest = drawn.filter(ImageFilter.MaxFilter(_REACH)), drawn.filter(ImageFilter.MinFilter(_REACH))
    climbs = np.asarray(ImageChops.subtract(highest, lowest)).max(axis=2)
    return Image.fromarray((climbs > 0) & (climbs <= _GENTLE))


def _palette(drawn: Image.Image, slopes: Image.Image) -> list[int]:
    """Grounds as they are; slopes by what there is most of; pieces by coverage: small ones keep their colour."""
    found, counts = np.unique(_packed(drawn), return_counts=True)
    grounds = _unpacked(found[np.argsort(-counts)[:_FOR_GROUNDS]])
    sloping = Image.fromarray(np.asarray(drawn)[np.asarray(slopes)][np.newaxis])
    pale = sloping.quantize(_FOR_SLOPES, Image.Quantize.MEDIANCUT, kmeans=3).getpalette() or []
    pieces = drawn.quantize(_FOR_PIECES, Image.Quantize.MAXCOVERAGE, kmeans=2).getpalette() or []
    return [*grounds.ravel().tolist(), *pale[: 3 * _FOR_SLOPES], *pieces[: 3 * _FOR_PIECES]]


def _nearest(pixels: Array, palette: Array) -> Array:
    """For each pixel the number of the nearest colour."""
    found, places = np.unique(pixels, return_inverse=True)
    nearest = [int(((palette - colour) ** 2).sum(axis=1).argmin()) for colour in _unpacked(found)]
    return np.array(nearest, np.uint8)[places].reshape(pixels.shape)


def _packed(drawn: Image.Image) -> Array:
    """Every pixel as one number: numbers are quick to sort."""
    red, green, blue = (np.asarray(band, np.int32) for band in drawn.split())
    return red << 16 | green << 8 | blue


def _unpacked(packed: Array) -> Array:
    return np.stack([packed >> 16, packed >> 8 & 255, packed & 255], axis=-1)
