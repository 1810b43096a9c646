import type { ListMarker } from '../blocks.ts'
import { parseRoman } from '../roman.ts'
import type { PageObjects } from './page-objects.ts'
import { type TextLine, textLines } from './text-lines.ts'

/** Lines on one baseline near the top or bottom edge of a page that other pages have, too. */
export type RunningRow = {
  readonly lines: readonly TextLine[]
  readonly y: number
  readonly size: number
  /** Its text with placeholders for the page number and the number of pages. */
  readonly pattern: string
  readonly number?: PageNumber
}

/** Position of the page number in the text of one line of a row, and its meaning. */
export type PageNumber = {
  readonly line: number
  readonly at: number
  readonly length: number
  /** The number minus the index of the page. */
  readonly offset: number
  readonly numbering: ListMarker
  /** Position of the number of pages in the same line. */
  readonly count?: { readonly at: number; readonly length: number }
}

/** Running heads and feet of a page, each from top to bottom. */
export type Running = { readonly header: readonly RunningRow[]; readonly footer: readonly RunningRow[] }

type Row = Omit<RunningRow, 'pattern' | 'number'> & {
  readonly page: number
  /** Number of rows between it and the edge. */
  readonly rank: number
  /** Distance of its baseline from the edge. */
  readonly depth: number
}
type Candidate = Row & Pick<RunningRow, 'pattern' | 'number'>

const MARGIN_SHARE = 0.15
const MAX_ROWS = 3
/** Left, center and right; rows of tables have more. */
const MAX_LINES = 3
const SAME_PLACE = 3
/** Pages on which a row must recur, unless it is on half of them. */
const MIN_PAGES = 3

/**
 * Finds running heads, running feet and page numbers: rows in the outermost 15 % of the page's height that recur at the
 * same height with the same text, except for a number that counts the pages.
 */
export function findRunningLines(pages: readonly PageObjects[]): Running[] {
  if (pages.length < 2) return pages.map(() => ({ header: [], footer: [] }))
  const sides = [-1, 1].map((side) => {
    const rows = pages.flatMap((page, index) => outerRows(page, index, side))
    const running = clusters(rows).flatMap((cluster) => runningRows(cluster, pages.length))
    return pages.map((_, index) => outermost(running.filter(({ page }) => page === index)))
  })
  const found = pages.map((_, index) => ({
    header: sides[0]?.[index] ?? [],
    footer: (sides[1]?.[index] ?? []).toReversed(),
  }))
  const bare = pages.filter((page, index) => isBare(page, found[index]))
  return bare.length * 2 > pages.length ? pages.map(() => ({ header: [], footer: [] })) : found
}

/** Returns a page without the text objects of its running lines. */
export function withoutRunning(page: PageObjects, { header, footer }: Running): PageObjects {
  const lines = [...header, ...footer].flatMap((row) => row.lines)
  if (lines.length === 0) return page
  const isOn = (x: number, y: number, size: number) =>
    lines.some(
      (line) =>
        x >= line.x - 0.5 && x <= line.toX + 0.5 && Math.abs(y - line.y) <= 0.5 * Math.max(size, line.size),
    )
  return { ...page, texts: page.texts.filter(({ x, y, width, size }) => !isOn(x + width / 2, y, size)) }
}

/** Whether a page shows nothing but running lines. */
function isBare(page: PageObjects, running: Running | undefined): boolean {
  if (!running || page.texts.length === 0) return false
  return page.images.length === 0 && withoutRunning(page, running).texts.length === 0
}

/** Rows at the top (side -1) or bottom (1) edge, the outermost first. */
function outerRows(page: PageObjects, index: number, side: number): Row[] {
  const depthOf = (y: number) => (side < 0 ? y : page.height - y)
  const lines = textLines(page.texts, page.links)
    .filter(({ y, text }) => depthOf(y) <= page.height * MARGIN_SHARE && text.trim() !== '')
    .sort((one, other) => depthOf(one.y) - depthOf(other.y))
  const rows: { lines: TextLine[]; y: number }[] = []
  for (const line of lines) {
    const last = rows.at(-1)
    if (last && Math.abs(last.y - line.y) <= SAME_PLACE) last.lines.push(line)
    else rows.push({ lines: [line], y: line.y })
  }
  return rows.slice(0, MAX_ROWS).map((row, rank) => ({
    lines: row.lines.sort((one, other) => one.x - other.x),
    y: row.y,
    size: Math.max(...row.lines.map(({ size }) => size)),
    page: index,
    rank,
    depth: depthOf(row.y),
  }))
}

