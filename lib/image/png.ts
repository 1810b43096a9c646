import { unzlibSync } from 'fflate'
import { joinBytes } from '../bytes/bytes.ts'
import { UserError } from '../result/user-error.ts'

/** The parts of a PNG that a drawing needs (ISO/IEC 15948). */
export type Png = {
  readonly width: number
  readonly height: number
  readonly bitDepth: number
  /** 0 gray, 2 RGB, 3 palette, 4 gray with alpha, 6 RGB with alpha. */
  readonly colorType: number
  readonly isInterlaced: boolean
  readonly palette: Uint8Array
  /** `tRNS`: alphas of the palette, or the one color that is not there. */
  readonly transparency: Uint8Array | undefined
  /** The deflated rows. */
  readonly data: Uint8Array
  /** Whether a PDF can contain the rows unchanged. */
  readonly isPlain: boolean
}

const SIGNATURE = '\x89PNG\r\n\x1a\n'

/** Parses a PNG. Throws a UserError if it is invalid. */
export function readPng(bytes: Uint8Array): Png {
  if (String.fromCharCode(...bytes.subarray(0, 8)) !== SIGNATURE) throw pngError('It is no PNG.')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks: Uint8Array[] = []
  let head: DataView | undefined
  let palette = new Uint8Array()
  let transparency: Uint8Array | undefined
  for (let at = 8; at + 12 <= bytes.length; ) {
    const size = view.getUint32(at)
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    const body = bytes.subarray(at + 8, at + 8 + size)
    if (type === 'IHDR') head = new DataView(body.buffer, body.byteOffset, body.byteLength)
    if (type === 'PLTE') palette = body.slice()
    if (type === 'tRNS') transparency = body
    if (type === 'IDAT') chunks.push(body)
    at += size + 12
  }
  if (!head || chunks.length === 0) throw pngError('It ends before its picture.')
  const colorType = head.getUint8(9)
  const isInterlaced = head.getUint8(12) === 1
  return {
    width: head.getUint32(0),
    height: head.getUint32(4),
    bitDepth: head.getUint8(8),
    colorType,
    isInterlaced,
    palette,
    transparency,
    data: joinBytes(chunks),
    isPlain: colorType < 4 && !isInterlaced && transparency === undefined,
  }
}

/** Its RGBA pixels, 8 bits each. */
export function toPixels(png: Png): { kind: 'pixels'; width: number; height: number; bytes: Uint8Array } {
  const { width, height } = png
  const passes = getPasses(png)
  const rows = inflate(
    png.data,
    passes.reduce((sum, pass) => sum + pass.down * (getRowBytes(png, pass) + 1), 0),
  )
  const pixels = new Uint8Array(width * height * 4)
  let at = 0
  for (const pass of passes) at = readPass(png, rows, at, pass, pixels)
  return { kind: 'pixels', width, height, bytes: pixels }
}

/** Adam7 (8.2): start and step of each of seven passes. */
const PASSES = [
  { x: 0, y: 0, stepX: 8, stepY: 8 },
  { x: 4, y: 0, stepX: 8, stepY: 8 },
  { x: 0, y: 4, stepX: 4, stepY: 8 },
  { x: 2, y: 0, stepX: 4, stepY: 4 },
  { x: 0, y: 2, stepX: 2, stepY: 4 },
  { x: 1, y: 0, stepX: 2, stepY: 2 },
  { x: 0, y: 1, stepX: 1, stepY: 2 },
] as const
const WHOLE = { x: 0, y: 0, stepX: 1, stepY: 1 } as const
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

type Pass = {
  readonly x: number
  readonly y: number
  readonly stepX: number
  readonly stepY: number
  readonly across: number
  readonly down: number
}

function getPasses({ width, height, isInterlaced }: Png): Pass[] {
  return (isInterlaced ? PASSES : [WHOLE])
    .map((pass) => ({
      ...pass,
      across: Math.ceil((width - pass.x) / pass.stepX),
      down: Math.ceil((height - pass.y) / pass.stepY),
    }))
    .filter(({ across, down }) => across > 0 && down > 0)
}

