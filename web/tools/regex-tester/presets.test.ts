import * as v from 'valibot'
import { expect, test } from 'vitest'
import { SAMPLES } from './preset-samples.ts'
import { PRESETS } from './presets.ts'
import { RegexState } from './regex-state.ts'

test.each(PRESETS)(
  '$title finds its good samples whole and nothing in its bad ones',
  ({ title, pattern }) => {
    const regex = new RegExp(pattern, 'g')
    const { good: finds, bad: leaves, text } = SAMPLES[title]
    for (const good of finds) expect(good.match(regex), good).toEqual([good])
    for (const bad of leaves) expect(bad.match(regex), bad).toBeNull()
    expect(text.match(regex)).toEqual([...finds])
  },
)

test('the page opens with the samples of its pattern', () => {
  const { pattern, text } = v.parse(RegexState, {})
  const preset = PRESETS.find((entry) => entry.pattern === pattern)
  expect(preset?.title).toBe('Phone Number')
  expect(text).toBe(SAMPLES['Phone Number'].text)
})

const CHUNKS = ['a', '1', 'a.', 'a@', '1.', '-', '(', '/', '#', ':', '5 ', 'a-', 'http://a', '@a.', '+1 ']

test.each(PRESETS)('$title needs time in proportion to the text', ({ pattern }) => {
  for (const chunk of CHUNKS)
    for (const end of ['', '!', ' '])
      expect(elapsed(pattern, chunk.repeat(100_000 / chunk.length) + end), chunk).toBeLessThan(500)
})

function elapsed(pattern: string, text: string): number {
  const started = performance.now()
  for (const _ of text.matchAll(new RegExp(pattern, 'g')));
  return performance.now() - started
}
