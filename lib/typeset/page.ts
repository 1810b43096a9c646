import type { Border, Color, ImageSource } from '../document/blocks.ts'
import type { Face } from './fonts/font-set.ts'
import type { ShapedGlyph } from './harfbuzz/shaper.ts'
import type { Tag } from './layout/tag.ts'

/** Page as drawn: points from its left and top edge, in reading order. */
export type Page = {
  readonly width: number
  readonly height: number
  readonly items: readonly PageItem[]
}

/** Item without a tag is decorative. */
export type PageItem = (
  | TextItem
  | RectangleItem
  | LineItem
  | ImageItem
  | ShapesItem
  | LinkItem
  | AnchorItem
) & {
  readonly tag?: Tag | undefined
}

/** Glyphs of one face and size on one baseline. `x` is the left end, whatever the direction. */
export type TextItem = {
  readonly kind: 'text'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly face: Face
  readonly size: number
  readonly color: Color
  /** From left to right, placed after one another. */
  readonly glyphs: readonly ShapedGlyph[]
  /** In the order of reading; clusters of glyphs count from its start. */
  readonly text: string
  readonly direction: 'ltr' | 'rtl'
  /** Added to each space of a justified line. */
  readonly wordSpacing: number
  /** Characters that no font has; a replacement is drawn for each. */
  readonly isMissing: boolean
}

export type RectangleItem = {
  readonly kind: 'rectangle'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly color: Color
}

export type LineItem = Border & {
  readonly kind: 'line'
  readonly x: number
  readonly y: number
  readonly toX: number
  readonly toY: number
}

export type ImageItem = {
  readonly kind: 'image'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly source: ImageSource
}

/** Filled shapes; `scale` turns their units into points. */
export type ShapesItem = {
  readonly kind: 'shapes'
  readonly x: number
  readonly y: number
  readonly scaleX: number
  readonly scaleY: number
  readonly shapes: readonly { readonly path: string; readonly fill: Color }[]
}

export type LinkItem = {
  readonly kind: 'link'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly target: string
  readonly text: string
}

/** A place that links and the outline lead to. */
export type AnchorItem = {
  readonly kind: 'anchor'
  readonly y: number
  readonly id?: string | undefined
  readonly heading?: { readonly level: number; readonly text: string } | undefined
}

/** The same items elsewhere. */
export function translateItem<Item extends PageItem>(item: Item, x: number, y: number): Item {
  if (x === 0 && y === 0) return item
  switch (item.kind) {
    case 'anchor':
      return { ...item, y: item.y + y }
    case 'line':
      return { ...item, x: item.x + x, y: item.y + y, toX: item.toX + x, toY: item.toY + y }
    default:
      return { ...item, x: item.x + x, y: item.y + y }
  }
}
