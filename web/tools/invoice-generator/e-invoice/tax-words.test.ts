import { expect, test } from 'vitest'
import { LABEL_LANGUAGES } from '../print/labels.ts'
import { exemptionReason, getTaxWords, TAX_WORD_KEYS, vatNumberWord } from './tax-words.ts'

test.each(LABEL_LANGUAGES)('$label has each word of an electronic invoice', ({ value }) => {
  const words = Object.values(getTaxWords(value))
  expect(words).toHaveLength(TAX_WORD_KEYS.length)
  expect(words.filter((word) => word === '' || TAX_WORD_KEYS.some((key) => key === word))).toEqual([])
  expect(value === 'en' || getTaxWords(value).AE !== getTaxWords('en').AE).toBe(true)
})

test('a VAT number has its name in Austria and Switzerland', () => {
  expect(['DE', 'AT', 'CH'].map((country) => vatNumberWord('de', country))).toEqual([
    'USt-IdNr.',
    'UID-Nr.',
    'MWST-Nr.',
  ])
})

test('the reason for no VAT is the user’s, or that of the category', () => {
  expect(exemptionReason('AE', ' ', 'de')).toBe('Steuerschuldnerschaft des Leistungsempfängers')
  expect(exemptionReason('E', ' Section 4 ', 'de')).toBe('Section 4')
  expect([exemptionReason('S', 'x', 'en'), exemptionReason('Z', 'x', 'en')]).toEqual([undefined, undefined])
})
