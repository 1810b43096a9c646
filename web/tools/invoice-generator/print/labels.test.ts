import { expect, test } from 'vitest'
import { getLabels, LABEL_KEYS, LABEL_LANGUAGES } from './labels.ts'

test.each(LABEL_LANGUAGES)('$label has a word for everything', ({ value }) => {
  const labels = getLabels(value)
  expect(Object.keys(labels)).toEqual([...LABEL_KEYS])
  expect(
    Object.values(labels).filter((word) => word === '' || LABEL_KEYS.some((key) => key === word)),
  ).toEqual([])
  expect(labels.page).toMatch(/^(?=.*\{page\})(?=.*\{pages\})/)
})

test('custom labels replace those of the language', () => {
  const labels = getLabels('de', { invoice: 'Honorarnote', tax: ' ' })
  expect([labels.invoice, labels.tax, labels.total]).toEqual(['Honorarnote', 'Steuer', 'Gesamtbetrag'])
})
