import type { XmlElement } from '../../../markup/read-xml.ts'
import { childOf } from '../../../markup/xml-tree.ts'
import type { Border, Sides } from '../../blocks.ts'
import { borderOf } from './paragraph-properties.ts'
import { readShade } from './text-properties.ts'
import type { Theme } from './theme.ts'
import { integerOf, isOn, omitUndefined, points, valOf } from './values.ts'

/** The borders of a table or a cell, those between its cells too. */
export type CellBorders = { readonly [Side in keyof Sides<Border> | 'insideH' | 'insideV']?: Border }

/** What a style, a table or a cell says of cells (ECMA-376, 17.4). */
export type TableProperties = {
  readonly borders?: CellBorders
  readonly cellMargins?: Partial<Sides<number>>
  readonly shade?: string | 'none'
  readonly verticalAlign?: 'top' | 'middle' | 'bottom'
  readonly align?: 'start' | 'center' | 'end'
  readonly indent?: number
  /** How many rows, or columns, a band has. */
  readonly rowBand?: number
  readonly columnBand?: number
}

const SIDES = {
  top: 'top',
  bottom: 'bottom',
  left: 'left',
  start: 'left',
  right: 'right',
  end: 'right',
  insideH: 'insideH',
  insideV: 'insideV',
} as const
const VERTICAL: Readonly<Record<string, TableProperties['verticalAlign']>> = {
  top: 'top',
  center: 'middle',
  bottom: 'bottom',
}
const ALIGNMENTS: Readonly<Record<string, TableProperties['align']>> = {
  center: 'center',
  right: 'end',
  end: 'end',
  left: 'start',
  start: 'start',
}

/** Of an element that holds `w:tblPr`, `w:tcPr` or both. */
export function readTableProperties(element: XmlElement, theme: Theme): TableProperties {
  const table = childOf(element, 'w:tblPr')
  const cell = childOf(element, 'w:tcPr')
  const isIndented = childOf(table, 'w:tblInd')?.attributes['w:type'] !== 'pct'
  return omitUndefined({
    borders: mergeProperties(
      cellBorders(childOf(table, 'w:tblBorders'), theme),
      cellBorders(childOf(cell, 'w:tcBorders'), theme),
    ),
    cellMargins: mergeProperties(
      marginsOf(childOf(table, 'w:tblCellMar')),
      marginsOf(childOf(cell, 'w:tcMar')),
    ),
    shade: readShade(childOf(cell, 'w:shd') ?? childOf(table, 'w:shd'), theme),
    verticalAlign: VERTICAL[valOf(cell, 'w:vAlign') ?? ''],
    align: ALIGNMENTS[valOf(table, 'w:jc') ?? ''],
    indent: isIndented ? points(valOf(table, 'w:tblInd', 'w:w')) : undefined,
    rowBand: integerOf(valOf(table, 'w:tblStyleRowBandSize')),
    columnBand: integerOf(valOf(table, 'w:tblStyleColBandSize')),
  })
}

function mergeProperties<Value extends object>(
  one: Value | undefined,
  other: Value | undefined,
): Value | undefined {
  return one && other ? { ...one, ...other } : (one ?? other)
}

export function cellBorders(element: XmlElement | undefined, theme: Theme): CellBorders | undefined {
  if (!element) return undefined
  const borders: Record<string, Border> = {}
  for (const [name, side] of Object.entries(SIDES)) {
    const border = borderOf(childOf(element, `w:${name}`), theme)
    if (border) borders[side] = border
  }
  return borders
}

export function marginsOf(element: XmlElement | undefined): Partial<Sides<number>> | undefined {
  if (!element) return undefined
  return omitUndefined({
    top: points(valOf(element, 'w:top', 'w:w')),
    right: points(valOf(element, 'w:right', 'w:w') ?? valOf(element, 'w:end', 'w:w')),
    bottom: points(valOf(element, 'w:bottom', 'w:w')),
    left: points(valOf(element, 'w:left', 'w:w') ?? valOf(element, 'w:start', 'w:w')),
  })
}

/** Whether a property of a row is on. */
export function rowIs(row: XmlElement | undefined, name: string): boolean {
  return isOn(row, name) === true
}
