import { pluralize } from '#lib/numbers/pluralize.ts'
import { announce } from './announce.ts'

type Person = { readonly id: string; readonly name: string }

const MAX_NAMED = 3

/** Announces who joined and left a list of people: "Ana joined, 3 players". */
export function announceArrivals(
  before: readonly Person[],
  after: readonly Person[],
  noun: string,
  plural?: string,
): void {
  const text = arrivalsText(before, after, pluralize(after.length, noun, plural))
  if (text !== '') announce(text)
}

/** Returns who joined and left between two states, with the count; empty if no one did. */
export function arrivalsText(before: readonly Person[], after: readonly Person[], count: string): string {
  const missingIn = (people: readonly Person[]) => (person: Person) =>
    !people.some(({ id }) => id === person.id)
  const joined = after.filter(missingIn(before))
  const left = before.filter(missingIn(after))
  const parts = [...changeText(joined, 'joined'), ...changeText(left, 'left')]
  return parts.length === 0 ? '' : [...parts, count].join(', ')
}

function changeText(people: readonly Person[], verb: string): string[] {
  if (people.length === 0) return []
  const names = people.slice(0, MAX_NAMED).map(({ name }) => name)
  const others = people.length - names.length
  const all = others > 0 ? [...names, pluralize(others, 'other')] : names
  return [`${new Intl.ListFormat('en', { style: 'long' }).format(all)} ${verb}`]
}
