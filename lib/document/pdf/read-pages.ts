import type { Block, TextDocument } from '../blocks.ts'
import { appendBlocks } from './continued-paragraph.ts'
import { MIN_MARGIN, pageBlocks } from './page-blocks.ts'
import type { PageObjects } from './page-objects.ts'
import type { DocumentLook } from './paragraph-blocks.ts'
import { findRunningLines, type Running, type RunningRow, withoutRunning } from './running-lines.ts'
import { runningSections } from './running-sections.ts'

/**
 * Combines the pages of a PDF into one reflowable document: running lines become headers and footers, and paragraphs
 * continue across pages.
 */
export function documentOfPages(pages: readonly PageObjects[], title: string): TextDocument {
  const look = getLook(pages)
  const running = limitedRunning(pages)
  const bodies = pages.map((page, index) => withoutRunning(page, running[index] ?? NOT_RUNNING))
  const [first] = pages
  const width = first?.width ?? 595.28
  const height = first?.height ?? 841.89
  const page = { width, height, margins: getMargins(bodies, width, height) }
  const extent = { x: page.margins.left, toX: width - page.margins.right }
  const sections = runningSections(running, pages, extent)
  const blocks: Block[] = []
  for (const [index, body] of bodies.entries()) {
    const section = index > 0 ? sections.find(({ start }) => start === index) : undefined
    const isEarly = index > 0 && endsEarly(bodies[index - 1])
    if (section) blocks.push({ kind: 'page-break', page: { ...page, ...section.setup } })
    else if (isEarly) blocks.push({ kind: 'page-break' })
    appendBlocks(blocks, pageBlocks(body, look))
  }
  return {
    meta: { title },
    language: 'und',
    direction: 'ltr',
    style: { font: 'arimo', size: look.bodySize },
    page: { ...page, ...sections[0]?.setup },
    blocks,
  }
}

const NOT_RUNNING: Running = { header: [], footer: [] }
/** Sections per page above which headers change too often to be headers. */
const MAX_SECTION_SHARE = 0.25
/** Share of the pages with a header that others change around it. */
const MAIN_SHARE = 1 / 3

/** Running lines, unless they change so often that there would be a section for every few pages. */
function limitedRunning(pages: readonly PageObjects[]): Running[] {
  const running = findRunningLines(pages)
  const isFew = (own: readonly Running[]) =>
    runningSections(own, pages, { x: 0, toX: 0 }).length <= 2 + pages.length * MAX_SECTION_SHARE
  if (isFew(running)) return running
  const counts = new Map<string, number>()
  for (const { header, footer } of running)
    for (const { pattern } of [...header, ...footer]) counts.set(pattern, (counts.get(pattern) ?? 0) + 1)
  const isMain = ({ pattern }: RunningRow) => (counts.get(pattern) ?? 0) >= pages.length * MAIN_SHARE
  const main = running.map(({ header, footer }) => ({
    header: header.filter(isMain),
    footer: footer.filter(isMain),
  }))
  return isFew(main) ? main : pages.map(() => NOT_RUNNING)
}

/** A page that is not filled was ended on purpose. */
function endsEarly(page: PageObjects | undefined): boolean {
  if (!page) return false
  const bottom = Math.max(
    0,
    ...page.texts.map(({ y }) => y).filter((y) => y < page.height * 0.92),
    ...page.images.map(({ y, height }) => y + height),
  )
  return bottom < page.height * 0.7
}

const MAX_MARGIN = 100

function getMargins(pages: readonly PageObjects[], width: number, height: number) {
  const boxes = pages.flatMap(({ texts, images }) => [
    ...texts.map(({ x, y, width: wide, size }) => ({ x, toX: x + wide, y: y - size, toY: y })),
    ...images.map(({ x, y, width: wide, height: high }) => ({ x, toX: x + wide, y, toY: y + high })),
  ])
  const clamp = (value: number) => Math.min(MAX_MARGIN, Math.max(MIN_MARGIN, value))
  let left = width
  let right = 0
  let top = height
  let bottom = 0
  for (const box of boxes) {
    left = Math.min(left, box.x)
    right = Math.max(right, box.toX)
    top = Math.min(top, box.y)
    bottom = Math.max(bottom, box.toY)
  }
  return { top: clamp(top), right: clamp(width - right), bottom: clamp(height - bottom), left: clamp(left) }
}

const LARGER = 1.12

/** The size of most letters, and the sizes above it that only few have. */
function getLook(pages: readonly PageObjects[]): DocumentLook {
  const characterCounts = new Map<number, number>()
  for (const { texts } of pages)
    for (const { text, size } of texts) {
      const rounded = Math.round(size * 2) / 2
      characterCounts.set(rounded, (characterCounts.get(rounded) ?? 0) + text.length)
    }
  const sorted = [...characterCounts].sort((one, other) => other[1] - one[1])
  const bodySize = sorted[0]?.[0] ?? 11
  const headingSizes = sorted
    .map(([size]) => size)
    .filter((size) => size > bodySize * LARGER)
    .sort((one, other) => other - one)
  return { bodySize, headingSizes: headingSizes.slice(0, 5) }
}
