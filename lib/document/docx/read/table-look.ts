import type { XmlElement } from '../../../markup/read-xml.ts'
import { isTrue } from './values.ts'

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
