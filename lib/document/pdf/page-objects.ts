import type { Color, ImageSource } from '../blocks.ts'

/** Text, path and image objects of a page, with its links, in points from its left and top edge. */
export type PageObjects = {
  readonly width: number
  readonly height: number
  readonly texts: readonly TextObject[]
  readonly lines: readonly LineObject[]
  readonly fills: readonly FillObject[]
  readonly images: readonly ImageObject[]
  readonly links: readonly LinkAnnotation[]
  /** Whether the page paints shapes, shadings or masks, which are not read as objects. */
  readonly hasDrawing?: boolean
}

/** Whether a page shows something, but neither text nor pictures. */
export function isDrawingOnly({ texts, images, hasDrawing }: PageObjects): boolean {
  return hasDrawing === true && texts.length === 0 && images.length === 0
}

/** Text of one font on one baseline, in the order in which the eye sees it from left to right. */
export type TextObject = {
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
export type LineObject = {
  readonly x: number
  readonly y: number
  readonly toX: number
  readonly toY: number
  readonly color: Color
}
export type FillObject = Box & { readonly color: Color }
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
export type ImageObject = Box & { readonly source: ImageSource }
/** An address that a place on the page leads to. */
export type LinkAnnotation = Box & { readonly target: string }

export function contains({ x, y, width, height }: Box, atX: number, atY: number): boolean {
  return atX >= x && atX <= x + width && atY >= y && atY <= y + height
}

export type Point = readonly [number, number]

export function boundingBox(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
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

export function pointAt([a, b, c, d, e, f]: Matrix, x: number, y: number): Point {
  return [a * x + c * y + e, b * x + d * y + f]
}
