import { LEVELS, type Level } from './modes.ts'
import { getCapacity } from './plan-symbol.ts'

/** Chance that is the same in every run: a linear congruential generator (Numerical Recipes). */
export function repeatable(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

type Random = ReturnType<typeof repeatable>

const DIGITS = [...'0123456789']
const CAPITALS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:0123456789']
const CHARACTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 -_.,!?']
const KANJI = [...'日本語請求書番号一二三四五六七八九十東京都品質管理漢字点茗荷ひらがなカタカナ亜弌熙']
const EMOJI = ['😀', '👩‍👩‍👧', '🇩🇪', '❤️', '🏳️‍🌈', '1️⃣', '🫠']
const ESCAPES = [...'\\;,:"\'abc 12é']
const NAMES = [
  ['Müller', 'Jörg', 'Straße 5', 'Köln'],
  ['Παπαδοπούλου', 'Ελένη', 'Οδός Ερμού 7', 'Αθήνα'],
  ['Иванова', 'Ольга', 'ул. Ленина 3', 'Москва'],
  ['כהן', 'נועה', 'רחוב הרצל 1', 'תל אביב'],
  ['الحسن', 'ليلى', 'شارع النيل ٣', 'القاهرة'],
  ['山田', '太郎', '一丁目二番', '東京'],
  ['शर्मा', 'अनीता', 'गांधी मार्ग ४', 'दिल्ली'],
] as const

const pick = <T>(from: readonly T[], random: Random): T => from[random(from.length)] ?? (from[0] as T)
const several = (from: readonly string[], count: number, random: Random) =>
  Array.from({ length: count }, () => pick(from, random)).join('')
/** Short more often than long. */
const lengthUpTo = (max: number, random: Random) => 1 + random(1 + random(1 + random(max)))

const KINDS: readonly ((random: Random) => string)[] = [
  (random) => several(DIGITS, lengthUpTo(3000, random), random),
  (random) => several(CAPITALS, lengthUpTo(1800, random), random),
  (random) => several(CHARACTERS, lengthUpTo(1200, random), random),
  (random) =>
    `https://${several(CHARACTERS.slice(0, 26), 3 + random(12), random)}.example/${several(CHARACTERS.slice(0, 62), random(60), random)}?id=${several(DIGITS, random(30), random)}#${several(CAPITALS.slice(0, 26), random(20), random)}`,
  (random) =>
    `WIFI:T:WPA;S:${escaped(several(ESCAPES, 1 + random(32), random))};P:${escaped(several(ESCAPES, 8 + random(40), random))};;`,
  (random) => {
    const [last, first, street, city] = pick(NAMES, random)
    const phone = several(DIGITS, 6 + random(6), random)
    return `BEGIN:VCARD\r\nVERSION:4.0\r\nN:${last};${first};;;\r\nFN:${first} ${last}\r\nTEL:+${phone}\r\nADR:;;${street};${city};;;\r\nEND:VCARD\r\n`
  },
  (random) => several(KANJI, lengthUpTo(700, random), random),
  (random) => several([...KANJI, ...DIGITS, ...CAPITALS], lengthUpTo(500, random), random),
  (random) => several([...EMOJI, ...CHARACTERS], lengthUpTo(200, random), random),
  (random) => several([...'äöüßéèñçàæøåœ€šžłęąő ', ...CHARACTERS], lengthUpTo(400, random), random),
]

function escaped(text: string): string {
  return text.replaceAll(/[\\;,:"]/g, '\\$&')
}

export type Trial = { readonly text: string; readonly level: Level }

/** Texts of every kind in turn, at all levels. A text fits, whatever its kind, as long as bytes of it would. */
export function trialTexts(count: number): readonly Trial[] {
  const random = repeatable(18_004)
  const trials: Trial[] = []
  while (trials.length < count) {
    const kind = KINDS[trials.length % KINDS.length]
    const level = pick(LEVELS, random)
    const text = kind?.(random) ?? ''
    if (new TextEncoder().encode(text).length <= getCapacity('byte', level)) trials.push({ text, level })
  }
  return trials
}
