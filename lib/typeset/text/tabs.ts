import type { TabStop } from '../../document/blocks.ts'
import type { ShapedText } from './shaped-text.ts'

/** Tab stops, in points from the start of the paragraph's content box. */
export type Tabs = {
  /** In ascending order. */
  readonly stops: readonly TabStop[]
  /** Behind the last of them there is a stop at each multiple of it. */
  readonly every: number
  /** Returns the start of a line. */
  indentOf(line: number): number
}

/** A tab on its line. */
export type PlacedTab = { readonly at: number; readonly width: number; readonly leader: TabStop['leader'] }

const MIN_SPACE = 0.1
const SHARES = { start: 0, center: 0.5, end: 1, decimal: 1 }

/** Returns the widths of the tabs in a range, if it is on a line with this number and width. */
export function placeTabs(
  shaped: ShapedText,
  start: number,
  end: number,
  { tabs, line, room }: { readonly tabs: Tabs; readonly line: number; readonly room: number },
): PlacedTab[] {
  const { text, reach } = shaped
  const placed: PlacedTab[] = []
  const indent = tabs.indentOf(line)
  let x = indent
  let from = start
  for (let at = text.indexOf('\t', start); at !== -1 && at < end; at = text.indexOf('\t', at + 1)) {
    x += (reach[at] ?? 0) - (reach[from] ?? 0)
    const stop = nextStop(tabs, x)
    const chunkEnd = endOfChunk(text, at + 1, end, stop)
    const chunk = (reach[chunkEnd] ?? 0) - (reach[at + 1] ?? 0)
    const edge = stop.align === 'end' ? Math.min(stop.at, indent + room) : stop.at
    const width = Math.max(MIN_SPACE, edge - SHARES[stop.align ?? 'start'] * chunk - x)
    placed.push({ at, width, leader: stop.leader })
    x += width
    from = at + 1
  }
  return placed
}

function nextStop({ stops, every }: Tabs, x: number): TabStop {
  const stop = stops.find(({ at }) => at > x + MIN_SPACE)
  return stop ?? { at: (Math.floor((x + MIN_SPACE) / every) + 1) * every }
}

/** Returns the end of the text aligned at a stop: up to the next tab, or up to the decimal separator. */
function endOfChunk(text: string, start: number, end: number, { align }: TabStop): number {
  const next = text.slice(start, end).search(align === 'decimal' ? /[\t.,]/ : /\t/)
  return next === -1 ? end : start + next
}
