import { parseIsoDate } from '#lib/dates/civil-date.ts'
import { toResult } from '#lib/result/result.ts'
import { COUNTRIES } from './countries.ts'

/** Prefixes of VAT numbers in addition to country codes: Greece, Northern Ireland, and Kosovo (BR-CO-9). */
const OTHER_VAT_PREFIXES = ['EL', 'XI', '1A']

/** Returns a VAT number as machines read it: in capitals, without spaces. */
export function plainVatId(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}

/** Returns a code of UN/ECE Recommendation 20 as machines read it: in capitals. */
export function plainUnit(text: string): string {
  return text.trim().toUpperCase()
}

/** Returns an ISO date as CCYYMMDD (UNCL 2379, 102). */
export function compactDate(iso: string): string {
  return iso.trim().replaceAll('-', '')
}

/** Returns true for the ISO 3166-1 code of a country. */
export function isCountry(code: string): boolean {
  return COUNTRIES.includes(code)
}

/** Returns true for an empty string (the default) or a code of two or three letters and digits. */
export function isUnit(code: string): boolean {
  return /^(?:[A-Z0-9]{2,3})?$/.test(plainUnit(code))
}

/** Returns true for an empty string or a VAT number that begins with its country. */
export function hasVatPrefix(vatId: string): boolean {
  const prefix = plainVatId(vatId).slice(0, 2)
  return prefix === '' || isCountry(prefix) || OTHER_VAT_PREFIXES.includes(prefix)
}

/** Returns true for an empty string or an ISO date that exists. */
export function isDate(iso: string): boolean {
  return iso.trim() === '' || toResult(() => parseIsoDate(iso.trim())).ok
}
