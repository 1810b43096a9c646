import * as v from 'valibot'
import type { Detector } from '#lib/content-detection/detection.ts'
import { isTerminating, toFixed } from '#lib/numbers/rational.ts'
import { toResult } from '#lib/result/result.ts'
import { compoundText, resultText } from './convert.ts'
import { ConverterState, readState, withRequest } from './converter-state.ts'
import { readRequest } from './read-request.ts'

const MAX_LENGTH = 100
const MAX_DECIMALS = 12

/** A quantity and a unit to convert it to, in words. */
export const detect: Detector = ({ text, isWhole, files }) => {
  const typed = text.trim()
  if (
    !isWhole ||
    files.length > 0 ||
    typed.length > MAX_LENGTH ||
    !/[\d¼-¾⅐-⅞]|\b(?:an?|one|half)\b/i.test(typed)
  )
    return undefined
  const read = toResult(() => readRequest(typed))
  if (!read.ok) return undefined
  const state = withRequest(v.parse(ConverterState, {}), read.value)
  const { category, value, exact, from, to } = state
  const { result, ...reading } = readState(state)
  if (!result?.ok) return undefined
  const compound = read.value.isCompound
    ? compoundText(result.value, reading.to, reading.category)
    : undefined
  return {
    confidence: read.value.to ? 0.95 : 0.5,
    says: `${read.value.first.name.toLowerCase()} to ${reading.to.name.toLowerCase()}`,
    state: { category, value, exact, from, to },
    answer: compound ?? `${plain(result.value)} ${reading.to.symbol}`,
  }
}

/** Returns all digits if the value terminates, otherwise twelve after `≈`. */
function plain(value: Parameters<typeof toFixed>[0]): string {
  if (!isTerminating(value))
    return `≈ ${resultText(value, { precision: 'Significant digits', digits: MAX_DECIMALS })}`
  return toFixed(value, 30)
}
