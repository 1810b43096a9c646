import { getChild, type XmlElement } from '../../../markup/read-xml.ts'

const TWIPS_PER_POINT = 20
const EMU_PER_POINT = 12_700
const MEASURES: Readonly<Record<string, number>> = {
  pt: 1,
  in: 72,
  cm: 72 / 2.54,
  mm: 72 / 25.4,
  pc: 12,
  pi: 12,
}

/** Returns a length in points, from twentieths of a point or a number with a unit (ECMA-376, 17.18.81). */
export function points(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const [, number = '', unit] = /^(-?[\d.]+)(pt|in|cm|mm|pc|pi)?$/.exec(text.trim()) ?? []
  const value = Number.parseFloat(number)
  if (!Number.isFinite(value)) return undefined
  return clamp(unit === undefined ? value / TWIPS_PER_POINT : value * (MEASURES[unit] ?? 1))
}

/** No paper is larger than this limit. */
function clamp(value: number): number {
  return Math.max(-10_000, Math.min(10_000, value))
}

export function emuPoints(text: string | undefined): number {
  const value = Number(text ?? 0) / EMU_PER_POINT
  return Number.isFinite(value) ? clamp(value) : 0
}

export function valOf(
  element: XmlElement | undefined,
  name: string,
  attribute = 'w:val',
): string | undefined {
  return getChild(element, name)?.attributes[attribute]
}

/** Returns whether a toggle property is on: true if present, unless its value is off (17.17.4); undefined if absent. */
export function isOn(element: XmlElement | undefined, name: string): boolean | undefined {
  const found = getChild(element, name)
  if (!found) return undefined
  return isTrue(found.attributes['w:val'] ?? 'true')
}

export function isTrue(text: string | undefined): boolean {
  return text === '1' || text === 'true' || text === 'on'
}

export function integerOf(text: string | undefined): number | undefined {
  const value = Number.parseInt(text ?? '', 10)
  return Number.isFinite(value) ? value : undefined
}

/** Returns `#rrggbb`; undefined for `auto` and invalid colors. */
export function getColor(text: string | undefined): string | undefined {
  return text !== undefined && /^[\dA-Fa-f]{6}$/.test(text) ? `#${text.toLowerCase()}` : undefined
}

/** An object without the keys that have no value, so that what is missing is inherited. */
export function omitUndefined<Value extends object>(
  value: Value,
): { [Key in keyof Value]?: Exclude<Value[Key], undefined> } {
  // Only undefined values are omitted.
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as {
    [Key in keyof Value]?: Exclude<Value[Key], undefined>
  }
}
