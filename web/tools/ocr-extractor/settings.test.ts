import { expect, test } from 'vitest'
import { languageTitle } from './settings.ts'

test('languageTitle(): shows the native name first, or the only name', () => {
  const language = { code: 'deu', name: 'German', address: '', wireBytes: 1, bytes: 1 }
  expect(languageTitle({ ...language, nativeName: 'Deutsch' })).toBe('Deutsch – German')
  expect(languageTitle({ ...language, nativeName: '' })).toBe('German')
})
