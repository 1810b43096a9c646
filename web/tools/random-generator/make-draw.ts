import { type RandomInteger, randomInteger } from '#lib/random/random.ts'
import { parseDice, rollDice } from './dice.ts'
import { readRange } from './number-range.ts'
import { type PastDraw, type RandomForm, SEPARATORS } from './random-form.ts'
import { bigIntegerFrom, type RandomBigInteger, randomNumbers, readCount } from './random-numbers.ts'

/** Draws as the form says. Throws UserError where that cannot be. */
export function makeDraw(
  form: RandomForm,
  at: number,
  random: RandomInteger = randomInteger,
  randomBig: RandomBigInteger = bigIntegerFrom(random),
): PastDraw {
  const count = readCount(form.count)
  const plain = { at, kind: form.kind, details: [], isSwapped: false }
  if (form.kind === 'coin') {
    const values = Array.from({ length: count }, () => (random(0, 1) === 0 ? 'Heads' : 'Tails'))
    const heads = values.filter((side) => side === 'Heads').length
    const title = count === 1 ? 'Coin' : `${count} coins: ${heads} heads, ${count - heads} tails`
    return { ...plain, title, values }
  }
  if (form.kind === 'dice') {
    const terms = parseDice(form.dice)
    const rolls = Array.from({ length: count }, () => rollDice(terms, random))
    const values = rolls.map(({ total }) => String(total))
    return { ...plain, title: form.dice.trim(), values, details: rolls.map(({ dice }) => dice) }
  }
  const { range, isSwapped } = readRange(form)
  const values = randomNumbers({ range, count, isUnique: form.isUnique, order: form.order }, randomBig)
  const [from, to] = isSwapped ? [form.maximum, form.minimum] : [form.minimum, form.maximum]
  return { ...plain, title: `${from.trim() || '0'} to ${to.trim() || '0'}`, values, isSwapped }
}

/** Values one after the other, as the visitor wants them parted. */
export function joinValues(values: readonly string[], separator: RandomForm['separator']): string {
  return values.join(SEPARATORS.find(({ value }) => value === separator)?.text ?? ', ')
}
