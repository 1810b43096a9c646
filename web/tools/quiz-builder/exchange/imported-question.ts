import type { Question } from '#lib/quiz/quiz.ts'

const IDS = 'abcdefghijklmnopqrstuvwxyz'

/** Options with ids, and the ids of those that are right, by their places from 0. */
export function letteredOptions(
  texts: readonly string[],
  rightPlaces: readonly number[],
): Pick<Question, 'options' | 'right'> {
  const options = texts.map((text, place) => ({ id: IDS[place] ?? `o${place}`, text }))
  return { options, right: options.flatMap(({ id }, place) => (rightPlaces.includes(place) ? [id] : [])) }
}
