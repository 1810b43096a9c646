import { UserError } from '../result/user-error.ts'

const RANGE = /^(?:(\d+)|(\d*)\s*[-–]\s*(\d*))$/

/**
 * Parses "1-3,7,10-,-2" into page numbers from 1, in the given order, repeats included. "10-" extends to the end, "-2"
 * starts at page 1, "5-3" counts down, and an empty string means all pages.
 */
export function parsePageRanges(text: string, pageCount: number): number[] {
  if (text.trim() === '') return count(1, pageCount)
  return text.split(',').flatMap((part) => parseRange(part.trim(), pageCount))
}

function parseRange(range: string, pageCount: number): number[] {
  const match = RANGE.exec(range)
  const [, single, from, to] = match ?? []
  if (!match || (single === undefined && from === '' && to === ''))
    throw new UserError(`Page range "${range}" is not valid`, 'Use page numbers and ranges such as 1-3,7,10-')
  const first = Number(single ?? (from || 1))
  const last = Number(single ?? (to || pageCount))
  if (Math.min(first, last) < 1 || Math.max(first, last) > pageCount)
    throw new UserError(`Page range "${range}" is outside 1–${pageCount}`)
  return count(first, last)
}

function count(first: number, last: number): number[] {
  const step = first <= last ? 1 : -1
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, i) => first + i * step)
}

/** The shortest such text for page numbers in this order; nothing where they are all pages in order. */
export function formatPageRanges(numbers: readonly number[], pageCount: number): string {
  if (numbers.length === pageCount && numbers.every((number, i) => number === i + 1)) return ''
  const runs: { first: number; last: number }[] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run && number === run.last + 1) run.last = number
    else runs.push({ first: number, last: number })
  }
  return runs.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(',')
}
