import { pluralize } from '#lib/numbers/pluralize.ts'

/** `1st place`, `2nd place`, `11th place`. */
export function placeText(place: number): string {
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(place)
  const ending = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }[rule]
  return `${place.toLocaleString('en-US')}${ending} place`
}

export function pointsText(points: number): string {
  return pluralize(points, 'point')
}

/** Whole seconds until the bell, from 0. */
export function secondsUntil(closesAt: number, clockAheadMs: number, nowSeconds: number): number {
  return Math.max(0, Math.ceil((closesAt + clockAheadMs) / 1000 - nowSeconds))
}

export function timeLeftText(seconds: number): string {
  return seconds === 0 ? 'Time is up' : `${seconds} s`
}
