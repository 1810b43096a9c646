import { expect, test } from 'vitest'
import { PhraseCounter } from './phrases.ts'

/** Counts phrases; `|` is a phrase boundary. */
function counted(size: number, text: string, leavesOutCommon = false) {
  const counter = new PhraseCounter(size, leavesOutCommon)
  for (const clause of text.split('|'))
    for (const [at, word] of clause.trim().split(' ').entries())
      counter.push({ word, joint: at === 0 ? undefined : ' ' })
  return counter.top().map(({ phrase, count, density }) => `${phrase} ${count} ${density}`)
}

test('words are listed from once on, phrases from twice on', () => {
  expect(counted(1, 'red green red blue')).toEqual(['red 2 0.5', 'green 1 0.25', 'blue 1 0.25'])
  // Of four pairs two are alike.
  expect(counted(2, 'red green red green red')).toEqual(['red green 2 0.5', 'green red 2 0.5'])
  expect(counted(2, 'red green blue')).toEqual([])
})

test('ten are displayed, of equally frequent words the earliest', () => {
  const words = 'a1 a2 a3 a4 a5 a6 a7 a8 a9 b1 b2 b2'
  expect(counted(1, words).map((line) => line.split(' ')[0])).toEqual([
    'b2',
    'a1',
    'a2',
    'a3',
    'a4',
    'a5',
    'a6',
    'a7',
    'a8',
    'a9',
  ])
})

test('phrases do not span clauses', () => {
  expect(counted(2, 'red green | red green')).toEqual(['red green 2 1'])
  expect(counted(3, 'a1 a2 | a3 a1 a2 a3 | a1 a2 a3')).toEqual(['a1 a2 a3 2 0.6666666666666666'])
})

test('excluded common words still count in the density, and remain within a phrase', () => {
  expect(counted(1, 'the house the garden', true)).toEqual(['house 1 0.25', 'garden 1 0.25'])
  expect(counted(3, 'house of cards | house of cards | the old house | the old house', true)).toEqual([
    'house of cards 2 0.5',
  ])
  expect(counted(2, 'house of | house of', true)).toEqual([])
  expect(counted(2, 'of house | of house', true)).toEqual([])
})

test('joins the words of a phrase with their joint, or without one if written together', () => {
  const counter = new PhraseCounter(2, false)
  for (const _ of [1, 2]) {
    counter.push({ word: '天', joint: undefined })
    counter.push({ word: '気', joint: '' })
  }
  expect(counter.top()).toEqual([{ phrase: '天気', count: 2, density: 1 }])
})
