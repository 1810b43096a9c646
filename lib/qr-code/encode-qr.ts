import { UserError } from '../result/user-error.ts'
import { getBlocks } from './capacity.ts'
import { dataCodewords, interleave } from './codewords.ts'
import { applyMask, bestMask } from './mask.ts'
import type { Level, Mode } from './modes.ts'
import { boostedLevel, planSymbol } from './plan-symbol.ts'
import { createSymbol, drawCodewords } from './symbol.ts'

export type QrCode = {
  /** 1 to 40. */
  readonly version: number
  /** At least the requested level. */
  readonly level: Level
  /** 0 to 7. */
  readonly mask: number
  /** Modules per side, without the quiet zone. */
  readonly size: number
  /** Row by row, 1 for dark. */
  readonly dark: Uint8Array
  /** The modes in which its parts are written. */
  readonly modes: readonly Mode[]
  /** Whether it names UTF-8 as the encoding of its bytes. */
  readonly namesEncoding: boolean
}

export type QrOptions = {
  readonly level?: Level
  /** Raises the level where the version has room for more. */
  readonly boost?: boolean
  /** Instead of the best one. */
  readonly mask?: number
  /** Bytes of UTF-8 without the name of that encoding, as payment codes want them. */
  readonly plainBytes?: boolean
}

/** ISO/IEC 18004 requires four light modules on each side. */
export const QUIET_ZONE = 4

/** Encodes text as the smallest possible QR code (ISO/IEC 18004). Throws UserError for empty text, and for too much. */
export function encodeQr(text: string, options: QrOptions = {}): QrCode {
  const { level: wanted = 'M', boost = true, plainBytes = false } = options
  if (text === '') throw new UserError('No input text')
  const plan = planSymbol(text, wanted, plainBytes)
  const { version, segments, withEci } = plan
  const level = boost ? boostedLevel(plan, wanted) : wanted
  const symbol = createSymbol(version)
  const data = dataCodewords(plan, getBlocks(version, level).data)
  drawCodewords(symbol, interleave(data, version, level))
  const mask = options.mask ?? bestMask(symbol, level)
  applyMask(symbol, level, mask)
  const modes = [...new Set(segments.map((segment) => segment.mode))]
  return { version, level, mask, size: symbol.size, dark: symbol.dark, modes, namesEncoding: withEci }
}
