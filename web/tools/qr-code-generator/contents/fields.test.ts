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

test('fields ask for the keyboards that fit', () => {
  expect(fieldsWith(({ type }) => type === 'email')).toEqual(['Email', 'Send to'])
  expect(fieldsWith(({ type }) => type === 'url')).toEqual(['Website'])
  expect(fieldsWith(({ type }) => type === 'datetime-local')).toEqual(['Start', 'End'])
})

test.each([
  ['Email', { mailTo: '  a@b.co ' }, 'mailto:a@b.co'],
  ['Email', { mailTo: 'a@b.co', subject: 'Hi & bye' }, 'mailto:a@b.co?subject=Hi%20%26%20bye'],
  ['Email', { mailTo: 'a@b.co', subject: 'x', body: 'y\nz' }, 'mailto:a@b.co?subject=x&body=y%0Az'],
  ['Phone', { call: '+49 (30) 123-45.67' }, 'tel:+49301234567'],
  ['SMS', { smsTo: '110' }, 'sms:110'],
  ['SMS', { smsTo: '110', smsBody: 'a b' }, 'sms:110?body=a%20b'],
  ['Location', { latitude: ' +90 ', longitude: '-180' }, 'geo:90,-180'],
] as const)('%s %j is %s', (kind, fields, text) => {
  expect(contentText(kind, '', fields)).toBe(text)
})

test.each([
  ['Phone', { call: '1' }],
  ['Phone', { call: '1'.repeat(21) }],
  ['Location', { latitude: '90.1', longitude: '0' }],
  ['Location', { latitude: '0', longitude: '180.5' }],
  ['Location', { latitude: '0', longitude: '12x' }],
  ['Email', { mailTo: 'a b@c.de' }],
] as const)('%s %j is refused', (kind, fields) => {
  expect(() => contentText(kind, '', fields)).toThrow(/^Enter /)
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
