import { viewOf } from '../../bytes/byte-view.ts'
import { joinBytes } from '../../bytes/join-bytes.ts'

/** The primaries of sRGB as seen under D50, and D50 itself, in XYZ (IEC 61966-2-1, adapted by ICC.1:2022, annex E). */
const COLORS = {
  rXYZ: [0.43607, 0.22249, 0.01392],
  gXYZ: [0.38515, 0.71687, 0.09708],
  bXYZ: [0.14307, 0.06061, 0.7141],
  wtpt: [0.9642, 1, 0.8249],
} as const
/** The curve of sRGB as ICC.1:2022 writes it in its function type 3: g, a, b, c, d. */
const CURVE = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
const HEAD = 128

/** A small ICC profile, version 4, that says sRGB. */
export function srgbProfile(): Uint8Array<ArrayBuffer> {
  const curve = tagOf('para', Uint8Array.of(0, 3, 0, 0), fixed(CURVE))
  const tags: [string, Uint8Array][] = [
    ['desc', textTag('sRGB')],
    ['cprt', textTag('No copyright, use freely')],
    ...Object.entries(COLORS).map(([name, xyz]): [string, Uint8Array] => [name, tagOf('XYZ ', fixed(xyz))]),
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ]
  const table = new Uint8Array(4 + 12 * tags.length)
  viewOf(table).setUint32(0, tags.length)
  const places = new Map<Uint8Array, number>()
  let end = HEAD + table.length
  tags.forEach(([name, data], index) => {
    const at = places.get(data) ?? end
    if (!places.has(data)) end += data.length
    places.set(data, at)
    const entry = table.subarray(4 + 12 * index)
    entry.set(latin(name))
    viewOf(entry).setUint32(4, at)
    viewOf(entry).setUint32(8, data.length)
  })
  return joinBytes([head(end), table, ...places.keys()])
}

/** ICC.1:2022, 7.2: a display's profile between RGB and XYZ, under D50. */
function head(length: number): Uint8Array {
  const bytes = new Uint8Array(HEAD)
  const view = viewOf(bytes)
  view.setUint32(0, length)
  view.setUint32(8, 0x04400000)
  bytes.set(latin('mntrRGB XYZ '), 12)
  for (const [index, part] of [2026, 1, 1].entries()) view.setUint16(24 + 2 * index, part)
  bytes.set(latin('acsp'), 36)
  bytes.set(fixed(COLORS.wtpt), 68)
  return bytes
}

/** A tag's data at a length that is a multiple of four. */
function tagOf(type: string, ...parts: readonly Uint8Array[]): Uint8Array {
  const data = joinBytes([latin(type), new Uint8Array(4), ...parts])
  return joinBytes([data, new Uint8Array(-data.length & 3)])
}

/** One text, in American English, in UTF-16. */
function textTag(text: string): Uint8Array {
  const intro = new Uint8Array(20)
  const view = viewOf(intro)
  for (const [at, value] of [
    [0, 1],
    [4, 12],
    [12, 2 * text.length],
    [16, 28],
  ] as const)
    view.setUint32(at, value)
  intro.set(latin('enUS'), 8)
  return tagOf('mluc', intro, Uint8Array.from([...text].flatMap((letter) => [0, letter.charCodeAt(0)])))
}

/** Numbers in s15Fixed16. */
function fixed(numbers: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(4 * numbers.length)
  for (const [index, number] of numbers.entries())
    viewOf(bytes).setInt32(4 * index, Math.round(number * 65_536))
  return bytes
}

function latin(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
