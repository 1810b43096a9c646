import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isSample, SAMPLES } from './preset-samples.ts'
import { PRESETS } from './presets.ts'
import { RegexState, TASKS } from './regex-state.ts'

const DEFAULTS = v.parse(RegexState, {})

test('it begins with the phone preset and its samples, finding all matches', () => {
  const phone = PRESETS.find(({ title }) => title === 'Phone Number')
  expect(DEFAULTS).toEqual({
    pattern: phone?.pattern,
    flags: 'g',
    text: SAMPLES['Phone Number'].text,
    task: 'Match',
    replacement: '',
    template: '$&',
    showsWhitespace: false,
  })
  expect(TASKS).toEqual(['Match', 'Replace', 'Split', 'List'])
})

test('presets are those of the specification, in its order', () => {
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

test('the text of any preset is a sample, one of the visitor’s own is none', () => {
  expect(PRESETS.map(({ title }) => isSample(SAMPLES[title].text))).toEqual(PRESETS.map(() => true))
  expect([isSample(''), isSample(`${DEFAULTS.text} `)]).toEqual([false, false])
})
