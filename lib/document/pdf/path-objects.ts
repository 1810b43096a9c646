import {
  type Box,
  boundingBox,
  type FillObject,
  type LineObject,
  type Matrix,
  type Point,
  pointAt,
} from './page-objects.ts'

type PathState = { readonly matrix: Matrix; readonly stroke: string; readonly fill: string }
type PathObjects = { readonly lines: readonly LineObject[]; readonly fills: readonly FillObject[] }
type Paint = 'stroke' | 'fill' | 'both'

/** A rectangle thinner than that is a ruled line. */
const THIN = 2.5
const MIN_LINE_LENGTH = 3
/** Painting of pdf.js path operators, by their number: stroke, fill, both. */
const PAINTS: Readonly<Record<number, Paint>> = {
  20: 'stroke',
  21: 'stroke',
  22: 'fill',
  23: 'fill',
  24: 'both',
  25: 'both',
  26: 'both',
  27: 'both',
}
/** Whether a path is painted, and not only used to clip. */
export function isPainted(kind: unknown): boolean {
  return PAINTS[Number(kind)] !== undefined
}

/** Numbers of coordinates per path segment: move, line, cubic curve, quadratic curve, close. */
const LENGTHS = [2, 2, 6, 4, 0]

/** Returns the parts of a path operation that can rule a page: straight lines, and upright rectangles. */
export function readPathObjects([kind, data]: readonly unknown[], state: PathState): PathObjects {
  const paint = PAINTS[Number(kind)]
  if (!paint) return { lines: [], fills: [] }
  const parts = Array.isArray(data) ? data : [data]
  const shapes = parts
    .flatMap((part) => [...straightLines(getNumbers(part))])
    .map((points) => readShape(points, paint, state))
  return { lines: shapes.flatMap(({ lines }) => lines), fills: shapes.flatMap(({ fills }) => fills) }
}

function readShape(points: readonly Point[], paint: Paint, { matrix, stroke, fill }: PathState): PathObjects {
  const placed = points.map(([x, y]) => pointAt(matrix, x, y))
  const box = boundingBox(placed)
  if (!Number.isFinite(box.x + box.y + box.width + box.height)) return { lines: [], fills: [] }
  const isThin = box.width < THIN || box.height < THIN
  const lines = [
    ...(paint !== 'stroke' && isThin ? [{ ...getMiddle(box), color: fill }] : []),
    ...(paint === 'fill' ? [] : edges(placed).map((edge) => ({ ...edge, color: stroke }))),
  ]
  return {
    lines: lines.filter(({ x, y, toX, toY }) => toX - x > MIN_LINE_LENGTH || toY - y > MIN_LINE_LENGTH),
    fills: paint !== 'stroke' && !isThin && isUpright(placed) ? [{ ...box, color: fill }] : [],
  }
}

/** Returns the horizontal and vertical edges of a polygon. */
function edges(points: readonly Point[]): Omit<LineObject, 'color'>[] {
  return points.slice(1).flatMap(([toX, toY], index) => {
    const [x, y] = points[index] ?? [0, 0]
    return Math.abs(x - toX) < 1 || Math.abs(y - toY) < 1
      ? [{ x: Math.min(x, toX), y: Math.min(y, toY), toX: Math.max(x, toX), toY: Math.max(y, toY) }]
      : []
  })
}

/** The parts of a path that have no curve, as corner points; closed ones end where they begin. */
function* straightLines(data: readonly number[]): Iterable<readonly Point[]> {
  let points: [number, number][] = []
  let isCurved = false
  for (let at = 0; at < data.length; ) {
    const kind = data[at++] ?? 0
    const length = LENGTHS[kind] ?? 0
    const point: [number, number] = [data[at + length - 2] ?? 0, data[at + length - 1] ?? 0]
    at += length
    if (kind === 0) {
      if (points.length > 1 && !isCurved) yield points
      points = [point]
      isCurved = false
    } else if (kind === 4) {
      const [first] = points
      if (first) points.push(first)
    } else {
      points.push(point)
      if (kind !== 1) isCurved = true
    }
  }
  if (points.length > 1 && !isCurved) yield points
}

function isUpright(points: readonly Point[]): boolean {
  return (
    points.length >= 4 &&
    points.every(([x, y], index) => {
      const [nextX = x, nextY = y] = points[index + 1] ?? []
      return Math.abs(x - nextX) < 0.5 || Math.abs(y - nextY) < 0.5
    })
  )
}

function getMiddle({ x, y, width, height }: Box): Omit<LineObject, 'color'> {
  if (width >= height) return { x, toX: x + width, y: y + height / 2, toY: y + height / 2 }
  return { x: x + width / 2, toX: x + width / 2, y, toY: y + height }
}

export function getNumbers(value: unknown): number[] {
  if (Array.isArray(value)) return value.map(Number)
  return value instanceof Float32Array || value instanceof Float64Array ? [...value] : []
}
