import { countCharacters } from '#lib/text/graphemes.ts'
import { countWords } from '#lib/text/words.ts'
import { type CaseName, convertCase } from './cases.ts'
import { headAt } from './letter-case.ts'
import type { CaseOptions } from './options.ts'

export type TextSize = { readonly characters: number; readonly words: number }

/** Request to the worker for a large input: its size, or all of it in some cases. */
export type CaseJob =
  | { readonly kind: 'count'; readonly text: string }
  | {
      readonly kind: 'convert'
      readonly text: string
      readonly names: readonly CaseName[]
      readonly options: CaseOptions
      readonly tossed: Uint32Array<ArrayBuffer>
    }

export function getSize(text: string): TextSize {
  return { characters: countCharacters(text).all, words: countWords(text).all }
}

/** Joins cases: a single one unchanged; of several each one under its name. */
export function joinCases(parts: readonly { readonly name: CaseName; readonly text: string }[]): string {
  if (parts.length === 1) return parts[0]?.text ?? ''
  return parts.map(({ name, text }) => `${name}\n${text}\n`).join('\n')
}

/** Converts the input into the cases and joins them; `report` receives the completed share, 0 to 1. */
export function convertWhole(
  { text, names, options, tossed }: Extract<CaseJob, { kind: 'convert' }>,
  report: (share: number) => void = () => {},
): string {
  const parts = names.map((name, at) => {
    report(at / names.length)
    return { name, text: convertCase(text, name, options, (position) => headAt(tossed, position)) }
  })
  return joinCases(parts)
}
