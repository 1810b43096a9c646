import { otherSide, type Size } from '#lib/image/size.ts'
import { readNumber } from '#lib/numbers/read-number.ts'
import type { Settings, TypedSize } from './settings.ts'

/** Returns the size after a side is typed: with locked proportions, the other side follows, rounded. */
export function typeSide(
  lead: 'width' | 'height',
  typed: string,
  { width, height, isLocked, mode }: Settings,
  source: Size | undefined,
): TypedSize {
  const next = { width, height, lead, [lead]: typed }
  const side = wholeNumber(typed)
  if (!isLocked || mode !== 'exact' || !source || side === undefined) return next
  const other = String(otherSide(source, lead, side))
  return lead === 'width' ? { ...next, height: other } : { ...next, width: other }
}

/** A picture's own size. */
export function ownSize({ width, height }: Size): TypedSize {
  return { width: String(width), height: String(height), lead: 'width' }
}

/** Parses whole pixels, at least one; undefined if invalid. */
export function wholeNumber(typed: string): number | undefined {
  const reading = readNumber(typed)
  if (reading.kind !== 'number') return undefined
  const number = Math.round(Number(reading.decimal))
  return number >= 1 ? number : undefined
}

/** Returns the error of a side that was typed; undefined if it is valid or still empty. */
export function sideError(label: string, typed: string): string | undefined {
  const isValid = typed.trim() === '' || wholeNumber(typed) !== undefined
  return isValid ? undefined : sideMessage(label)
}

export function sideMessage(label: string): string {
  return `${label} must be a whole number of at least 1.`
}
