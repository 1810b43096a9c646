import type { QrCode } from '#lib/qr-code/encode-qr.ts'
import type { EyeShape, ModuleShape } from '../settings.ts'
import { type Corners, circle, type Outline, rectangle, roundedRectangle } from './outline.ts'

type CodeStyle = {
  readonly modules: ModuleShape
  readonly eyes: EyeShape
  /** Modules per side that are left out in the middle, for a logo. */
  readonly hole: number
}

const EYE = 7

/** The dark parts of a code as shapes, one unit per module. */
export function codeOutline(code: QrCode, { modules, eyes, hole }: CodeStyle): Outline {
  const isDark = darkness(code, hole)
  const isEye = (x: number, y: number) => eyes !== 'Square' && isInEye(code.size, x, y)
  const isDrawn = (x: number, y: number) => isDark(x, y) && !isEye(x, y)
  const body = modules === 'Square' ? runs(code.size, isDrawn) : separate(code.size, modules, isDrawn, isDark)
  return eyes === 'Square' && modules === 'Square' ? body : [...body, ...eyeOutlines(code.size, eyes)]
}

type Test = (x: number, y: number) => boolean

function darkness({ size, dark }: QrCode, hole: number): Test {
  const from = (size - hole) / 2
  const isInHole = (at: number) => at >= from && at < from + hole
  return (x, y) =>
    x >= 0 && y >= 0 && x < size && y < size && dark[y * size + x] === 1 && !(isInHole(x) && isInHole(y))
}

function isInEye(size: number, x: number, y: number): boolean {
  const far = size - EYE
  return (x < EYE && (y < EYE || y >= far)) || (x >= far && y < EYE)
}

/** Dark modules side by side are one rectangle, so that no seam can show. */
function runs(size: number, isDrawn: Test): Outline {
  const outline: Outline[] = []
  for (let y = 0; y < size; y++)
    for (let x = 0, end = 0; x < size; x = end + 1) {
      for (end = x; end < size && isDrawn(end, y); ) end++
      if (end > x) outline.push(rectangle(x, y, end - x, 1))
    }
  return outline.flat()
}

/** Draws modules one by one; square eyes remain whole, since readers detect their edges. */
function separate(size: number, shape: ModuleShape, isDrawn: Test, isDark: Test): Outline {
  const outline: Outline[] = []
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (!isDrawn(x, y) || isInEye(size, x, y)) continue
      if (shape === 'Dots') outline.push(circle(x + 0.5, y + 0.5, DOT_RADIUS))
      else outline.push(roundedRectangle(x, y, 1, freeCorners(x, y, isDark)))
    }
  return outline.flat()
}

/** Dots touch each other almost, or readers lose the timing. */
const DOT_RADIUS = 0.46

/** A corner is round where both neighbors at it are light. */
function freeCorners(x: number, y: number, isDark: Test): Corners {
  const top = isDark(x, y - 1)
  const right = isDark(x + 1, y)
  const bottom = isDark(x, y + 1)
  const left = isDark(x - 1, y)
  const radius = (a: boolean, b: boolean) => (a || b ? 0 : 0.5)
  return [radius(top, left), radius(top, right), radius(bottom, right), radius(bottom, left)]
}

/** The three finder patterns: a ring and what is in it. */
function eyeOutlines(size: number, shape: EyeShape): Outline {
  const far = size - EYE
  return [
    [0, 0],
    [far, 0],
    [0, far],
  ].flatMap(([x = 0, y = 0]) => [
    ...eyePart(x, y, EYE, shape),
    ...eyePart(x + 1, y + 1, EYE - 2, shape),
    ...eyePart(x + 2, y + 2, EYE - 4, shape),
  ])
}

function eyePart(x: number, y: number, side: number, shape: EyeShape): Outline {
  const radius = { Square: 0, Rounded: side * 0.28, Circle: side / 2 }[shape]
  return roundedRectangle(x, y, side, [radius, radius, radius, radius])
}
