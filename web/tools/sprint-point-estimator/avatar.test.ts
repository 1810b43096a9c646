import { expect, test } from 'vitest'
import { avatarColor, getInitial } from './avatar.ts'

/** WCAG 2.2, relative luminance. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const TEN = Array.from({ length: 10 }, (_, index) => avatarColor(String(index + 1)))

test('ten people have ten colors, on which white letters are read (WCAG 2.2 AA), and the eleventh the first one', () => {
  expect(new Set(TEN).size).toBe(10)
  expect(TEN.filter((color) => 1.05 / (luminance(color) + 0.05) < 4.5)).toEqual([])
  expect(avatarColor('11')).toBe(TEN[0])
})

test('an id of letters always has the same of these colors, and ids that differ at their end others', () => {
  expect(avatarColor('abc')).toBe(avatarColor('abc'))
  expect(TEN).toContain(avatarColor('7f3c-ab'))
  expect(new Set(['seat-a', 'seat-b', 'seat-c'].map(avatarColor)).size).toBe(3)
})

test.each([
  ['ana', 'A'],
  ['éva', 'É'],
  ['👩‍🚀 Zoe', '👩‍🚀'],
  ['', ''],
])('the initial of %j is %j', (name, initial) => {
  expect(getInitial(name)).toBe(initial)
})
