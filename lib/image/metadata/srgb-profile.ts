/**
 * The sRGB color space as an ICC profile (ICC.1:2010, profile 4.2; IEC 61966-2-1): its primaries adapted to D50 and its
 * curve as a formula. 500 bytes where profiles that are passed around have thousands.
 */
export function srgbProfile(): Uint8Array<ArrayBuffer> {
  const curve = parametricCurve([2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
  const tags: readonly (readonly [string, Uint8Array])[] = [
    ['desc', localizedText('sRGB')],
    ['cprt', localizedText('No copyright, use freely')],
    ['wtpt', xyz(0.9642, 1, 0.8249)],
    ['chad', adaptation()],
    ['rXYZ', xyz(0.43607, 0.22249, 0.01392)],
    ['gXYZ', xyz(0.38515, 0.71687, 0.09708)],
    ['bXYZ', xyz(0.14307, 0.06061, 0.7141)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ]
  return getProfile(tags)
}

const HEADER = 128

function getProfile(tags: readonly (readonly [string, Uint8Array])[]): Uint8Array<ArrayBuffer> {
  const places = new Map<Uint8Array, number>()
  let size = HEADER + 4 + tags.length * 12
  for (const [, data] of tags)
    if (!places.has(data)) {
      places.set(data, size)
      size += data.length
    }
  const bytes = new Uint8Array(size)
  const view = new DataView(bytes.buffer)
  writeHeader(view, size)
  view.setUint32(HEADER, tags.length)
  for (const [index, [name, data]] of tags.entries()) {
    const at = HEADER + 4 + index * 12
    const place = places.get(data) ?? 0
    writeAscii(view, at, name)
    view.setUint32(at + 4, place)
    view.setUint32(at + 8, data.length)
    bytes.set(data, place)
  }
  return bytes
}

function writeHeader(view: DataView, size: number): void {
  view.setUint32(0, size)
  view.setUint32(8, 0x04200000)
  for (const [at, text] of [
    [12, 'mntr'],
    [16, 'RGB '],
    [20, 'XYZ '],
    [36, 'acsp'],
  ] as const)
    writeAscii(view, at, text)
  for (const [index, value] of [2026, 1, 1].entries()) view.setUint16(24 + index * 2, value)
  for (const [index, value] of [0.9642, 1, 0.8249].entries())
    view.setInt32(68 + index * 4, toFixedPoint(value))
}

/** `para` of kind 3 (10.18): a power above a straight beginning. */
function parametricCurve(parameters: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(12 + parameters.length * 4))
  writeAscii(view, 0, 'para')
  view.setUint16(8, 3)
  for (const [index, value] of parameters.entries()) view.setInt32(12 + index * 4, toFixedPoint(value))
  return new Uint8Array(view.buffer)
}

/** From D65 to D50 after Bradford. */
function adaptation(): Uint8Array {
  const matrix = [1.04788, 0.02292, -0.05022, 0.02959, 0.99048, -0.01707, -0.00925, 0.01508, 0.75168]
  const view = new DataView(new ArrayBuffer(8 + matrix.length * 4))
  writeAscii(view, 0, 'sf32')
  for (const [index, value] of matrix.entries()) view.setInt32(8 + index * 4, toFixedPoint(value))
  return new Uint8Array(view.buffer)
}

function xyz(x: number, y: number, z: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(20))
  writeAscii(view, 0, 'XYZ ')
  for (const [index, value] of [x, y, z].entries()) view.setInt32(8 + index * 4, toFixedPoint(value))
  return new Uint8Array(view.buffer)
}

/** `mluc` (10.15) with one record, padded to four bytes. */
function localizedText(text: string): Uint8Array {
  const view = new DataView(new ArrayBuffer(Math.ceil((28 + text.length * 2) / 4) * 4))
  writeAscii(view, 0, 'mluc')
  view.setUint32(8, 1)
  view.setUint32(12, 12)
  writeAscii(view, 16, 'enUS')
  view.setUint32(20, text.length * 2)
  view.setUint32(24, 28)
  for (let at = 0; at < text.length; at++) view.setUint16(28 + at * 2, text.charCodeAt(at))
  return new Uint8Array(view.buffer)
}

function writeAscii(view: DataView, at: number, text: string): void {
  for (let index = 0; index < text.length; index++) view.setUint8(at + index, text.charCodeAt(index))
}

/** s15Fixed16 (4.6). */
function toFixedPoint(value: number): number {
  return Math.round(value * 65536)
}
