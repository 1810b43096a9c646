import { compare, plus, type Rational, rational, times } from '#lib/numbers/rational.ts'
import { UserError } from '#lib/result/user-error.ts'
import { convert } from './convert.ts'
import { type FoundUnit, findUnits, unitsInDoubt } from './find-units.ts'
import { readValue } from './read-value.ts'
import { type Category, getSmaller, type Unit } from './units.ts'

/** A conversion in words: how much of what, in what. Without `to` the visitor left that open. */
export type Request = {
  readonly category: Category
  readonly value: Rational
  /** The unit that was named first: feet of `6 ft 2 in`, whose value is in inches. */
  readonly first: Unit
  readonly from: Unit
  readonly to: Unit | undefined
  /** The target is a unit with the rest in the next smaller one: `ft in`. */
  readonly isCompound: boolean
}

/** Separator before the target unit. */
const SEPARATOR = /\s+(?:to|in|into|as)(?=\s)|\s*(?:→|->|=)\s*/gi
const GROUPED = String.raw`\d{1,3}(?:['’ \u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d+)?`
const NUMBER = String.raw`${GROUPED}|\d[\d.,]*(?:e[-+]?\d+)?(?:\s+\d+\/\d+|\s*\/\s*\d+|\s*[¼-¾⅐-⅞])?|[¼-¾⅐-⅞]|\.\d+`
const QUANTITY = new RegExp(String.raw`^(${NUMBER})\s*(m\^?3(?!\d)|[^\d¼-¾⅐-⅞]+?)\s*(?=[\d¼-¾⅐-⅞]|$)`, 'i')
const LAST_NUMBER = new RegExp(`^(?:${NUMBER})$`, 'i')
/** Between two quantities: `5 ft and 11 in`, `10'-6"`. */
const CONNECTOR = /\s*(?:[,&+]|\band|\bplus|(?<=\S)-)\s*$/i

const ONE_TO_TWELVE = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/**
 * Parses `5 ft 11 in in cm`, `3 1/2 cups to ml`, `72f`, `half a cup`, `1e-9 m to nm`, `5'11 to cm`, `180 cm in ft in`.
 * Several quantities in decreasing units of one system are summed in the unit of the last. `group` is the digit group
 * separator of the visitor's locale. Throws UserError that names the unreadable or ambiguous part.
 */
export function readRequest(text: string, group = ','): Request {
  const typed = inDigits(asStatement(toHalfWidth(text).trim()))
  let mismatch: UserError | undefined
  // "in" can be a word or the inch: the last position where both sides are valid separates them.
  for (const separator of [...typed.matchAll(SEPARATOR)].reverse()) {
    const amountText = typed.slice(0, separator.index)
    for (const { category, unit, isCompound } of findTargets(
      typed.slice(separator.index + separator[0].length),
    )) {
      const amount = readAmount(amountText, group, category)
      if (amount) return { ...amount, to: unit, isCompound }
      const other = readAmount(amountText, group)
      if (other) mismatch ??= mismatchError(other, category, unit)
    }
  }
  const amount = readAmount(typed, group)
  if (amount) return { ...amount, to: undefined, isCompound: false }
  throw ambiguityError(typed) ?? mismatch ?? UNREADABLE
}

const UNREADABLE = new UserError(
  'This conversion could not be read.',
  'Write it like 5 ft 11 in in cm, or 72 f to c.',
)

function ambiguityError(text: string): UserError | undefined {
  if (/\btons?\b/i.test(text))
    return new UserError(
      '“Ton” can mean three different units.',
      'Write metric ton (1,000 kg), short ton (US, 2,000 lb) or long ton (UK, 2,240 lb).',
    )
  const units = unitsInDoubt(text)
  if (!units) return undefined
  const [small, large] = units.map(({ name, symbol }) => ({ name: name.toLowerCase(), symbol }))
  return new UserError(
    `This symbol can mean ${small?.name} or ${large?.name}.`,
    `Write ${small?.symbol} or ${large?.name}.`,
  )
}

function mismatchError({ category, first }: Amount, other: Category, { symbol }: Unit): UserError {
  const [from, to] = [category.name, other.name.toLowerCase()]
  return new UserError(
    `${from} cannot become ${to}.`,
    `${first.symbol} is a unit of ${from.toLowerCase()}, ${symbol} one of ${to}.`,
  )
}

/** Replaces full-width characters, as Chinese and Japanese keyboards write them, with plain ones. */
function toHalfWidth(text: string): string {
  return text.replace(/[\uff01-\uff5e\u3000]/g, (character) => character.normalize('NFKC'))
}

