import type { DocumentFont } from '../../document/blocks.ts'
import { getScript, knownLanguage } from '../text/language.ts'

const BY_SCRIPT: readonly (readonly [RegExp, string])[] = (
  [
    ['Arabic', 'arabic'],
    ['Armenian', 'armenian'],
    ['Bengali', 'bengali'],
    ['Devanagari', 'devanagari'],
    ['Ethiopic', 'ethiopic'],
    ['Georgian', 'georgian'],
    ['Gujarati', 'gujarati'],
    ['Gurmukhi', 'gurmukhi'],
    ['Hebrew', 'hebrew'],
    ['Kannada', 'kannada'],
    ['Khmer', 'khmer'],
    ['Lao', 'lao'],
    ['Malayalam', 'malayalam'],
    ['Myanmar', 'myanmar'],
    ['Oriya', 'oriya'],
    ['Sinhala', 'sinhala'],
    ['Tamil', 'tamil'],
    ['Telugu', 'telugu'],
    ['Thai', 'thai'],
    ['Hiragana', 'jp'],
    ['Katakana', 'jp'],
    ['Hangul', 'kr'],
  ] as const
).map(([script, family]) => [new RegExp(`\\p{Script_Extensions=${script}}`, 'u'), `noto-sans-${family}`])

const HAN_ORDER = {
  ja: ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-tc', 'noto-sans-kr'],
  ko: ['noto-sans-kr', 'noto-sans-sc', 'noto-sans-tc', 'noto-sans-jp'],
  'zh-Hans': ['noto-sans-sc', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-kr'],
  'zh-Hant': ['noto-sans-tc', 'noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'],
} as const

/** Whose shapes the characters have that Chinese, Japanese and Korean share. */
export type Han = keyof typeof HAN_ORDER

/** Characters that can be in one of their fonts. */
const HAN = /[^\0-\u2FFF]/

/** By the language, else by kana or hangul in the text, else simplified Chinese. */
export function getHan(language: string, text: string): Han {
  if (!HAN.test(text)) return 'zh-Hans'
  const [code] = knownLanguage(language).split('-')
  if (code === 'ja' || code === 'ko') return code
  if (code === 'zh') return getScript(language) === 'Hant' ? 'zh-Hant' : 'zh-Hans'
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja'
  return /\p{Script=Hangul}/u.test(text) ? 'ko' : 'zh-Hans'
}

const PLAIN: Readonly<Record<DocumentFont, readonly string[]>> = {
  sans: ['noto-sans'],
  mono: ['noto-sans-mono', 'noto-sans'],
  carlito: ['carlito', 'noto-sans'],
  caladea: ['caladea', 'noto-sans'],
  arimo: ['arimo', 'noto-sans'],
  tinos: ['tinos', 'noto-sans'],
  cousine: ['cousine', 'noto-sans-mono', 'noto-sans'],
}

const CHARS = ['noto-sans-symbols', 'noto-sans-symbols-2', 'noto-sans-math']

/** Returns the families to search for a character, in their order. */
export function familiesFor(character: string, font: DocumentFont, han: Han): readonly string[] {
  const plain = PLAIN[font]
  const own = BY_SCRIPT.filter(([script]) => script.test(character)).map(([, family]) => family)
  return [...new Set([...plain, ...own, ...CHARS, ...HAN_ORDER[han]])]
}
