import * as v from 'valibot'
import { expect, test } from 'vitest'
import { LAYOUT_TITLES, languageTitle, Settings } from './settings.ts'

test('English is read, and every step that makes a page readable is on', () => {
  expect(v.parse(Settings, {})).toEqual({
    language: 'eng',
    others: [],
    layout: 'auto',
    isForced: false,
    turns: true,
    straightens: true,
    inverts: true,
    evens: true,
    cleans: true,
    enlarges: true,
  })
})

test('languageTitle(): shows the native name first, or the only name', () => {
  const language = { code: 'deu', name: 'German', address: '', wireBytes: 1, bytes: 1 }
  expect(languageTitle({ ...language, nativeName: 'Deutsch' })).toBe('Deutsch – German')
  expect(languageTitle({ ...language, nativeName: '' })).toBe('German')
})

test('the ways in which text lies have their names', () => {
  expect(LAYOUT_TITLES).toEqual({
    auto: 'Automatic',
    column: 'Single column',
    line: 'Single line',
    sparse: 'Sparse text',
  })
})
