import { alignmentCenters, getSize } from './capacity.ts'
import { LEVEL_BITS, type Level } from './modes.ts'

/**
 * Symbol under construction: for each module whether it is dark, and whether it belongs to a function pattern that no
 * mask changes.
 */
export type CodeSymbol = {
  readonly version: number
  readonly size: number
  readonly dark: Uint8Array
  readonly fixed: Uint8Array
}

/** Creates a symbol with its patterns, its version and reserved space for the format (ISO/IEC 18004, 6.3). */
export function createSymbol(version: number): CodeSymbol {
  const size = getSize(version)
  const symbol = { version, size, dark: new Uint8Array(size * size), fixed: new Uint8Array(size * size) }
  for (let i = 0; i < size; i++) {
    fix(symbol, i, 6, i % 2 === 0)
    fix(symbol, 6, i, i % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawRings(symbol, x, y, 4, (ring) => ring !== 2 && ring !== 4)
  const centers = alignmentCenters(version)
  for (const x of centers)
    for (const y of centers) if (!isInFinder(symbol, x, y)) drawRings(symbol, x, y, 2, (ring) => ring !== 1)
  drawVersion(symbol)
  // The space for the format remains light until the mask is known.
  for (const { x, y } of formatModules(size, 'L', 0)) fix(symbol, x, y, false)
  return symbol
}

/** The format information, twice, and the module that is always dark (ISO/IEC 18004, 7.9.1). */
export function drawFormat(symbol: CodeSymbol, level: Level, mask: number): void {
  for (const { x, y, isDark } of formatModules(symbol.size, level, mask)) fix(symbol, x, y, isDark)
}

type Module = { readonly x: number; readonly y: number; readonly isDark: boolean }

export function formatModules(size: number, level: Level, mask: number): readonly Module[] {
  const bits = formatBits(level, mask)
  const modules: Module[] = [{ x: 8, y: size - 8, isDark: true }]
  for (let i = 0; i < 15; i++) {
    const isDark = ((bits >> i) & 1) === 1
    // Around the first finder pattern, jumping over the timing patterns; then along the two others.
    if (i < 8) modules.push({ x: 8, y: i < 6 ? i : i + 1, isDark }, { x: size - 1 - i, y: 8, isDark })
    else modules.push({ x: i === 8 ? 7 : 14 - i, y: 8, isDark }, { x: 8, y: size - 15 + i, isDark })
  }
  return modules
}

/** The codewords, two columns at a time from the right, up and down in turn (ISO/IEC 18004, 7.7.3). */
export function drawCodewords({ size, dark, fixed }: CodeSymbol, codewords: Uint8Array): void {
  let bit = 0
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    // The vertical timing pattern has a separate column.
    if (right === 6) right = 5
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const at = (isUp ? size - 1 - step : step) * size + x
        if (fixed[at]) continue
        dark[at] = ((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1
        bit++
      }
  }
}

function fix({ size, dark, fixed }: CodeSymbol, x: number, y: number, isDark: boolean): void {
  if (x < 0 || y < 0 || x >= size || y >= size) return
  dark[y * size + x] = isDark ? 1 : 0
  fixed[y * size + x] = 1
}

/** Squares around a center, out to `reach`; each ring is dark or light. */
function drawRings(
  symbol: CodeSymbol,
  centerX: number,
  centerY: number,
  reach: number,
  isDark: (ring: number) => boolean,
): void {
  for (let y = -reach; y <= reach; y++)
    for (let x = -reach; x <= reach; x++)
      fix(symbol, centerX + x, centerY + y, isDark(Math.max(Math.abs(x), Math.abs(y))))
}

/** Returns whether an alignment pattern would overlap a finder pattern. */
function isInFinder({ size }: CodeSymbol, x: number, y: number): boolean {
  const far = size - 7
  return (x === 6 && (y === 6 || y === far)) || (x === far && y === 6)
}

/** The version, twice, from version 7 on (ISO/IEC 18004, 7.10). */
function drawVersion(symbol: CodeSymbol): void {
  if (symbol.version < 7) return
  const bits = versionBits(symbol.version)
  for (let i = 0; i < 18; i++) {
    const isDark = ((bits >> i) & 1) === 1
    const near = Math.floor(i / 3)
    const far = symbol.size - 11 + (i % 3)
    fix(symbol, near, far, isDark)
    fix(symbol, far, near, isDark)
  }
}

const FORMAT_GENERATOR = 0b10100110111
const FORMAT_MASK = 0b101010000010010
const VERSION_GENERATOR = 0b1111100100101

/** Level and mask, protected by a BCH code and masked (ISO/IEC 18004, annex C). */
export function formatBits(level: Level, mask: number): number {
  return protectedBits((LEVEL_BITS[level] << 3) | mask, 10, FORMAT_GENERATOR) ^ FORMAT_MASK
}

/** The version, protected by a BCH code (ISO/IEC 18004, annex D). */
export function versionBits(version: number): number {
  return protectedBits(version, 12, VERSION_GENERATOR)
}

/** A value with the remainder of its division behind it. */
function protectedBits(value: number, degree: number, generator: number): number {
  let remainder = value << degree
  for (let bit = 31 - Math.clz32(remainder); bit >= degree; bit = 31 - Math.clz32(remainder))
    remainder ^= generator << (bit - degree)
  return (value << degree) | remainder
}
