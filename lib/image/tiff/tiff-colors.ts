import type { TiffPage } from './tiff-page.ts'
import type { ReadSample } from './tiff-samples.ts'

/** Sets red, green and blue of a pixel, from 0 to 255, from its samples as stored. */
type SetColor = (out: Uint8ClampedArray, at: number, sample: ReadSample) => void

/** Returns the conversion of a page's pixels to RGBA; `sample` reads the samples of a pixel by their numbers. */
export function toRgba(page: TiffPage): SetColor {
  const scale = page.isFloat ? 255 : 255 / (2 ** page.bits - 1)
  const setColor = colorSetter(page, scale)
  const { alpha } = page
  if (alpha === 'none')
    return (out, at, sample) => {
      setColor(out, at, sample)
      out[at + 3] = 255
    }
  const place = page.photometric === 'cmyk' ? 4 : page.photometric === 'rgb' ? 3 : 1
  return (out, at, sample) => {
    const opacity = sample(place) * scale
    const factor = alpha === 'associated' && opacity > 0 ? 255 / opacity : 1
    setColor(out, at, factor === 1 ? sample : (index) => sample(index) * factor)
    out[at + 3] = opacity
  }
}

function colorSetter(page: TiffPage, scale: number): SetColor {
  switch (page.photometric) {
    case 'white-is-zero':
      return (out, at, sample) => out.fill(255 - sample(0) * scale, at, at + 3)
    case 'gray':
      return (out, at, sample) => out.fill(sample(0) * scale, at, at + 3)
    case 'rgb':
      return (out, at, sample) => setAll(out, at, sample(0) * scale, sample(1) * scale, sample(2) * scale)
    case 'palette':
      return paletteSetter(page)
    case 'cmyk':
      return (out, at, sample) => {
        const light = 255 - sample(3) * scale
        const ink = (index: number) => ((255 - sample(index) * scale) * light) / 255
        setAll(out, at, ink(0), ink(1), ink(2))
      }
    case 'ycbcr':
      return (out, at, sample) => setYcbcr(out, at, sample(0), sample(1), sample(2))
    case 'lab':
      return labSetter(page.bits)
  }
}

function setAll(out: Uint8ClampedArray, at: number, red: number, green: number, blue: number): void {
  out[at] = red
  out[at + 1] = green
  out[at + 2] = blue
}

/** Palettes have 16 bits; some programs write 8. */
function paletteSetter({ palette }: TiffPage): SetColor {
  const count = palette.length / 3
  const scale = palette.every((value) => value < 256) ? 1 : 1 / 257
  return (out, at, sample) => {
    const color = (channel: number) => (palette[channel * count + sample(0)] ?? 0) * scale
    setAll(out, at, color(0), color(1), color(2))
  }
}

/** ITU-R BT.601, full range. */
function setYcbcr(out: Uint8ClampedArray, at: number, luma: number, blue: number, red: number): void {
  const [cb, cr] = [blue - 128, red - 128]
  setAll(out, at, luma + 1.402 * cr, luma - 0.344136 * cb - 0.714136 * cr, luma + 1.772 * cb)
}

/** D65, so that no adaptation to sRGB is needed; most programs read L*a*b* without a white point in this way. */
const WHITE = [0.950456, 1, 1.088754] as const
/** From XYZ to linear sRGB (IEC 61966-2-1). */
const TO_SRGB = [
  [3.2404542, -1.5371385, -0.4985314],
  [-0.969266, 1.8760108, 0.041556],
  [0.0556434, -0.2040259, 1.0572252],
] as const

/** L* is unsigned, a* and b* are signed. As in ImageMagick, -1 and 0 are the same. */
function labSetter(bits: number): SetColor {
  const full = 2 ** bits - 1
  const signed = (value: number) => ((value > full / 2 ? value - full : value) * 255) / full
  return (out, at, sample) => {
    const y = ((sample(0) / full) * 100 + 16) / 116
    const [x, z] = [y + signed(sample(1)) / 500, y - signed(sample(2)) / 200]
    const xyz = [x, y, z].map((value, index) => cube(value) * (WHITE[index] ?? 1))
    for (const [channel, [a, b, c]] of TO_SRGB.entries())
      out[at + channel] = 255 * srgbCurve(a * (xyz[0] ?? 0) + b * (xyz[1] ?? 0) + c * (xyz[2] ?? 0))
  }
}

function cube(value: number): number {
  return value > 6 / 29 ? value ** 3 : 3 * (6 / 29) ** 2 * (value - 4 / 29)
}

function srgbCurve(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
}
