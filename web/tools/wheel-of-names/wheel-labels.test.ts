import { expect, test } from 'vitest'
import type { Segment } from './segments.ts'
import { layLabels } from './wheel-labels.ts'

const RADII = { rim: 194, end: 182, inner: 42 }
const LETTER = 10

/** The labels of a wheel whose letters are ten pixels wide in the largest font. */
function labelsOf(names: readonly string[]) {
  const segments = names.map(
    (name, index): Segment => ({
      name,
      start: index / names.length,
      end: (index + 1) / names.length,
      color: '',
      ink: '',
    }),
  )
  return layLabels(segments, (text) => LETTER * Array.from(new Intl.Segmenter().segment(text)).length, RADII)
}

const players = (count: number, name = (letter: string) => `Player Number ${letter}`) =>
  Array.from({ length: count }, (_, index) => name(String.fromCharCode(65 + index)))

test('of 23 longer names all are smaller, so that most of each is written', () => {
  const labels = labelsOf(players(23))
  expect(labels.every(({ text }) => /^Player Number [A-W]$/.test(text))).toBe(true)
  expect(new Set(labels.map(({ size }) => size.toFixed(1)))).toEqual(new Set(['15.0']))
})

test('a name that is just too long among whole ones is a little smaller, not cut', () => {
  const labels = labelsOf([
    ...players(22, (letter) => `Player of number ${letter}`),
    'Player of number 10001',
  ])
  expect(labels.every(({ text }) => !text.includes('…'))).toBe(true)
  expect(labels.map(({ size }) => size.toFixed(1))).toEqual([...Array(22).fill('13.0'), '11.7'])
})

test('no text reaches inward to where its segment is lower than its line', () => {
  for (const count of [4, 8, 15, 23, 40, 80])
    for (const { text, size } of labelsOf(players(count, (letter) => `A name of some length ${letter}`))) {
      const inner = RADII.end - (text.length * LETTER * size) / 20
      const height = 2 * inner * Math.tan(Math.PI / count)
      expect(Math.round(height * 100)).toBeGreaterThanOrEqual(Math.round(1.2 * size * 100))
    }
})

test('one long name among short ones is cut, and makes no other smaller', () => {
  const labels = labelsOf(['Ana', 'Ben', 'Cleo', 'Bartholomew Alexander Montgomery', 'Dan'])
  expect(labels.map(({ text }) => text)).toEqual(['Ana', 'Ben', 'Cleo', 'Bartholomew A…', 'Dan'])
  expect(labels[0]?.size).toBe(20)
})

test('names that would look the same are cut in the middle', () => {
  const names = players(12, (letter) => `Contestant of the year, number ${letter}`)
  const texts = labelsOf(names).map(({ text }) => text)
  expect(texts[0]).toBe('Contestant…, number A')
  expect(new Set(texts).size).toBe(12)
})

test('a letter of several code points is whole or left out', () => {
  expect(labelsOf(['👍🏽'.repeat(40)])[0]?.text).toBe(`${'👍🏽'.repeat(20)}…`)
})
