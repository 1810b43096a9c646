import { expect, test } from 'vitest'
import { PRESETS } from './presets.ts'

test('the presets are those of the product, in its order', () => {
  expect(PRESETS.map(({ title }) => title)).toEqual([
    'Email',
    'Phone Number',
    'URL',
    'IP Address',
    'Date (MM/DD/YYYY)',
    'Time (HH:MM)',
    'Hex Color',
    'Credit Card',
  ])
})

test.each(PRESETS)('$title finds its good samples whole and nothing in its bad ones', (preset) => {
  const regex = new RegExp(preset.pattern, 'g')
  for (const good of preset.good) expect(good.match(regex), good).toEqual([good])
  for (const bad of preset.bad) expect(bad.match(regex), bad).toBeNull()
  expect(preset.sample.match(regex)).toEqual([...preset.good])
})

test.each(PRESETS)('$title needs time in proportion to the text', ({ pattern }) => {
  for (const piece of [
    'a',
    '1',
    'a.',
    'a@',
    '1.',
    '-',
    '(',
    '/',
    '#',
    ':',
    '5 ',
    'a-',
    'http://a',
    '@a.',
    '+1 ',
  ])
    for (const end of ['', '!', ' '])
      expect(elapsed(pattern, piece.repeat(100_000 / piece.length) + end), piece).toBeLessThan(500)
})

function elapsed(pattern: string, text: string): number {
  const started = performance.now()
  for (const _ of text.matchAll(new RegExp(pattern, 'g')));
  return performance.now() - started
}
