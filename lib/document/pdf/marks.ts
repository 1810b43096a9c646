import type { Color, ImageSource } from '../blocks.ts'

/** Drawn content of a page, in points from its left and top edge. */
export type PageMarks = {
  readonly width: number
  readonly height: number
  readonly texts: readonly TextMark[]
  readonly lines: readonly LineMark[]
  readonly fills: readonly FillMark[]
  readonly images: readonly ImageMark[]
  readonly links: readonly LinkMark[]
}

/** Text of one font on one baseline, in the order in which the eye sees it from left to right. */
export type TextMark = {
  readonly text: string
  readonly x: number
  /** The baseline. */
  readonly y: number
  readonly width: number
  readonly size: number
  readonly look: TextLook
}

export type TextLook = {
  readonly font: 'sans' | 'serif' | 'mono'
  readonly bold: boolean
  readonly italic: boolean
  readonly color: Color
}

/** A ruled line, from left to right or from top to bottom. */
export type LineMark = {
  readonly x: number
  readonly y: number
  readonly toX: number
  readonly toY: number
  readonly color: Color
}
export type FillMark = Box & { readonly color: Color }
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
export type ImageMark = Box & { readonly source: ImageSource }
/** An address that a place on the page leads to. */
export type LinkMark = Box & { readonly target: string }

export function contains({ x, y, width, height }: Box, atX: number, atY: number): boolean {
  return atX >= x && atX <= x + width && atY >= y && atY <= y + height
}

/** An affine transformation as PDF writes it (ISO 32000-1, 8.3.3): a b c d e f. */
export type Matrix = readonly [number, number, number, number, number, number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

export function pointAt([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] {
  return [a * x + c * y + e, b * x + d * y + f]
}
