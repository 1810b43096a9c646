import type { Level } from './level.ts'
import { MASK_PERIOD, MASKS } from './masks.ts'
import { type PackedLines, packedLines, setBit } from './packed-lines.ts'
import { getPenalty } from './penalty.ts'
import { type CodeSymbol, drawFormat, formatModules } from './symbol.ts'

/** Masks a finished symbol in the given way and writes its format. */
export function applyMask(symbol: CodeSymbol, level: Level, mask: number): void {
  const { size, dark, fixed } = symbol
  const isChanged = MASKS[mask]
  for (let at = 0; at < dark.length; at++)
    if (!fixed[at] && isChanged?.(at % size, Math.floor(at / size))) dark[at] = dark[at] ? 0 : 1
  drawFormat(symbol, level, mask)
}

/** The mask with the lowest penalty for a symbol that has no format yet; the first of several. */
export function bestMask({ size, dark, fixed }: CodeSymbol, level: Level): number {
  const free = both(size, (x, y) => !fixed[y * size + x])
  const plain = both(size, (x, y) => dark[y * size + x])
  const penalties = MASKS.map((isChanged, mask) => {
    const rows = maskLines(plain.rows, free.rows, isChanged)
    const columns = maskLines(plain.columns, free.columns, (x, y) => isChanged(y, x))
    for (const { x, y, isDark } of formatModules(size, level, mask))
      if (isDark) {
        setBit(rows, x, y)
        setBit(columns, y, x)
      }
    return getPenalty(rows, columns)
  })
  return penalties.indexOf(Math.min(...penalties))
}

type Both = { readonly rows: PackedLines; readonly columns: PackedLines }

function both(size: number, isSet: (x: number, y: number) => unknown): Both {
  return { rows: packedLines(size, isSet), columns: packedLines(size, (along, line) => isSet(line, along)) }
}

/** Lines with a mask on those modules that are free; one period of the mask is packed and used again. */
function maskLines(
  plain: PackedLines,
  free: PackedLines,
  isChanged: (along: number, line: number) => boolean,
): PackedLines {
  const { size, stride } = plain
  const pattern = packedLines(size, isChanged, MASK_PERIOD)
  const words = plain.words.map((word, at) => {
    const line = Math.floor(at / stride)
    const change = pattern.words[(line % MASK_PERIOD) * stride + (at % stride)] ?? 0
    return word ^ (change & (free.words[at] ?? 0))
  })
  return { size, stride, words }
}
