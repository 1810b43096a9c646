import type { Block, TextDocument } from '../blocks.ts'
import { pageBlocks } from './page-blocks.ts'
import type { PageObjects } from './page-objects.ts'
import type { DocumentLook } from './paragraph-blocks.ts'

/** Combines the pages of a PDF into one reflowable document. */
export function documentOfPages(pages: readonly PageObjects[], title: string): TextDocument {
  const look = getLook(pages)
  const blocks: Block[] = []
  for (const [index, page] of pages.entries()) {
    if (index > 0 && endsEarly(pages[index - 1])) blocks.push({ kind: 'page-break' })
    blocks.push(...pageBlocks(page, look))
  }
  const [first] = pages
  const width = first?.width ?? 595.28
  const height = first?.height ?? 841.89
  return {
    meta: { title },
    language: 'und',
    direction: 'ltr',
    style: { font: 'arimo', size: look.bodySize },
    page: { width, height, margins: getMargins(pages, width, height) },
    blocks,
  }
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

const MIN_MARGIN = 28
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
