import { joinBytes, toDataView } from '#lib/bytes/bytes.ts'

/** Sector numbers from here on are special values: the end of a chain, a free sector (MS-CFB, 2.1). */
const NO_SECTOR = 0xfffffffa
const HEADER_BYTES = 512
/** How many sectors of the sector table the header itself names. */
const NAMED_IN_HEADER = 109
const ENTRY_BYTES = 128
const STREAM = 2
const ROOT = 5

/**
 * Reads the streams of a compound file (Microsoft's MS-CFB), a small file system within a file. Undefined for a stream
 * that is not there. Throws RangeError for what is damaged.
 */
export function compoundStreams(bytes: Uint8Array): (name: string) => Uint8Array | undefined {
  const view = toDataView(bytes)
  const sectorBytes = 1 << view.getUint16(30, true)
  const smallBytes = 1 << view.getUint16(32, true)
  const smallLimit = view.getUint32(56, true)
  if (sectorBytes < HEADER_BYTES || sectorBytes > 4_096) throw new RangeError('no sector has this size')

  const sectorAt = (sector: number): Uint8Array => {
    const start = (sector + 1) * sectorBytes
    if (start >= bytes.length) throw new RangeError('a sector lies behind the end')
    return bytes.subarray(start, start + sectorBytes)
  }
  const next = numbersIn(joinBytes(tableSectors(view, sectorAt).map(sectorAt)))
  const chain = (start: number): Uint8Array => joinBytes(placesFrom(start, next).map(sectorAt))
  const entries = entriesIn(chain(view.getUint32(48, true)))
  const nextSmall = numbersIn(chain(view.getUint32(60, true)))
  const root = entries.find(({ kind }) => kind === ROOT)
  const small = root ? chain(root.start) : new Uint8Array()

  return (name) => {
    const entry = entries.find((one) => one.kind === STREAM && one.name === name)
    if (!entry) return undefined
    const whole =
      entry.size < smallLimit
        ? joinBytes(
            placesFrom(entry.start, nextSmall).map((place) =>
              small.subarray(place * smallBytes, (place + 1) * smallBytes),
            ),
          )
        : chain(entry.start)
    return whole.subarray(0, entry.size)
  }
}

/** Returns the sectors of the file allocation table: some are listed in the header, more in separate sectors. */
function tableSectors(view: DataView, sectorAt: (sector: number) => Uint8Array): number[] {
  const found = Array.from({ length: NAMED_IN_HEADER }, (_, index) => view.getUint32(76 + 4 * index, true))
  let more = view.getUint32(68, true)
  for (let left = view.getUint32(72, true); left > 0 && more < NO_SECTOR; left--) {
    const numbers = numbersIn(sectorAt(more))
    more = numbers.at(-1) ?? NO_SECTOR
    found.push(...numbers.slice(0, -1))
  }
  return found.filter((sector) => sector < NO_SECTOR)
}

/** The places of a chain, which a damaged table could make endless. */
function placesFrom(start: number, next: Uint32Array): number[] {
  const places: number[] = []
  for (let place = start; place < NO_SECTOR; place = next[place] ?? NO_SECTOR) {
    if (places.push(place) > next.length) throw new RangeError('a chain of sectors has no end')
  }
  return places
}

type Entry = { readonly name: string; readonly kind: number; readonly start: number; readonly size: number }

function entriesIn(directory: Uint8Array): Entry[] {
  const view = toDataView(directory)
  return Array.from({ length: Math.floor(directory.length / ENTRY_BYTES) }, (_, index) => {
    const at = index * ENTRY_BYTES
    const nameBytes = Math.max(0, Math.min(64, view.getUint16(at + 64, true)) - 2)
    return {
      name: new TextDecoder('utf-16le').decode(directory.subarray(at, at + nameBytes)),
      kind: view.getUint8(at + 66),
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    }
  })
}

function numbersIn(bytes: Uint8Array): Uint32Array {
  const view = toDataView(bytes)
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, index) => view.getUint32(4 * index, true))
}
