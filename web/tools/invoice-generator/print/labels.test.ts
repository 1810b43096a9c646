import { expect, test } from 'vitest'
import { LABEL_KEYS, LABEL_LANGUAGES, labelsOf } from './labels.ts'

test.each(LABEL_LANGUAGES)('$label has a word for everything', ({ value }) => {
  const labels = labelsOf(value)
  expect(Object.keys(labels)).toEqual([...LABEL_KEYS])
  expect(
    Object.values(labels).filter((word) => word === '' || LABEL_KEYS.some((key) => key === word)),
  ).toEqual([])
  expect(labels.page).toMatch(/^(?=.*\{page\})(?=.*\{pages\})/)
})

test('own words take the place of the language’s', () => {
  const labels = labelsOf('de', { invoice: 'Honorarnote', tax: ' ' })
  expect([labels.invoice, labels.tax, labels.total]).toEqual(['Honorarnote', 'Steuer', 'Gesamtbetrag'])
})
