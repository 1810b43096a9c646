import { joinBytes, toDataView } from '../../bytes/bytes.ts'
import { getFormat } from '../header/image-format.ts'
import { readImageHeader } from '../header/read-image-header.ts'
import { APP1, APP2 } from './jpeg-segments.ts'
import { pngChunk } from './png-chunk.ts'
import { riffChunk, riffChunks, riffFile } from './webp-chunks.ts'

export type NewMetadata = {
  readonly exif?: Uint8Array | undefined
  /** An ICC profile. */
  readonly profile?: Uint8Array | undefined
}

/** Maximum payload of a JPEG segment: its length has two bytes, which count themselves. */
const MAX_SEGMENT_BYTES = 65_533
const [JPEG_START, PNG_START] = [2, 33]

/** Inserts EXIF and a profile into a JPEG, PNG or WebP without them; returns bytes of other formats unchanged. */
export function putMetadata(bytes: Uint8Array, metadata: NewMetadata): Uint8Array {
  if (!metadata.exif && !metadata.profile) return bytes
  switch (getFormat(bytes)) {
    case 'jpeg':
      return intoJpeg(bytes, metadata)
    case 'png':
      return intoPng(bytes, metadata)
    case 'webp':
      return intoWebp(bytes, metadata)
    default:
      return bytes
  }
}

function intoJpeg(bytes: Uint8Array, { exif, profile }: NewMetadata): Uint8Array {
  const segments = [
    ...(exif ? [segment(APP1, 'Exif\0\0', exif)] : []),
    // One of one part: ours is small.
    ...(profile ? [segment(APP2, 'ICC_PROFILE\0\x01\x01', profile)] : []),
  ]
  return joinBytes([bytes.subarray(0, JPEG_START), ...segments, bytes.subarray(JPEG_START)])
}

/** Nothing where the data is too long for one. */
function segment(marker: number, mark: string, data: Uint8Array): Uint8Array {
  const length = mark.length + data.length
  if (length > MAX_SEGMENT_BYTES) return new Uint8Array()
  const head = Uint8Array.of(0xff, marker, (length + 2) >> 8, (length + 2) & 0xff)
  return joinBytes([head, latin(mark), data])
}

function latin(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function intoPng(bytes: Uint8Array, { exif, profile }: NewMetadata): Uint8Array {
  const chunks = [
    // sRGB with perceptual intent says the same as the profile in one byte.
    ...(profile ? [pngChunk('sRGB', Uint8Array.of(0))] : []),
    ...(exif ? [pngChunk('eXIf', exif)] : []),
  ]
  return joinBytes([bytes.subarray(0, PNG_START), ...chunks, bytes.subarray(PNG_START)])
}

const [PROFILE, ALPHA, EXIF] = [0x20, 0x10, 0x08]

/** RFC 9649, 2.7: the extended form, profile before the pixels, EXIF behind. */
function intoWebp(bytes: Uint8Array, { exif, profile }: NewMetadata): Uint8Array {
  const header = readImageHeader(bytes)
  if (!header) return bytes
  const chunks = [...riffChunks(bytes)]
  const extension = new Uint8Array(10)
  const view = toDataView(extension)
  const old = chunks.find(({ type }) => type === 'VP8X')?.data[0] ?? (header.mayBeClear ? ALPHA : 0)
  view.setUint8(0, old | (exif ? EXIF : 0) | (profile ? PROFILE : 0))
  for (const [at, side] of [
    [4, header.width - 1],
    [7, header.height - 1],
  ] as const) {
    view.setUint16(at, side & 0xffff, true)
    view.setUint8(at + 2, side >> 16)
  }
  return riffFile([
    riffChunk('VP8X', extension),
    ...(profile ? [riffChunk('ICCP', profile)] : []),
    ...chunks.filter(({ type }) => type !== 'VP8X').map(({ type, data }) => riffChunk(type, data)),
    ...(exif ? [riffChunk('EXIF', exif)] : []),
  ])
}
