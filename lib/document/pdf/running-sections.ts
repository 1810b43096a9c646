import type { Block, PageSetup } from '../blocks.ts'
import { type Extent, marginParagraph } from './margin-paragraph.ts'
import type { PageObjects } from './page-objects.ts'
import type { Running, RunningRow } from './running-lines.ts'

/** Pages with the same headers and footers, from the page with this index on. */
export type RunningSection = { readonly start: number; readonly setup: Partial<PageSetup> }

type Side = 'header' | 'footer'
type Parity = 'odd' | 'even'
type Rows = readonly RunningRow[]
type Section = {
  start: number
  end: number
  readonly contents: Record<Side, Partial<Record<Parity, Rows>>>
  offset: number | undefined
  numbering: PageSetup['numbering']
}

const SIDES = ['header', 'footer'] as const

/**
 * Groups pages into sections whose headers and footers are equal, or alternate between odd and even pages. Pages
 * without any belong to the section after them if it has others than the section before: chapters begin so.
 */
export function runningSections(
  running: readonly Running[],
  pages: readonly PageObjects[],
  extent: Extent,
): RunningSection[] {
  const sections: Section[] = []
  let firstUnmarked = 0
  for (const [index, page] of running.entries()) {
    if (page.header.length + page.footer.length === 0) continue
    const last = sections.at(-1)
    if (last && fits(last, page, index)) last.end = index + 1
    else {
      const start = last ? firstUnmarked : 0
      sections.push({ ...emptySection(), start, end: index + 1 })
    }
    take(sections.at(-1) ?? emptySection(), page, index)
    firstUnmarked = index + 1
  }
  const setups = sections.map((section, index) => setupOf(section, running, pages, extent, index === 0))
  const hasEven = setups.some(({ evenHeader, evenFooter }) => evenHeader ?? evenFooter)
  return sections.map(({ start }, index) => {
    const setup = setups[index] ?? {}
    return { start, setup: hasEven ? withEvenPages(setup) : setup }
  })
}

/** Programs distinguish even pages in the whole document or not at all. */
function withEvenPages(setup: Partial<PageSetup>): Partial<PageSetup> {
  const { header = [], footer = [] } = setup
  return { ...setup, evenHeader: setup.evenHeader ?? header, evenFooter: setup.evenFooter ?? footer }
}

function emptySection(): Section {
  return { start: 0, end: 0, contents: { header: {}, footer: {} }, offset: undefined, numbering: undefined }
}

/** Whether all rows of one are among those of the other: some pages show fewer. */
function areAlike(one: Rows, other: Rows): boolean {
  const [few, many] = one.length < other.length ? [one, other] : [other, one]
  return few.every(({ pattern }) => many.some((row) => row.pattern === pattern))
}

function parityOf(index: number): Parity {
  return index % 2 === 0 ? 'odd' : 'even'
}

function fits(section: Section, page: Running, index: number): boolean {
  const number = numberOf(page)
  if (number && section.offset !== undefined)
    if (number.offset !== section.offset || number.numbering !== section.numbering) return false
  return SIDES.every((side) => {
    const known = section.contents[side][parityOf(index)]
    return !known || areAlike(page[side], known)
  })
}

function take(section: Section, page: Running, index: number): void {
  for (const side of SIDES) {
    const known = section.contents[side][parityOf(index)]
    if (page[side].length > (known?.length ?? 0)) section.contents[side][parityOf(index)] = page[side]
  }
  const number = numberOf(page)
  if (!number) return
  section.offset ??= number.offset
  section.numbering ??= number.numbering
}

function numberOf({ header, footer }: Running) {
  return [...header, ...footer].find(({ number }) => number)?.number
}

function setupOf(
  section: Section,
  running: readonly Running[],
  pages: readonly PageObjects[],
  extent: Extent,
  isFirst: boolean,
): Partial<PageSetup> {
  const setup: { -readonly [Key in keyof PageSetup]?: PageSetup[Key] } = {}
  const blocksOf = (rows: Rows = []): Block[] => rows.map((row) => marginParagraph(row, extent))
  const { offset, numbering, start } = section
  const firstNumber = start + (offset ?? 1)
  // Word's odd and even pages go by the printed number.
  const isShifted = (firstNumber - start) % 2 === 0
  const first = running[start]
  const isLong = section.end - start > 1
  for (const side of SIDES) {
    const { odd, even } = section.contents[side]
    const [one, other] = isShifted ? [even, odd] : [odd, even]
    setup[side] = blocksOf(
      one && other && areAlike(one, other) && other.length > one.length ? other : (one ?? other),
    )
    if (one && other && !areAlike(one, other))
      setup[side === 'header' ? 'evenHeader' : 'evenFooter'] = blocksOf(other)
  }
  const lacks = SIDES.some((side) => setup[side]?.length && first?.[side].length === 0)
  if (isLong && first && lacks) {
    setup.firstHeader = blocksOf(first.header)
    setup.firstFooter = blocksOf(first.footer)
  }
  if (offset !== undefined && firstNumber >= 0 && (firstNumber !== 1 || !isFirst))
    setup.firstNumber = firstNumber
  if (numbering && numbering !== 'decimal') setup.numbering = numbering
  return { ...setup, ...distances(section, pages[start]) }
}

/** Distances of header and footer from the edges of the paper. */
function distances({ contents }: Section, page: PageObjects | undefined): Partial<PageSetup> {
  const rowsOf = (side: Side) => [...(contents[side].odd ?? []), ...(contents[side].even ?? [])]
  const header = rowsOf('header')
  const footer = rowsOf('footer')
  const height = page?.height ?? 0
  return {
    ...(header.length > 0
      ? { headerDistance: Math.max(12, Math.min(...header.map(({ y, size }) => y - size))) }
      : {}),
    ...(footer.length > 0 && height > 0
      ? { footerDistance: Math.max(12, height - Math.max(...footer.map(({ y, size }) => y + size * 0.25))) }
      : {}),
  }
}
