import { plus, type Rational, rational, times } from '#lib/numbers/rational.ts'
import { UserError } from '#lib/result/user-error.ts'
import { convert } from './convert.ts'
import { readValue } from './read-value.ts'
import { CATEGORIES, type Category, type Unit } from './units.ts'

/** A conversion in words: how much of what, in what. Without `to` the visitor left that open. */
export type Request = {
  readonly category: Category
  readonly value: Rational
  /** The unit that was named first: feet of `6 ft 2 in`, whose value is in inches. */
  readonly first: Unit
  readonly from: Unit
  readonly to: Unit | undefined
}

/** Separator before the target unit. */
const SEPARATOR = /\s+(?:to|in|into|as)(?=\s)|\s*(?:→|->|=)\s*/gi
const NUMBER = String.raw`\d[\d.,]*(?:e[-+]?\d+)?(?:\s+\d+\/\d+|\s*\/\s*\d+|\s*[¼-¾⅐-⅞])?|[¼-¾⅐-⅞]|\.\d+`
const QUANTITY = new RegExp(String.raw`^(${NUMBER})\s*([^\d¼-¾⅐-⅞]+?)\s*(?=[\d¼-¾⅐-⅞]|$)`, 'i')

const ONE_TO_TWELVE = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/**
 * Parses `5 ft 11 in in cm`, `3 1/2 cups to ml`, `72f`, `half a cup`, `1e-9 m to nm`. Several quantities are summed in
 * the unit of the last. `group` is the digit group separator of the visitor's locale. Throws UserError that names the
 * unreadable part.
 */
export function readRequest(text: string, group = ','): Request {
  const typed = inDigits(text.trim())
  // "in" can be a word or the inch: the last position where both sides are valid separates them.
  for (const separator of [...typed.matchAll(SEPARATOR)].reverse()) {
    const amountText = typed.slice(0, separator.index)
    for (const { category, unit } of findUnits(typed.slice(separator.index + separator[0].length))) {
      const amount = readAmount(amountText, group, category)
      if (amount) return { ...amount, to: unit }
    }
  }
  const amount = readAmount(typed, group)
  if (amount) return { ...amount, to: undefined }
  if (/\btons?\b/i.test(typed))
    throw new UserError(
      '“Ton” can mean three different units.',
      'Write metric ton (1,000 kg), short ton (US, 2,000 lb) or long ton (UK, 2,240 lb).',
    )
  throw new UserError('This conversion could not be read.', 'Write it like 5 ft 11 in in cm, or 72 f to c.')
}

/** `half a cup` as `1/2 cup`, `an inch` as `1 inch`, `five feet` as `5 feet`. */
function inDigits(text: string): string {
  return text
    .replace(/^(?:an?\s+)?half\s+(?:an?\s+)?/i, '1/2 ')
    .replace(/^(?:an?\s+)?quarter\s+(?:of\s+)?(?:an?\s+)?/i, '1/4 ')
    .replace(/^an?\s+/i, '1 ')
    .replace(/[a-z]+/gi, (word) => {
      const index = ONE_TO_TWELVE.indexOf(word.toLowerCase())
      return index === -1 ? word : String(index + 1)
    })
}

type Amount = Omit<Request, 'to'>

function readAmount(text: string, group: string, wanted?: Category): Amount | undefined {
  let rest = text.trim()
  const isNegative = /^[-−]/.test(rest)
  rest = rest.replace(/^[-−+]\s*/, '')
  let sum: Amount | undefined
  while (rest !== '') {
    const [all, number = '', name = ''] = QUANTITY.exec(rest) ?? []
    const value = readValue(number, group)
    const kind = sum?.category ?? wanted
    const found = findUnits(name).find(({ category }) => !kind || category === kind)
    if (all === undefined || !value || !found) return undefined
    const { category, unit } = found
    sum = sum ? addAmount(sum, value, unit) : { category, value, first: unit, from: unit }
    rest = rest.slice(all.length)
  }
  return sum && isNegative ? { ...sum, value: times(sum.value, rational(-1n)) } : sum
}

function addAmount(sum: Amount, value: Rational, unit: Unit): Amount {
  return { ...sum, from: unit, value: plus(convert(sum.value, sum.from, unit, sum.category), value) }
}

type Found = { readonly category: Category; readonly unit: Unit }

/** The units that go by a name: symbol to the letter first, then any name in any case, plural or not. */
function findUnits(text: string): Found[] {
  const name = text.trim().replace(/\.$/, '')
  const all = CATEGORIES.flatMap((category) => category.units.map((unit) => ({ category, unit })))
  const exact = all.filter(({ unit }) => unit.symbol === name)
  const plain = name.toLowerCase().replace(/^(?:degrees?|°)\s*/, '')
  const singular = plain.length > 2 ? plain.replace(/s$/, '') : plain
  const loose = all.filter(({ unit }) =>
    [unit.name.toLowerCase(), unit.symbol.toLowerCase(), ...unit.aliases].some(
      (known) => known === plain || known === singular,
    ),
  )
  return [...exact, ...loose]
}
