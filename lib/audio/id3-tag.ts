import { joinBytes } from '../bytes/bytes.ts'

/** Tags of a sound that are preserved. */
export type SoundTags = {
  readonly title?: string | undefined
  readonly artist?: string | undefined
  readonly album?: string | undefined
  readonly albumArtist?: string | undefined
  readonly genre?: string | undefined
  /** `3` or `3/12`. */
  readonly track?: string | undefined
  /** `2024` or `2024-05-31`. */
  readonly date?: string | undefined
  readonly cover?: SoundCover | undefined
}

type SoundCover = { readonly mediaType: string; readonly bytes: Uint8Array }

/** The frames of ID3v2.4 (native frames, 4.2). */
const TEXT_FRAMES = {
  title: 'TIT2',
  artist: 'TPE1',
  album: 'TALB',
  albumArtist: 'TPE2',
  genre: 'TCON',
  track: 'TRCK',
  date: 'TDRC',
} as const satisfies Partial<Record<keyof SoundTags, string>>

const UTF_8 = 3
/** Readers that doubt a size check the data after it, even after the last frame. */
const PADDING = 16
const FRONT_COVER = 3
const utf8 = new TextEncoder()

/** Returns an ID3v2.4 tag in UTF-8; empty without tags. */
export function writeId3Tag(tags: SoundTags): Uint8Array<ArrayBuffer> {
  const frames = [
    ...Object.entries(TEXT_FRAMES).flatMap(([key, name]) => {
      // The keys of the table are those of the tags.
      const text = tags[key as keyof typeof TEXT_FRAMES]
      return text ? [frame(name, joinBytes([Uint8Array.of(UTF_8), utf8.encode(text)]))] : []
    }),
    ...(tags.cover ? [frame('APIC', coverData(tags.cover))] : []),
  ]
  if (frames.length === 0) return new Uint8Array()
  const body = joinBytes([...frames, new Uint8Array(PADDING)])
  return joinBytes([utf8.encode('ID3'), Uint8Array.of(4, 0, 0, ...sevenBits(body.length)), body])
}

/** Its type, what it shows, an empty description, and the picture (4.14). */
function coverData({ mediaType, bytes }: SoundCover): Uint8Array {
  return joinBytes([Uint8Array.of(UTF_8), utf8.encode(mediaType), Uint8Array.of(0, FRONT_COVER, 0), bytes])
}

function frame(name: string, data: Uint8Array): Uint8Array {
  return joinBytes([utf8.encode(name), Uint8Array.of(...sevenBits(data.length), 0, 0), data])
}

/** Sizes have 28 bits in four bytes, so that none looks like the start of a frame of sound (structure, 6.2). */
function sevenBits(size: number): number[] {
  return [21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f)
}