function getRowBytes({ colorType, bitDepth }: Png, { across }: Pass): number {
  return Math.ceil((across * (CHANNELS[colorType] ?? 1) * bitDepth) / 8)
}

function readPass(png: Png, rows: Uint8Array, start: number, pass: Pass, pixels: Uint8Array): number {
  const channels = CHANNELS[png.colorType] ?? 1
  const bits = channels * png.bitDepth
  const rowBytes = getRowBytes(png, pass)
  const step = Math.max(1, bits >> 3)
  let at = start
  let above = new Uint8Array(rowBytes)
  for (let row = 0; row < pass.down; row++) {
    const line = unfilter(rows[at] ?? 0, rows.subarray(at + 1, at + 1 + rowBytes), above, step)
    at += rowBytes + 1
    above = line
    for (let column = 0; column < pass.across; column++) {
      const target = ((pass.y + row * pass.stepY) * png.width + pass.x + column * pass.stepX) * 4
      pixels.set(pixelAt(png, line, column, channels), target)
    }
  }
  return at
}

/** Undoes a row's filter (9.2). */
function unfilter(
  filter: number,
  bytes: Uint8Array,
  above: Uint8Array,
  step: number,
): Uint8Array<ArrayBuffer> {
  const line = new Uint8Array(above.length)
  for (let at = 0; at < line.length; at++) {
    const left = line[at - step] ?? 0
    const up = above[at] ?? 0
    const corner = above[at - step] ?? 0
    const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0
    line[at] = (bytes[at] ?? 0) + guess
  }
  return line
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

function pixelAt(
  png: Png,
  line: Uint8Array,
  column: number,
  channels: number,
): [number, number, number, number] {
  const sample = (channel: number) => sampleAt(line, column * channels + channel, png.bitDepth)
  const scaled = (value: number) =>
    png.bitDepth === 16 ? value >> 8 : Math.round((value * 255) / (2 ** png.bitDepth - 1))
  const first = sample(0)
  if (png.colorType === 3) {
    const [red = 0, green = 0, blue = 0] = png.palette.subarray(first * 3, first * 3 + 3)
    return [red, green, blue, png.transparency?.[first] ?? 255]
  }
  if (png.colorType === 0 || png.colorType === 4) {
    const gray = scaled(first)
    return [gray, gray, gray, png.colorType === 4 ? scaled(sample(1)) : isKeyed(png, [first]) ? 0 : 255]
  }
  const colors = [first, sample(1), sample(2)] as const
  const alpha = png.colorType === 6 ? scaled(sample(3)) : isKeyed(png, colors) ? 0 : 255
  return [scaled(colors[0]), scaled(colors[1]), scaled(colors[2]), alpha]
}

function sampleAt(line: Uint8Array, index: number, bitDepth: number): number {
  if (bitDepth === 16) return ((line[index * 2] ?? 0) << 8) | (line[index * 2 + 1] ?? 0)
  if (bitDepth === 8) return line[index] ?? 0
  const bit = index * bitDepth
  return ((line[bit >> 3] ?? 0) >> (8 - bitDepth - (bit & 7))) & (2 ** bitDepth - 1)
}

/** Whether a color is the one that is not there. */
function isKeyed({ transparency }: Png, colors: readonly number[]): boolean {
  return (
    transparency !== undefined &&
    colors.every(
      (color, at) => (((transparency[at * 2] ?? 0) << 8) | (transparency[at * 2 + 1] ?? 0)) === color,
    )
  )
}

/** Unpacks no more than the size of the image, whatever the data claims. */
function inflate(data: Uint8Array, sizeBytes: number): Uint8Array {
  try {
    return unzlibSync(data, { out: new Uint8Array(sizeBytes) })
  } catch {
    throw pngError('Its data cannot be unpacked.')
  }
}

function pngError(detail: string): UserError {
  return new UserError('A picture is damaged', `${detail} Save the picture again, then add it again.`)
}
