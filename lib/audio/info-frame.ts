import { hasAscii, toDataView } from '../bytes/bytes.ts'
import { crc16, readMp3Header } from './mp3-header.ts'

/**
 * Contents of the first frame of an MP3, which is silent and contains the duration and the samples to trim (the Xing
 * header with the extension of LAME: "Mp3 info tag rev. 1", Gabriel Bouvigne).
 */
type Mp3Info = {
  readonly isVariable: boolean
  /** Frames of sound, without this one. */
  readonly frames: number
  /** All bytes from this frame on. */
  readonly sizeBytes: number
  /** Samples that the encoder has put before the sound. */
  readonly delay: number
  /** Samples behind the sound, up to the end of the last frame. */
  readonly padding: number
  /** Start of each hundredth of the duration, as 256ths of the bytes. */
  readonly seekTable: Uint8Array
  /** CRC-16 of all frames of sound. */
  readonly soundCrc: number
}

const [FRAMES, BYTES, SEEK_TABLE, QUALITY] = [1, 2, 4, 8]
const SEEK_ENTRIES = 100
/** From the tag's id on: the fields above, then those of LAME. */
const TAG_BYTES = 8 + 4 + 4 + SEEK_ENTRIES + 4 + 36
const LAME_AT = TAG_BYTES - 36
/** Upper bound of delay and padding: 12 bits. */
const MAX_PADDING = 0xfff

/** Writes the frame that precedes frames like `model`, in the smallest size that fits. */
export function writeInfoFrame(model: Uint8Array, info: Mp3Info): Uint8Array<ArrayBuffer> {
  const header = roomyHeader(model)
  const fields = readMp3Header(header)
  if (!fields) throw new RangeError('An Info frame needs the header of a frame')
  const frame = new Uint8Array(fields.sizeBytes)
  frame.set(header)
  const at = 4 + fields.sideBytes
  writeTag(frame.subarray(at, at + TAG_BYTES), { ...info, sizeBytes: info.sizeBytes + frame.length })
  toDataView(frame).setUint16(at + TAG_BYTES - 2, crc16(frame.subarray(0, at + TAG_BYTES - 2)))
  return frame
}

/** How many bytes the frame will have. */
export function infoFrameSize(model: Uint8Array): number {
  return readMp3Header(roomyHeader(model))?.sizeBytes ?? 0
}

/** The header of a frame of the same kind, with the lowest bit rate whose frames are long enough. */
function roomyHeader(model: Uint8Array): Uint8Array {
  for (let rate = 1; rate < 15; rate++) {
    const header = model.slice(0, 4)
    // Without a checksum and without padding.
    header[1] = (header[1] ?? 0) | 1
    header[2] = (rate << 4) | ((header[2] ?? 0) & 0x0c)
    const fields = readMp3Header(header)
    if (fields && fields.sizeBytes >= 4 + fields.sideBytes + TAG_BYTES) return header
  }
  return model.slice(0, 4)
}

function writeTag(tag: Uint8Array, info: Mp3Info): void {
  const view = toDataView(tag)
  putAscii(tag, 0, info.isVariable ? 'Xing' : 'Info')
  view.setUint32(4, FRAMES | BYTES | SEEK_TABLE | QUALITY)
  view.setUint32(8, info.frames)
  view.setUint32(12, info.sizeBytes)
  tag.set(info.seekTable, 16)
  view.setUint32(16 + SEEK_ENTRIES, 50)
  putAscii(tag, LAME_AT, 'LAME3.100')
  // Revision 0; 1 is a constant bit rate, 4 the newer variable one.
  tag[LAME_AT + 9] = info.isVariable ? 4 : 1
  const delay = Math.min(info.delay, MAX_PADDING)
  const padding = Math.min(info.padding, MAX_PADDING)
  tag[LAME_AT + 21] = delay >> 4
  tag[LAME_AT + 22] = ((delay & 15) << 4) | (padding >> 8)
  tag[LAME_AT + 23] = padding
  view.setUint32(LAME_AT + 28, info.sizeBytes)
  view.setUint16(LAME_AT + 32, info.soundCrc)
}

function putAscii(bytes: Uint8Array, at: number, text: string): void {
  bytes.set(
    Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
    at,
  )
}

/** Encoder delay and padding of an MP3: samples added before and after the sound. */
export type Mp3Ends = { readonly frames: number; readonly delay: number; readonly padding: number }

/** Reads the frame at an offset; returns undefined if it is a frame of sound or has no delay and padding. */
export function readInfoFrame(bytes: Uint8Array, at = 0): Mp3Ends | undefined {
  const header = readMp3Header(bytes, at)
  if (!header) return undefined
  const tag = bytes.subarray(at + 4 + header.sideBytes)
  if (tag.length < 8 || !(hasAscii(tag, 0, 'Info') || hasAscii(tag, 0, 'Xing'))) return undefined
  const view = toDataView(tag)
  const flags = view.getUint32(4)
  const lameAt =
    8 +
    (flags & FRAMES ? 4 : 0) +
    (flags & BYTES ? 4 : 0) +
    (flags & SEEK_TABLE ? SEEK_ENTRIES : 0) +
    (flags & QUALITY ? 4 : 0)
  if ((flags & FRAMES) === 0 || tag.length < lameAt + 24) return undefined
  // LAME and the library of FFmpeg write their names there.
  if (!/^(LAME|Lav[fc]|GOGO|L3\.9)/.test(String.fromCharCode(...tag.subarray(lameAt, lameAt + 4))))
    return undefined
  const [high = 0, middle = 0, low = 0] = tag.subarray(lameAt + 21, lameAt + 24)
  return {
    frames: view.getUint32(8),
    delay: (high << 4) | (middle >> 4),
    padding: ((middle & 15) << 8) | low,
  }
}

/** Returns the offset of the first frame, after an ID3v2 tag (ID3v2.4, 3.1: a size of 7 bits per byte). */
export function firstFrameAt(bytes: Uint8Array): number {
  if (!hasAscii(bytes, 0, 'ID3')) return 0
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(6, 10)
  const footer = (bytes[5] ?? 0) & 0x10 ? 10 : 0
  return 10 + ((a << 21) | (b << 14) | (c << 7) | d) + footer
}
