import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isSample, SAMPLES } from './preset-samples.ts'
import { PRESETS } from './presets.ts'
import { RegexState } from './regex-state.ts'

const DEFAULTS = v.parse(RegexState, {})

test('the text of any preset is a sample, one of the visitor’s own is none', () => {
  expect(PRESETS.map(({ title }) => isSample(SAMPLES[title].text))).toEqual(PRESETS.map(() => true))
  expect([isSample(''), isSample(`${DEFAULTS.text} `)]).toEqual([false, false])
})