/** Returns `how many cm in 5 ft?` as `5 ft in cm`, and others without such words. */
function asStatement(text: string): string {
  const question = text.replace(/\s*\?$/, '')
  const [, unit, amount] =
    /^how (?:many|much)\s+(?!is\b|are\b)(.+?)\s+(?:are|is)?\s*(?:there\s+)?in\s+(.+)$/i.exec(question) ?? []
  if (unit && amount) return `${amount} in ${unit}`
  return question.replace(/^(?:convert|what(?:'s|’s| is| are)|how (?:much|many) (?:is|are))\s+/i, '')
}

type Target = FoundUnit & { readonly isCompound: boolean }

/** The units that a target can mean; `ft in` is feet with the rest in inches. */
function findTargets(text: string): Target[] {
  const units = findUnits(text)
  if (units.length > 0) return units.map((found) => ({ ...found, isCompound: false }))
  const [, large, small] = /^(\S+?)(?:\s*[+&]\s*|\s+(?:and\s+)?)(\S+)$/i.exec(text.trim()) ?? []
  if (!large || !small) return []
  return findUnits(large)
    .filter(({ category, unit }) =>
      findUnits(small).some((found) => found.unit === getSmaller(category, unit)),
    )
    .map((found) => ({ ...found, isCompound: true }))
}

/** `half a cup` as `1/2 cup`, `an inch` as `1 inch`, `five feet` as `5 feet`. */
function inDigits(text: string): string {
  return text
    .replace(/(\d)-(\d+\/\d+)/g, '$1 $2')
    .replace(/^(?:an?\s+)?half\s+(?:an?\s+)?/i, '1/2 ')
    .replace(/^(?:an?\s+)?quarter\s+(?:of\s+)?(?:an?\s+)?/i, '1/4 ')
    .replace(/^an?\s+/i, '1 ')
    .replace(/[a-z]+/gi, (word) => {
      const index = ONE_TO_TWELVE.indexOf(word.toLowerCase())
      return index === -1 ? word : String(index + 1)
    })
}

type Amount = Omit<Request, 'to' | 'isCompound'>

function readAmount(text: string, group: string, wanted?: Category): Amount | undefined {
  let rest = text.trim()
  const isNegative = /^[-−]/.test(rest)
  rest = rest.replace(/^[-−+]\s*/, '')
  let sum: Amount | undefined
  while (rest !== '') {
    const quantity = readQuantity(rest, group, sum, wanted)
    if (!quantity) return undefined
    const { value, category, unit } = quantity
    if (sum && !canFollow(sum.from, unit, category)) return undefined
    sum = sum ? addAmount(sum, value, unit) : { category, value, first: unit, from: unit }
    rest = rest.slice(quantity.length)
  }
  return sum && isNegative ? { ...sum, value: times(sum.value, rational(-1n)) } : sum
}

type Quantity = FoundUnit & { readonly value: Rational; readonly length: number }

/** Reads the quantity with which `rest` begins; a last number without unit, as in `5'11`, is in the next smaller one. */
function readQuantity(
  rest: string,
  group: string,
  sum: Amount | undefined,
  wanted: Category | undefined,
): Quantity | undefined {
  const [all = rest, number = rest, name] = QUANTITY.exec(rest) ?? []
  const value = readValue(number, group)
  if (!value) return undefined
  if (name === undefined) {
    const unit = sum && LAST_NUMBER.test(rest) ? getSmaller(sum.category, sum.from) : undefined
    return sum && unit && { category: sum.category, unit, value, length: rest.length }
  }
  const kind = sum?.category ?? wanted
  const found = findUnits(name.replace(CONNECTOR, '')).find(({ category }) => !kind || category === kind)
  return found && { ...found, value, length: all.length }
}

/** Whether a quantity can continue in this unit: it is smaller and of the same system, so not `12 ft 3 m`. */
function canFollow(last: Unit, unit: Unit, { name }: Category): boolean {
  const isSmaller = compare(unit.factor, last.factor) < 0
  return isSmaller && (name === 'Time' || isMetric(last) === isMetric(unit))
}

/** Whether the unit is a power of ten of the base unit. */
function isMetric({ factor }: Unit): boolean {
  return /^10*$/.test(String(factor.num)) && /^10*$/.test(String(factor.den))
}

function addAmount(sum: Amount, value: Rational, unit: Unit): Amount {
  return { ...sum, from: unit, value: plus(convert(sum.value, sum.from, unit, sum.category), value) }
}
