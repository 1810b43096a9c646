import { expect, test } from 'vitest'
import { contentText } from './content-text.ts'
import { CONTENT_FIELDS } from './fields.ts'

const fieldsWith = (isWanted: (field: (typeof CONTENT_FIELDS)['Wi-Fi'][number]) => unknown) =>
  Object.values(CONTENT_FIELDS)
    .flat()
    .filter(isWanted)
    .map(({ label }) => label)

test('only the password of a network is secret, and only its being hidden is a check', () => {
  expect(fieldsWith(({ isSecret }) => isSecret)).toEqual(['Network password'])
  expect(fieldsWith(({ isCheck }) => isCheck)).toEqual(['Hidden network'])
})

test('no two fields have one key, and each has a label', () => {
  const all = Object.values(CONTENT_FIELDS).flat()
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
  expect(all.filter(({ label }) => label.trim() === '')).toEqual([])
})

test('writes only filled lines of a contact, trimmed', () => {
  expect(
    contentText('Contact', '', { firstName: ' Ada ', lastName: ' Lovelace ', phone: ' ' }).split('\r\n'),
  ).toEqual(['BEGIN:VCARD', 'VERSION:4.0', 'N:Lovelace;Ada;;;', 'FN:Ada Lovelace', 'END:VCARD', ''])
  expect(contentText('Contact', '', { organization: ' Acme; Ltd ', city: 'Bonn' }).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'FN:Acme\\; Ltd',
    'ORG:Acme\\; Ltd',
    'ADR:;;;Bonn;;;',
    'END:VCARD',
    '',
  ])
})
