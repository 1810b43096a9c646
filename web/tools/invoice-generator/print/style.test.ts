import { expect, test } from 'vitest'
import { printStyle } from './style.ts'

// WCAG 2.2: the paper's black (luminance 0.0111) and white contrast alike with a luminance of 0.2032.
test.each([
  ['#000000', '#ffffff'],
  ['#7c7c7c', '#ffffff'],
  ['#7d7d7d', '#1d1b17'],
  ['#ffffff', '#1d1b17'],
  ['#ff0000', '#1d1b17'],
  ['#0000ff', '#ffffff'],
  ['#00ff00', '#1d1b17'],
  ['#B3401A', '#ffffff'],
])('on a head of %s stands %s, which is read better', (color, ink) => {
  expect(printStyle({ template: 'modern', color })).toMatchObject({ headShade: color, head: { color: ink } })
})

test.each(['', 'red', '#12345', '#1234567', '#12345g'])(
  'falls back to black for the invalid color %j',
  (color) => {
    expect(printStyle({ template: 'classic', color }).accent).toBe('#1d1b17')
  },
)

test('only the modern template shades its head; the others draw a line in the color', () => {
  const line = { bottom: { width: 1, color: '#336699' } }
  for (const template of ['classic', 'compact'] as const) {
    const style = printStyle({ template, color: '#336699' })
    expect(style.headShade).toBeUndefined()
    expect(style.headLine).toEqual(line)
  }
  expect(printStyle({ template: 'modern', color: '#336699' }).headLine).toEqual({})
})
