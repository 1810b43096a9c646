import { UserError } from '#lib/outcome/user-error.ts'
import { plus, type Rational, rational, times } from '#lib/rational/rational.ts'
import { convert } from './convert.ts'
import { readValue } from './read-value.ts'
import { CATEGORIES, type Category, type Unit } from './units.ts'

/** A conversion in words: how much of what, in what. Without `to` the visitor left that open. */
export type Request = {
  readonly category: Category
  readonly value: Rational
  readonly from: Unit
  readonly to: Unit | undefined
}

/** Where the wanted unit may begin. */
const SEPARATOR = /\s+(?:to|in|into|as)(?=\s)|\s*(?:→|->|=)\s*/gi
const NUMBER = String.raw`\d[\d.,]*(?:e[-+]?\d+)?(?:\s+\d+\/\d+|\s*\/\s*\d+|\s*[¼-¾⅐-⅞])?|[¼-¾⅐-⅞]|\.\d+`
const QUANTITY = new RegExp(String.raw`^(${NUMBER})\s*([^\d¼-¾⅐-⅞]+?)\s*(?=[\d¼-¾⅐-⅞]|$)`, 'i')

/**
 * Reads `5 ft 11 in in cm`, `3 1/2 cups to ml`, `72f`, `1e-9 m to nm`. Of several quantities the sum is told in the
 * last one's unit. Throws UserError that names what could not be read.
 */
export function readRequest(text: string): Request {
  const typed = text.trim()
  // "in" may be a word or the inch: the last place where both sides make sense parts them.
  for (const separator of [...typed.matchAll(SEPARATOR)].reverse()) {
    const amount = readAmount(typed.slice(0, separator.index))
    const to = findUnits(typed.slice(separator.index + separator[0].length))
    const match = amount && to.find(({ category }) => category === amount.category)
    if (amount && match) return { ...amount, to: match.unit }
  }
  const amount = readAmount(typed)
  if (amount) return { ...amount, to: undefined }
  throw new UserError('This conversion could not be read.', 'Write it like 5 ft 11 in in cm, or 72 f to c.')
}

type Amount = Omit<Request, 'to'>

function readAmount(text: string): Amount | undefined {
  let rest = text.trim()
  const isNegative = /^[-−]/.test(rest)
  rest = rest.replace(/^[-−+]\s*/, '')
  let sum: Amount | undefined
  while (rest !== '') {
    const [all, number = '', name = ''] = QUANTITY.exec(rest) ?? []
    const value = readValue(number)
    const found = findUnits(name).find(({ category }) => !sum || category === sum.category)
    if (all === undefined || !value || !found) return undefined
    sum = sum ? added(sum, value, found.unit) : { ...found, value, from: found.unit }
    rest = rest.slice(all.length)
  }
  return sum && isNegative ? { ...sum, value: times(sum.value, rational(-1n)) } : sum
}

function added(sum: Amount, value: Rational, unit: Unit): Amount {
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