/** Groups rows of all pages that are equally far from the edge. */
function clusters(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = []
  for (const row of [...rows].sort((one, other) => one.depth - other.depth)) {
    const last = groups.at(-1)
    if (last?.[0] && row.depth - last[0].depth <= SAME_PLACE) last.push(row)
    else groups.push([row])
  }
  return groups
}

function runningRows(cluster: readonly Row[], pageCount: number): Candidate[] {
  const offsets = commonOffsets(cluster)
  const rows = cluster.map((row): Candidate => withPattern(row, offsets, pageCount))
  const counts = new Map<string, number>()
  for (const { pattern } of rows) counts.set(pattern, (counts.get(pattern) ?? 0) + 1)
  return rows.filter(({ lines, pattern }) => {
    if (lines.length > MAX_LINES) return false
    const count = counts.get(pattern) ?? 0
    return count >= MIN_PAGES || (count >= 2 && count * 2 >= pageCount)
  })
}

/** Rows from the edge inward, up to the first one that is not running. */
function outermost(rows: readonly Candidate[]): Candidate[] {
  const sorted = [...rows].sort((one, other) => one.rank - other.rank)
  return sorted.filter(({ rank }, index) => rank === index)
}

type NumberToken = { readonly line: number; readonly at: number; readonly length: number } & {
  readonly value: number
  readonly numbering: ListMarker
}

const TOKEN = /(?<![\p{L}\p{N}.,])(?:\d{1,4}|[ivxlc]{1,8}|[IVXLC]{1,8})(?![\p{L}\p{N}]|[.,]\d)/gu

function numberTokens({ lines }: Row): NumberToken[] {
  return lines.flatMap(({ text }, line) =>
    [...text.matchAll(TOKEN)].flatMap(({ 0: token, index: at }) => {
      const isDecimal = /^\d/.test(token)
      const value = isDecimal ? Number(token) : parseRoman(token)
      if (value === undefined) return []
      const numbering = isDecimal ? 'decimal' : token === token.toLowerCase() ? 'lower-roman' : 'upper-roman'
      return [{ line, at, length: token.length, value, numbering }]
    }),
  )
}

/** Offsets of numbers from the indexes of their pages that at least two pages share, by style of number. */
function commonOffsets(cluster: readonly Row[]): ReadonlySet<string> {
  const pagesOf = new Map<string, Set<number>>()
  for (const row of cluster)
    for (const { value, numbering } of numberTokens(row)) {
      const key = `${numbering} ${value - row.page}`
      pagesOf.set(key, (pagesOf.get(key) ?? new Set()).add(row.page))
    }
  return new Set([...pagesOf].filter(([, pages]) => pages.size >= 2).map(([key]) => key))
}

/** Before the number of pages: "of", a slash, and their like in other languages. */
const OF = /^\s*(?:of|\/|von|de|di|sur|van|av|af|из|z|\|)\s*$/iu

function withPattern(row: Row, offsets: ReadonlySet<string>, pageCount: number): Candidate {
  const tokens = numberTokens(row)
  const texts = row.lines.map(({ text }) => text.trim())
  const countAfter = ({ line, at, length }: NumberToken) => {
    const next = tokens.find((one) => one.line === line && one.at > at)
    const between = row.lines[line]?.text.slice(at + length, next?.at) ?? ''
    return next?.value === pageCount && OF.test(between) ? next : undefined
  }
  const counts = tokens.map(countAfter)
  const token = tokens.findLast(
    (one) => offsets.has(`${one.numbering} ${one.value - row.page}`) && !counts.includes(one),
  )
  if (!token) return { ...row, pattern: texts.join('\t') }
  const text = row.lines[token.line]?.text ?? ''
  const count = countAfter(token)
  const number: PageNumber = {
    line: token.line,
    at: token.at,
    length: token.length,
    offset: token.value - row.page,
    numbering: token.numbering,
    ...(count ? { count: { at: count.at, length: count.length } } : {}),
  }
  const masked = `${text.slice(0, token.at)}\u0000${number.numbering} ${number.offset}\u0000${text.slice(token.at + token.length)}`
  return { ...row, number, pattern: texts.with(token.line, masked.trim()).join('\t') }
}
