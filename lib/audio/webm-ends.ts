import { toDataView } from '../bytes/bytes.ts'

/** Reads bytes of a file; fewer at its end. */
export type ReadBytes = (from: number, to: number) => Promise<Uint8Array>

type Element = { readonly id: number; readonly dataAt: number; readonly end: number }

const SEGMENT = 0x18538067
const CLUSTER = 0x1f43b675
const BLOCK_GROUP = 0xa0
const DISCARD_PADDING = 0x75a2
/** Longest header of an element: its id and the size of its content. */
const HEAD_BYTES = 12
/** Larger than any cluster of sound. */
const MAX_CLUSTER_BYTES = 32 * 1024 * 1024

/**
 * Returns the excess that the encoder added to the last block of a WebM, in nanoseconds (RFC 9559, 5.1.3.5.7,
 * DiscardPadding); 0 if absent.
 */
export async function discardedAtEnd(read: ReadBytes, sizeBytes: number): Promise<number> {
  const segment = await findElement(read, 0, sizeBytes, SEGMENT)
  if (!segment) return 0
  let last: Element | undefined
  for (let at = segment.dataAt; at < segment.end; ) {
    const element = await elementAt(read, at, segment.end)
    if (!element) break
    if (element.id === CLUSTER) last = element
    at = element.end
  }
  if (!last || last.end - last.dataAt > MAX_CLUSTER_BYTES) return 0
  return getPadding(await read(last.dataAt, last.end))
}

/** Returns whether an element of a WebM ends behind the file. Those of unknown size, as in a live stream, do not. */
export async function isWebmCut(read: ReadBytes, sizeBytes: number): Promise<boolean> {
  for (let at = 0; at < sizeBytes; ) {
    const element = await elementAt(read, at, Number.POSITIVE_INFINITY)
    if (!element || (Number.isFinite(element.end) && element.end > sizeBytes)) return true
    if (Number.isFinite(element.end)) at = element.end
    else if (element.id === SEGMENT) at = element.dataAt
    else return false
  }
  return false
}

async function findElement(
  read: ReadBytes,
  from: number,
  end: number,
  id: number,
): Promise<Element | undefined> {
  for (let at = from; at < end; ) {
    const element = await elementAt(read, at, end)
    if (!element || element.id === id) return element
    at = element.end
  }
  return undefined
}

async function elementAt(read: ReadBytes, at: number, end: number): Promise<Element | undefined> {
  const element = readElement(await read(at, Math.min(end, at + HEAD_BYTES)), 0, Number.POSITIVE_INFINITY)
  return element && { id: element.id, dataAt: at + element.dataAt, end: Math.min(end, at + element.end) }
}

/** Reads the element at an offset (RFC 8794, 4 to 6); one of unknown size ends at the end of the data. */
function readElement(bytes: Uint8Array, at: number, end: number): Element | undefined {
  const idLength = Math.clz32((bytes[at] ?? 0) << 24) + 1
  const sizeAt = at + idLength
  const sizeLength = Math.clz32((bytes[sizeAt] ?? 0) << 24) + 1
  if (idLength > 4 || sizeLength > 8 || sizeAt + sizeLength > bytes.length) return undefined
  let id = 0
  for (let index = 0; index < idLength; index++) id = id * 256 + (bytes[at + index] ?? 0)
  let size = (bytes[sizeAt] ?? 0) & (0xff >> sizeLength)
  let isUnknown = size === 0xff >> sizeLength
  for (let index = 1; index < sizeLength; index++) {
    const byte = bytes[sizeAt + index] ?? 0
    isUnknown &&= byte === 0xff
    size = size * 256 + byte
  }
  const dataAt = sizeAt + sizeLength
  return { id, dataAt, end: isUnknown ? end : Math.min(end, dataAt + size) }
}

/** Of the last group of a cluster. */
function getPadding(cluster: Uint8Array): number {
  let padding = 0
  for (const group of getElements(cluster, 0, cluster.length)) {
    padding = 0
    if (group.id === BLOCK_GROUP)
      for (const { id, dataAt, end } of getElements(cluster, group.dataAt, group.end))
        if (id === DISCARD_PADDING) padding = signedNumber(cluster.subarray(dataAt, end))
  }
  return Math.max(0, padding)
}

function* getElements(bytes: Uint8Array, from: number, end: number): Generator<Element, void, undefined> {
  for (let at = from; at < end; ) {
    const element = readElement(bytes, at, end)
    if (!element) return
    yield element
    at = element.end
  }
}

function signedNumber(bytes: Uint8Array): number {
  const wide = new Uint8Array(8).fill((bytes[0] ?? 0) & 0x80 ? 0xff : 0)
  wide.set(bytes, 8 - bytes.length)
  return Number(toDataView(wide).getBigInt64(0))
}
