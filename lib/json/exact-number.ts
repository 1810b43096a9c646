import { isUnsafeInteger } from './unsafe-integers.ts'

/** The value of a JSON number; a bigint where a double would round an integer. */
export function exactNumber(source: string): number | bigint {
  return isUnsafeInteger(source) ? BigInt(source) : Number(source)
}
