import { toDataView } from '../bytes/byte-view.ts'
import type { SoundFormat } from './sound-format.ts'

const [PCM, EXTENSIBLE] = [1, 0xfffe]
const SAMPLE_BYTES = 2
/** KSDATAFORMAT_SUBTYPE_PCM, whose first two bytes are the format's number. */
const PCM_GUID = [1, 0, 0, 0, 0, 0, 0x10, 0, 0x80, 0, 0, 0xaa, 0, 0x38, 0x9b, 0x71]
/** Loudspeakers per number of channels, in the order of their bits (mono, stereo, 3.0, quad, 5.0, 5.1, 6.1, 7.1). */
const SPEAKERS = [0, 0x4, 0x3, 0x7, 0x33, 0x37, 0x3f, 0x13f, 0x63f]

/** The longest sound that a WAV can hold: its sizes have 32 bits. */
export const MAX_WAV_BYTES = 0xffff_ffff - 68

/**
 * Returns the header for 16-bit samples; more than two channels need the extended form (Microsoft,
 * WAVEFORMATEXTENSIBLE).
 */
export function wavHeader({ sampleRate, channels }: SoundFormat, dataBytes: number): Uint8Array<ArrayBuffer> {
  const isExtended = channels > 2
  const formatBytes = isExtended ? 40 : 16
  const bytes = new Uint8Array(28 + formatBytes)
  const view = toDataView(bytes)
  put(bytes, 0, 'RIFF')
  view.setUint32(4, bytes.length - 8 + dataBytes + (dataBytes % 2), true)
  put(bytes, 8, 'WAVEfmt ')
  view.setUint32(16, formatBytes, true)
  view.setUint16(20, isExtended ? EXTENSIBLE : PCM, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * channels * SAMPLE_BYTES, true)
  view.setUint16(32, channels * SAMPLE_BYTES, true)
  view.setUint16(34, 8 * SAMPLE_BYTES, true)
  if (isExtended) {
    view.setUint16(36, 22, true)
    view.setUint16(38, 8 * SAMPLE_BYTES, true)
    view.setUint32(40, SPEAKERS[channels] ?? 0, true)
    bytes.set(PCM_GUID, 44)
  }
  put(bytes, 20 + formatBytes, 'data')
  view.setUint32(24 + formatBytes, dataBytes, true)
  return bytes
}

function put(bytes: Uint8Array, at: number, text: string): void {
  bytes.set(
    Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
    at,
  )
}
