import { UserError } from '../result/user-error.ts'
import { dataBits, LAST_VERSION } from './capacity.ts'
import { ECI_BITS, type Plan } from './codewords.ts'
import {
  ALPHANUMERIC,
  contentBits,
  countBits,
  GROUP_ENDS,
  type Group,
  LEVELS,
  type Level,
  type Mode,
} from './modes.ts'
import { allowsKanji, cutSegments, getBits, getLength, type Segment } from './segments.ts'

type SizedPlan = Plan & { readonly version: number; readonly bits: number }

/**
 * Plans the smallest version that fits the input at a level. The encoding of bytes is declared if they could be misread
 * as another, unless `isPlain`. Kanji mode, which declares no encoding, is used only if it saves a version. Throws
 * UserError if no version fits.
 */
export function planSymbol(text: string, level: Level, isPlain = false): SizedPlan {
  const bytes = smallest(text, level, { withKanji: false, withEci: false })
  const needsEci = !isPlain && bytes?.segments.some(isAmbiguous)
  // At the very limit, text that most readers decode correctly is better than none.
  const plan = (needsEci && smallest(text, level, { withKanji: false, withEci: true })) || bytes
  const kanji =
    !isPlain && allowsKanji(text) ? smallest(text, level, { withKanji: true, withEci: false }) : undefined
  if (kanji && kanji.version < (plan?.version ?? LAST_VERSION + 1)) return kanji
  if (!plan) throw tooMuch(text, level)
  return plan
}

/** The highest level that a version has room for. */
export function boostedLevel({ version, bits }: SizedPlan, level: Level): Level {
  const better = LEVELS.slice(LEVELS.indexOf(level)).filter((one) => bits <= dataBits(version, one))
  return better.at(-1) ?? level
}

const FIRST_IN_GROUP = [1, GROUP_ENDS[0] + 1, GROUP_ENDS[1] + 1] as const

type Ways = { readonly withKanji: boolean; readonly withEci: boolean }

function smallest(text: string, level: Level, { withKanji, withEci }: Ways): SizedPlan | undefined {
  for (const group of [0, 1, 2] as const) {
    const end = GROUP_ENDS[group]
    // No mode uses less than three bits per character, so a group that is too small need not be tried.
    if (text.length * 3 > dataBits(end, level)) continue
    const segments = cutSegments(text, group, withKanji)
    const bits = getBits(segments, group) + (withEci ? ECI_BITS : 0)
    for (let version = FIRST_IN_GROUP[group]; version <= end; version++)
      if (bits <= dataBits(version, level)) return { segments, group, withEci, version, bits }
  }
  return undefined
}

/**
 * Returns whether UTF-8 bytes are also valid Shift JIS, or characters of ISO 8859-1: readers guess segment by segment.
 */
function isAmbiguous({ mode, text }: Segment): boolean {
  if (mode !== 'byte') return false
  const bytes = new TextEncoder().encode(text)
  const isAscii = bytes.every((byte) => byte < 0x80)
  return !isAscii && (bytes.every((byte) => byte < 0x80 || byte >= 0xa0) || isShiftJis(bytes))
}

function isShiftJis(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('shift_jis', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

function tooMuch(text: string, level: Level): UserError {
  const bytes = getLength('byte', text)
  const limit = getMaxBytes(text, level)
  return new UserError(
    `Too much data for a QR code: ${bytes} bytes, the limit at level ${level} is ${limit}.`,
  )
}

/** Returns the number of bytes of similar text that the largest version fits (ISO/IEC 18004, table 7). */
function getMaxBytes(text: string, level: Level): number {
  if (/^\d*$/.test(text)) return getCapacity('numeric', level)
  if ([...text].every((char) => ALPHANUMERIC.includes(char))) return getCapacity('alphanumeric', level)
  const isKanji = allowsKanji(text) && /^[^\0-\x7F]*$/.test(text)
  // A kanji is three bytes of UTF-8.
  return isKanji ? 3 * getCapacity('kanji', level) : getCapacity('byte', level)
}

/** Returns the maximum number of characters of one mode, bytes in byte mode, that fit in a version. */
export function getCapacity(mode: Mode, level: Level, version = LAST_VERSION): number {
  const group: Group = version <= GROUP_ENDS[0] ? 0 : version <= GROUP_ENDS[1] ? 1 : 2
  const bits = dataBits(version, level) - 4 - countBits(mode, group)
  let length = Math.floor((bits / contentBits(mode, 6)) * 6)
  while (contentBits(mode, length + 1) <= bits) length++
  return length
}
