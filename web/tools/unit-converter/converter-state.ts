import * as v from 'valibot'
import { type Rational, rational, toExponential, toFixed } from '#lib/numbers/rational.ts'
import { type Result, toResult } from '#lib/result/result.ts'
import { convert, EXACT_DIGITS, exactText } from './convert.ts'
import type { Request } from './read-request.ts'
import { readValue } from './read-value.ts'
import { CATEGORIES, type Category, getCategory, getCounterpart, getUnit, type Unit } from './units.ts'

const NAMES = CATEGORIES.map(({ name }) => name)
const MAX_TEXT_LENGTH = 1000
const text = (standard: string) => v.optional(v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH)), standard)
const EXACT = /^(-?\d{1,1500}\/[1-9]\d{0,1499})?$/
const names = v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(100)), [])

/** How results are written. */
export const PRECISIONS = ['Decimals', 'Significant digits', 'Scientific'] as const
export const MAX_DIGITS = 15
const MAX_RECENT = 5

const Conversion = v.object({ category: text('Length'), value: text('1'), from: text(''), to: text('') })
export type Conversion = v.InferOutput<typeof Conversion>

/** Persisted and shared state of the converter. */
export const ConverterState = v.object({
  category: v.optional(v.picklist(NAMES), 'Length'),
  value: text('1'),
  /** The value as `numerator/denominator` where the text is only its rounded form, after a swap; else empty. */
  exact: v.optional(v.pipe(v.string(), v.regex(EXACT)), ''),
  from: text('Mile'),
  to: text('Kilometer'),
  precision: v.optional(v.picklist(PRECISIONS), 'Decimals'),
  digits: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DIGITS)), 6),
  pinned: names,
  recent: v.optional(v.pipe(v.array(Conversion), v.maxLength(MAX_RECENT)), []),
})
export type ConverterState = v.InferOutput<typeof ConverterState>

/** Parsed state. */
export type Reading = {
  readonly category: Category
  readonly from: Unit
  readonly to: Unit
  readonly value: Rational | undefined
  /** Undefined without a value. */
  readonly result: Result<Rational> | undefined
}

export function readState(state: ConverterState): Reading {
  const category = getCategory(state.category)
  const { from, to } = getUnits(category, state)
  const value = exactValue(state)
  const result = value && toResult(() => convert(value, from, to, category))
  return { category, from, to, value, result }
}

function getUnits(category: Category, state: Pick<ConverterState, 'from' | 'to'>) {
  const [first, second] = category.units
  const from = getUnit(category, state.from) ?? first
  const to = getUnit(category, state.to) ?? second
  if (!from || !to) throw new Error(`The category ${category.name} has fewer than two units`)
  return { from, to }
}

function exactValue({ value, exact }: ConverterState): Rational | undefined {
  const [num, den] = exact.split('/')
  return num && den ? rational(BigInt(num), BigInt(den)) : readValue(value)
}

/** Switches to another category, with its first two units and the value 1. */
export function withCategory(state: ConverterState, name: string): ConverterState {
  const category = getCategory(name)
  const [first, second] = category.units
  return {
    ...state,
    category: category.name,
    value: '1',
    exact: '',
    from: first?.name ?? '',
    to: second?.name ?? '',
  }
}

/** The value as typed. */
export function withValue(state: ConverterState, value: string): ConverterState {
  return { ...state, value, exact: '' }
}

/** Sets an exact value; its text can be rounded. */
function withExactValue(state: ConverterState, value: Rational): ConverterState {
  const short = toFixed(value, 6)
  const plain = exactText(value, short) ?? short
  const exact = `${value.num}/${value.den}`
  return {
    ...state,
    value: plain.length <= MAX_TEXT_LENGTH ? plain : toExponential(value, EXACT_DIGITS),
    exact: EXACT.test(exact) ? exact : '',
  }
}

/** Applies a request; without a target unit converts to the counterpart, or else to the current unit if it fits. */
export function withRequest(
  state: ConverterState,
  { category, value, first, from, to }: Request,
): ConverterState {
  const others = category.units.filter((unit) => unit !== from)
  const present = others.find(({ name }) => name === state.to)
  const wanted = to ?? getCounterpart(category, first) ?? present ?? others[0] ?? from
  return withExactValue({ ...state, category: category.name, from: from.name, to: wanted.name }, value)
}

/** Exchanges the units and feeds the exact result back, so that any number of swaps changes nothing. */
export function swapUnits(state: ConverterState): ConverterState {
  const { result, from, to } = readState(state)
  const turned = { ...state, from: to.name, to: from.name }
  return result?.ok ? withExactValue(turned, result.value) : turned
}

/** Returns the state whose result is `wanted`. */
export function withResult(state: ConverterState, wanted: Rational): ConverterState {
  const { category, from, to } = readState(state)
  const value = toResult(() => convert(wanted, to, from, category))
  return value.ok ? withExactValue(state, value.value) : state
}

/** The present conversion on top of the recent ones, none twice. */
export function addRecent(state: ConverterState): ConverterState {
  const { category, value, from, to } = state
  const others = state.recent.filter(
    (entry) => entry.value !== value || entry.from !== from || entry.to !== to,
  )
  return { ...state, recent: [{ category, value, from, to }, ...others].slice(0, MAX_RECENT) }
}
