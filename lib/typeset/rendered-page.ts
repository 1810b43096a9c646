import type { Color, ImageSource } from '../document/blocks.ts'
import type { Face } from './fonts/font-set.ts'
import type { ImageItem, LineItem, LinkItem, Page, RectangleItem, ShapesItem } from './page.ts'

/**
 * A page as a screen can draw it from the same faces: every line ends where it ends in the PDF. Points from the left
 * and top edge, in reading order.
 */
export type RenderedPage = {
  readonly width: number
  readonly height: number
  readonly items: readonly RenderedItem[]
}

export type RenderedItem = RenderedText | RectangleItem | LineItem | ImageItem | ShapesItem | LinkItem

/** Text on one baseline; `x` is the left end, whatever the direction. */
export type RenderedText = {
  readonly kind: 'text'
  readonly x: number
  readonly y: number
  readonly width: number
  /** The file of its font, below the folder of the fonts. */
  readonly file: string
  readonly weight: number
  readonly size: number
  readonly color: Color
  readonly text: string
  readonly direction: 'ltr' | 'rtl'
  readonly wordSpacing: number
}

/** Leaves out what a screen does not need: glyphs, tags, anchors. */
export function renderPage({ width, height, items }: Page): RenderedPage {
  return { width, height, items: items.flatMap((item) => renderItem(item) ?? []) }
}

/**
 * Serializes a page: a thread receives a string at once, whatever its length, and equal pages are equal strings. Images
 * are represented by their index in `sources`.
 */
export function renderedPageText({ items, ...size }: RenderedPage, sources: readonly ImageSource[]): string {
  const serializable = items.map((item) =>
    item.kind === 'image' ? { ...item, source: sources.indexOf(item.source) } : item,
  )
  return JSON.stringify({ ...size, items: serializable })
}

/** Parses a serialized page. */
export function readRenderedPage(text: string, sources: readonly ImageSource[]): RenderedPage {
  // It is what `renderedPageText` wrote of a page.
  const { items, ...size } = JSON.parse(text) as RenderedPage
  return {
    ...size,
    items: items.flatMap((item) => {
      if (item.kind !== 'image') return item
      const source = sources[Number(item.source)]
      return source ? { ...item, source } : []
    }),
  }
}

function renderItem(item: Page['items'][number]): RenderedItem | undefined {
  if (item.kind === 'anchor') return undefined
  const { tag: _, ...rest } = item
  if (rest.kind !== 'text') return rest
  const { face, glyphs: __, isMissing, ...text } = rest
  return { ...text, ...getFile(face), text: isMissing ? text.text.replace(/\S/gu, '\uFFFD') : text.text }
}

function getFile({ slice, weight }: Face): { file: string; weight: number } {
  return { file: slice.file, weight }
}
