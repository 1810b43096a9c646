import { hasAscii, toDataView } from '../bytes/bytes.ts'
import { adtsFrameSize, endsInFrame } from './frame-chain.ts'
import { firstFrameAt } from './info-frame.ts'
import { readMp3Header } from './mp3-header.ts'
import { isWebmCut, type ReadBytes } from './webm-ends.ts'

/** State of the end of a sound file. */
export type ContainerEnd = {
  /** Whether the file ends before its container does. */
  readonly isCut: boolean
  /** Number of bytes up to the end of the last whole unit. Readers of Ogg fail within a page. */
  readonly usableBytes: number
  /** Announced duration in seconds, of containers whose readers only report that of the file. */
  readonly announcedSeconds?: number | undefined
}

const HEAD_BYTES = 12
const EBML = 0x1a45dfa3

/** Compares what a container announces with the size of its file. Unknown containers count as whole. */
export async function findContainerEnd(read: ReadBytes, sizeBytes: number): Promise<ContainerEnd> {
  const head = await read(0, HEAD_BYTES)
  const whole = { isCut: false, usableBytes: sizeBytes }
  if (hasAscii(head, 0, 'OggS')) return oggEnd(read, sizeBytes)
  if (hasAscii(head, 8, 'WAVE')) return { ...whole, ...(await waveEnd(read, sizeBytes)) }
  if (hasAscii(head, 0, 'fLaC')) return whole
  if (head.length >= 4 && toDataView(head).getUint32(0) === EBML)
    return { ...whole, isCut: await isWebmCut(read, sizeBytes) }
  if (BOX_TYPES.some((type) => hasAscii(head, 4, type)))
    return { ...whole, isCut: await areBoxesCut(read, sizeBytes) }
  const tail = await read(Math.max(firstFrameAt(head), sizeBytes - TAIL_BYTES), sizeBytes)
  const isCut =
    endsInFrame(tail, (bytes, at) => readMp3Header(bytes, at)?.sizeBytes) || endsInFrame(tail, adtsFrameSize)
  return { ...whole, isCut }
}

/** Longer than some frames of MP3 or AAC. */
const TAIL_BYTES = 16 * 1024

/** First boxes of MP4 and QuickTime (ISO/IEC 14496-12, 4.2). */
const BOX_TYPES = ['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'pnot']

/** Whether the last box of the file ends behind it. A size of 0 means the end of the file, 1 a size of 64 bits. */
async function areBoxesCut(read: ReadBytes, sizeBytes: number): Promise<boolean> {
  for (let at = 0; at < sizeBytes; ) {
    const head = await read(at, at + 16)
    if (head.length < 8) return true
    const view = toDataView(head)
    const short = view.getUint32(0)
    if (short === 0) return false
    if (short === 1 && head.length < 16) return true
    const size = short === 1 ? Number(view.getBigUint64(8)) : short
    if (size < 8) return false
    at += size
    if (at > sizeBytes) return true
  }
  return false
}

/** Largest page of Ogg (RFC 3533, 6): its header, its segment table and 255 segments of 255 bytes. */
const MAX_PAGE_BYTES = 27 + 255 + 255 * 255
const LAST_PAGE_FLAG = 4

/** Finds the last whole page; that of a whole file ends a stream. */
async function oggEnd(read: ReadBytes, sizeBytes: number): Promise<ContainerEnd> {
  const from = Math.max(0, sizeBytes - 2 * MAX_PAGE_BYTES)
  const tail = await read(from, sizeBytes)
  for (let at = tail.lastIndexOf(CAPTURE); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(CAPTURE, at - 1)) {
    const end = pageEnd(tail, at)
    if (end === undefined || end > tail.length) continue
    return { isCut: ((tail[at + 5] ?? 0) & LAST_PAGE_FLAG) === 0, usableBytes: from + end }
  }
  return { isCut: true, usableBytes: sizeBytes }
}

/** The first letter of `OggS`. */
const CAPTURE = 0x4f

function pageEnd(bytes: Uint8Array, at: number): number | undefined {
  if (!hasAscii(bytes, at, 'OggS') || bytes[at + 4] !== 0 || at + 27 > bytes.length) return undefined
  const segments = bytes[at + 26] ?? 0
  const table = bytes.subarray(at + 27, at + 27 + segments)
  if (table.length < segments) return undefined
  return at + 27 + segments + table.reduce((sum, size) => sum + size, 0)
}

/** Largest size in 32 bits: that of a stream whose length was unknown, or one that `ds64` has (EBU Tech 3306). */
const UNKNOWN_SIZE = 0xffff_ffff

/** Reads how much sound the chunks `fmt ` and `data` announce. */
async function waveEnd(
  read: ReadBytes,
  sizeBytes: number,
): Promise<Pick<ContainerEnd, 'isCut' | 'announcedSeconds'>> {
  let bytesPerSecond = 0
  let longSize: number | undefined
  for (let at = HEAD_BYTES; at + 8 <= sizeBytes; ) {
    const chunk = await read(at, at + 32)
    const view = toDataView(chunk)
    const size = view.getUint32(4, true)
    if (hasAscii(chunk, 0, 'ds64') && chunk.length >= 24) longSize = Number(view.getBigUint64(16, true))
    if (hasAscii(chunk, 0, 'fmt ') && chunk.length >= 20) bytesPerSecond = view.getUint32(16, true)
    if (hasAscii(chunk, 0, 'data')) {
      const dataBytes = size === UNKNOWN_SIZE ? longSize : size
      if (!dataBytes || !bytesPerSecond) return { isCut: false }
      return { isCut: at + 8 + dataBytes > sizeBytes, announcedSeconds: dataBytes / bytesPerSecond }
    }
    at += 8 + size + (size % 2)
  }
  return { isCut: true }
}
