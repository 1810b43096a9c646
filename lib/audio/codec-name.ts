import { hasAscii, readLatin1, toDataView } from '../bytes/bytes.ts'

/** Names of format tags in WAV (RFC 2361, appendix A). */
const WAVE_CODECS: Readonly<Record<number, string>> = {
  2: 'Microsoft ADPCM',
  17: 'IMA ADPCM',
  32: 'Yamaha ADPCM',
  34: 'TrueSpeech',
  49: 'GSM 6.10',
  69: 'G.726 ADPCM',
  80: 'MPEG layer 2',
  85: 'MP3',
  255: 'AAC',
  352: 'Windows Media Audio 1',
  353: 'Windows Media Audio 2',
  354: 'Windows Media Audio Professional',
  355: 'Windows Media Audio Lossless',
  5632: 'AAC',
  8192: 'AC-3',
  8193: 'DTS',
}
/** PCM, float, A-law and µ-law. */
const READ_TAGS = [1, 3, 6, 7]
const EXTENSIBLE = 0xfffe

/** First bytes of the first packet of an Ogg stream (xiph.org, "MIME types and file extensions"). */
const OGG_CODECS: readonly (readonly [start: string, name: string])[] = [
  ['\x7fFLAC', 'FLAC in Ogg'],
  ['Speex   ', 'Speex'],
  ['CELT    ', 'CELT'],
  ['PCM     ', 'PCM in Ogg'],
]
const READ_OGG = ['\x01vorbis', 'OpusHead']

/** Ids of MP4, QuickTime and Matroska whose names differ. */
const TITLES: Readonly<Record<string, string>> = {
  alac: 'ALAC',
  A_ALAC: 'ALAC',
  ima4: 'IMA ADPCM',
  'ms\x00\x02': 'Microsoft ADPCM',
  'ms\x00\x11': 'IMA ADPCM',
  samr: 'AMR',
  sawb: 'AMR wideband',
  QDM2: 'QDesign Music',
  A_TTA1: 'TTA',
  A_WAVPACK4: 'WavPack',
  ac3: 'AC-3',
  eac3: 'E-AC-3',
}

/** Returns the name of a codec as people know it. */
export function codecName(id: string | number | undefined): string {
  if (id === undefined || id === '') return 'unknown'
  if (typeof id === 'number') return WAVE_CODECS[id] ?? `format ${id}`
  return (
    TITLES[id] ??
    id
      .replace(/^A_/, '')
      .replace(/[^\x20-\x7e]/g, '')
      .trim()
      .toUpperCase()
  )
}

/**
 * Returns the name of the codec of a WAV or Ogg that no reader here knows; undefined for others. `head` is the start of
 * the file.
 */
export function unsupportedCodec(head: Uint8Array): string | undefined {
  if (hasAscii(head, 8, 'WAVE')) {
    const tag = waveTag(head)
    return tag === undefined || READ_TAGS.includes(tag) ? undefined : `${codecName(tag)} in WAV`
  }
  if (
    !hasAscii(head, 0, 'OggS') ||
    READ_OGG.some((start) => readLatin1(head, 0, head.length).includes(start))
  )
    return undefined
  return OGG_CODECS.find(([start]) => hasAscii(head, 27 + (head[26] ?? 0), start))?.[1]
}

function waveTag(head: Uint8Array): number | undefined {
  const view = toDataView(head)
  for (let at = 12; at + 10 <= head.length; ) {
    const size = view.getUint32(at + 4, true)
    if (hasAscii(head, at, 'fmt ')) {
      const tag = view.getUint16(at + 8, true)
      return tag === EXTENSIBLE && at + 34 <= head.length ? view.getUint16(at + 32, true) : tag
    }
    at += 8 + size + (size % 2)
  }
  return undefined
}
