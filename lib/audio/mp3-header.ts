/** The header of an MPEG audio frame of layer III (ISO/IEC 11172-3, 2.4.1.3; 13818-3; version 2.5 by Fraunhofer). */
type Mp3Header = {
  readonly version: 1 | 2 | 2.5
  readonly isMono: boolean
  readonly sampleRate: number
  /** In kbit/s. */
  readonly bitRate: number
  /** The whole frame, header and all. */
  readonly sizeBytes: number
  readonly samples: number
  /** Side information after the header, followed by the id of the Info frame. */
  readonly sideBytes: number
}

const BIT_RATES_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const BIT_RATES_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const SAMPLE_RATES = [44_100, 48_000, 32_000]
const MONO = 3
const LAYER_3 = 1

/** Reads the header at an offset; returns undefined if there is none, or one without a known length. */
export function readMp3Header(bytes: Uint8Array, at = 0): Mp3Header | undefined {
  const [sync = 0, kind = 0, rates = 0, mode = 0] = bytes.subarray(at, at + 4)
  if (sync !== 0xff || (kind & 0xe0) !== 0xe0 || ((kind >> 1) & 3) !== LAYER_3) return undefined
  const version = ([2.5, undefined, 2, 1] as const)[(kind >> 3) & 3]
  const bitRate = (version === 1 ? BIT_RATES_1 : BIT_RATES_2)[rates >> 4]
  const baseRate = SAMPLE_RATES[(rates >> 2) & 3]
  if (!version || !bitRate || !baseRate) return undefined
  const sampleRate = baseRate / (version === 1 ? 1 : version === 2 ? 2 : 4)
  const samples = version === 1 ? 1152 : 576
  const padding = (rates >> 1) & 1
  const isMono = mode >> 6 === MONO
  return {
    version,
    isMono,
    sampleRate,
    bitRate,
    samples,
    sizeBytes: Math.floor((samples * bitRate * 125) / sampleRate) + padding,
    sideBytes: version === 1 ? (isMono ? 17 : 32) : isMono ? 9 : 17,
  }
}

const TABLE = Uint16Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xa001 ^ (rest >>> 1) : rest >>> 1
  return rest
})

/** Computes CRC-16/ARC, as in the tag of LAME; `before` is the checksum of the preceding bytes. */
export function crc16(bytes: Uint8Array, before = 0): number {
  let rest = before
  for (const byte of bytes) rest = (TABLE[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8)
  return rest
}
