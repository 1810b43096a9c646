import { getChild, type XmlElement } from '../../../markup/read-xml.ts'
import type { Border, Sides } from '../../blocks.ts'
import { getBorder } from './paragraph-properties.ts'
import { readShade } from './text-properties.ts'
import type { Theme } from './theme.ts'
import { integerOf, isOn, isTrue, omitUndefined, points, valOf } from './values.ts'

/** The borders of a table or a cell, those between its cells too. */
export type CellBorders = { readonly [Side in keyof Sides<Border> | 'insideH' | 'insideV']?: Border }

/** Cell properties of a style, a table or a cell (ECMA-376, 17.4). */
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

/** Reads the properties of an element that contains `w:tblPr`, `w:tcPr` or both. */
export function readTableProperties(element: XmlElement, theme: Theme): TableProperties {
  const table = getChild(element, 'w:tblPr')
  const cell = getChild(element, 'w:tcPr')
  const isIndented = getChild(table, 'w:tblInd')?.attributes['w:type'] !== 'pct'
  return omitUndefined({
    borders: mergeProperties(
      cellBorders(getChild(table, 'w:tblBorders'), theme),
      cellBorders(getChild(cell, 'w:tcBorders'), theme),
    ),
    cellMargins: mergeProperties(
      getMargins(getChild(table, 'w:tblCellMar')),
      getMargins(getChild(cell, 'w:tcMar')),
    ),
    shade: readShade(getChild(cell, 'w:shd') ?? getChild(table, 'w:shd'), theme),
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

function cellBorders(element: XmlElement | undefined, theme: Theme): CellBorders | undefined {
  if (!element) return undefined
  const borders: Record<string, Border> = {}
  for (const [name, side] of Object.entries(SIDES)) {
    const border = getBorder(getChild(element, `w:${name}`), theme)
    if (border) borders[side] = border
  }
  return borders
}

function getMargins(element: XmlElement | undefined): Partial<Sides<number>> | undefined {
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

/** Parts of a table's style that are applied. */
export type Look = {
  readonly firstRow: boolean
  readonly lastRow: boolean
  readonly firstColumn: boolean
  readonly lastColumn: boolean
  readonly rowBands: boolean
  readonly columnBands: boolean
}

/** Reads it as attributes or as bits (ECMA-376, 17.4.56). */
export function getLook(look: XmlElement | undefined): Look {
  const { attributes = {} } = look ?? {}
  const bits = Number.parseInt(attributes['w:val'] ?? '04A0', 16)
  const is = (name: string, bit: number) =>
    attributes[`w:${name}`] === undefined ? (bits & bit) !== 0 : isTrue(attributes[`w:${name}`])
  return {
    firstRow: is('firstRow', 0x20),
    lastRow: is('lastRow', 0x40),
    firstColumn: is('firstColumn', 0x80),
    lastColumn: is('lastColumn', 0x100),
    rowBands: !is('noHBand', 0x200),
    columnBands: !is('noVBand', 0x400),
  }
}
