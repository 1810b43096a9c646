import * as v from 'valibot'
import { linesWithText } from '#lib/lists/item-list.ts'
import { Decimal } from '#lib/numbers/decimal.ts'
import { readNumber } from '#lib/numbers/read-number.ts'
import { decimalFields, decimalText } from '#lib/operation/decimal-text.ts'
import { contents, getText } from '#lib/operation/given-file.ts'
import { dataResult, operation } from '#lib/operation/operation.ts'
import { throwHints } from '#lib/operation/parse-params.ts'
import { UserError } from '#lib/result/user-error.ts'
import { passwordBits } from './entropy.ts'
import { makeDraw } from './make-draw.ts'
import { MAX_DECIMALS } from './number-range.ts'
import { generatePassphrase, passphraseBits } from './passphrase.ts'
import { generatePassword, MAX_PASSWORDS } from './password.ts'
import { chosenTypes, RandomForm } from './random-form.ts'
import { bigIntegerFrom, MAX_NUMBERS } from './random-numbers.ts'
import { shuffleList } from './shuffle-list.ts'

const { isUnique, order, dropsDuplicates } = RandomForm.entries
const { length, uppercase, lowercase, digits, symbols, withoutLookAlikes, withoutRepeats } =
  RandomForm.entries
const { wordCount, wordSeparator, isCapitalized, hasDigit } = RandomForm.entries
const DEFAULTS = v.parse(RandomForm, {})

function whole(min: number, max: number, standard: number) {
  return v.optional(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)), standard)
}

const count = whole(1, MAX_NUMBERS, 1)

export const operations = [
  operation({
    name: 'random-numbers',
    title: 'Random numbers',
    summary: 'Fair random numbers between two bounds, of any size, with up to ten decimals.',
    isRandom: true,
    params: v.strictObject({
      minimum: decimalText,
      maximum: decimalText,
      count,
      ...decimalFields({ step: '' }),
      places: whole(0, MAX_DECIMALS, 0),
      isUnique,
      order,
    }),
    gives: 'data',
    data: v.array(v.string()),
    notes: {
      places: 'Decimal places.',
      isUnique: 'No number twice.',
      step: 'Distance between possible numbers.',
    },
    examples: [
      {
        params: { minimum: '1', maximum: '49', count: 6, isUnique: true, order: 'up' },
        result: ['4', '13', '14', '41', '46', '48'],
      },
    ],
    run({ count, places, ...form }, { now, random, fillRandom }) {
      throwHints({ minimum: numberHint(form.minimum), maximum: numberHint(form.maximum) })
      if (decimalOf(form.minimum).gt(decimalOf(form.maximum)))
        throw new UserError(`minimum: ${form.minimum} is more than the maximum, ${form.maximum}.`)
      if (form.step !== '') throwHints({ step: numberHint(form.step) })
      const formState = { ...DEFAULTS, ...form, count: `${count}`, places: `${places}` }
      return dataResult(makeDraw(formState, now(), random, bigIntegerFrom(random, fillRandom)).values)
    },
  }),
  operation({
    name: 'dice',
    title: 'Roll dice',
    summary: 'Rolls dice by their notation, such as 3d6+2 or d20 - 1, and returns each die.',
    isRandom: true,
    params: v.strictObject({ dice: v.string(), count }),
    input: { field: 'dice', accepts: 'text' },
    gives: 'data',
    data: v.array(v.strictObject({ total: v.number(), dice: v.string() })),
    notes: { count: 'How many rolls.' },
    examples: [{ params: { dice: '3d6+2' }, result: [{ total: 11, dice: '(5 + 3 + 1) + 2' }] }],
    run({ dice, count }, { now, random }) {
      const { values, details } = makeDraw(
        { ...DEFAULTS, kind: 'dice', dice, count: `${count}` },
        now(),
        random,
      )
      return dataResult(values.map((total, index) => ({ total: Number(total), dice: details[index] ?? '' })))
    },
  }),
  operation({
    name: 'password',
    title: 'Generate a password',
    summary: 'Random passwords with each chosen kind of character, and their entropy.',
    isRandom: true,
    params: v.strictObject({
      length,
      uppercase,
      lowercase,
      digits,
      symbols,
      withoutLookAlikes,
      withoutRepeats,
      count: whole(1, MAX_PASSWORDS, 1),
    }),
    gives: 'data',
    data: v.strictObject({ passwords: v.array(v.string()), bits: v.string() }),
    notes: { withoutLookAlikes: 'Leaves out I, l, 1, |, O, 0 and o.', withoutRepeats: 'No character twice.' },
    examples: [
      { params: { length: 16, symbols: false }, result: { passwords: ['sWCv8ttJF31h75WN'], bits: '95.2' } },
    ],
    run({ count, ...form }, { random }) {
      const recipe = { ...form, types: chosenTypes(form) }
      const passwords = Array.from({ length: count }, () => generatePassword(recipe, random))
      return dataResult({ passwords, bits: bitsText(passwordBits(recipe)) })
    },
  }),
  operation({
    name: 'passphrase',
    title: 'Generate a passphrase',
    summary: 'Passphrases of words of a list of 7,776, all equally likely, with their entropy.',
    isRandom: true,
    params: v.strictObject({
      wordCount,
      wordSeparator,
      isCapitalized,
      hasDigit,
      count: whole(1, MAX_PASSWORDS, 1),
    }),
    gives: 'data',
    data: v.strictObject({ passphrases: v.array(v.string()), bits: v.string() }),
    notes: { hasDigit: 'One word ends with a digit.' },
    examples: [
      {
        params: { wordCount: 5 },
        result: { passphrases: ['siphon-thin-persist-dizzy-tiresome'], bits: '64.6' },
      },
    ],
    async run({ count, wordSeparator, ...form }, { random }) {
      const { WORDS } = await import('./words.ts')
      const recipe = { ...form, separator: wordSeparator }
      const passphrases = Array.from({ length: count }, () => generatePassphrase(recipe, WORDS, random))
      return dataResult({ passphrases, bits: bitsText(passphraseBits(recipe, WORDS.length)) })
    },
  }),
  operation({
    name: 'shuffle',
    title: 'Shuffle a list',
    summary: 'Shuffles lines, every order equally likely, or draws some of them.',
    seeAlso: 'To draw winners with shares use pick, for teams use teams.',
    isRandom: true,
    params: v.strictObject({
      items: contents,
      pick: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      dropsDuplicates,
    }),
    input: { field: 'items', accepts: 'contents' },
    gives: 'data',
    data: v.array(v.string()),
    notes: { pick: 'How many lines to draw; all without it.' },
    examples: [{ params: { items: 'Ann\nBen\nCleo\nDan' }, result: ['Ben', 'Dan', 'Cleo', 'Ann'] }],
    run({ items, pick, dropsDuplicates }, { random }) {
      const text = getText(items)
      if (linesWithText(text).length === 0) throw new UserError('There are no lines to shuffle.')
      return dataResult(shuffleList({ text, pick: `${pick ?? ''}`, dropsDuplicates }, random))
    },
  }),
]

/** Of text that is a number. */
function decimalOf(text: string): Decimal {
  const reading = readNumber(text)
  return Decimal(reading.kind === 'number' ? reading.decimal : '0')
}

function numberHint(text: string): string | undefined {
  return readNumber(text).kind === 'number' ? undefined : 'Enter a number'
}

function bitsText(bits: number): string {
  return bits.toFixed(1)
}
