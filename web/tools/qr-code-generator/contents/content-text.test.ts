import { expect, test } from 'vitest'
import { geoText, mailText, smsText, telephoneText } from './content-text.ts'

test.each([
  [{ mailTo: ' a@b.co ' }, 'mailto:a@b.co'],
  [{ mailTo: 'a@b.co', subject: 'Hi' }, 'mailto:a@b.co?subject=Hi'],
  [{ mailTo: 'a@b.co', body: 'one\ntwo' }, 'mailto:a@b.co?body=one%0Atwo'],
  [{ mailTo: 'a?b&c@d.co', subject: 'a=b&c#d' }, 'mailto:a%3Fb%26c@d.co?subject=a%3Db%26c%23d'],
])('%j is the mail %s', (fields, link) => {
  expect(mailText(fields)).toBe(link)
})

test.each(['', '@b.co', 'a@', 'a@b@c', 'a b@c.co'])('mailText(): rejects the email address %j', (mailTo) => {
  expect(() => mailText({ mailTo })).toThrow('Enter an email address such as name@example.com.')
})

test.each([
  ['11', 'tel:11'],
  ['*100#', 'tel:*100#'],
  ['+12345678901234567890', 'tel:+12345678901234567890'],
  ['030/123-45.67', 'tel:0301234567'],
])('%s is called as %s', (call, link) => {
  expect(telephoneText({ call })).toBe(link)
})

test.each(['', '1', '123456789012345678901', '1+2', '++12', '0800-HOME', '12,34'])(
  'rejects the phone number %j',
  (number) => {
    const error = 'Enter a phone number such as +49 30 1234567.'
    expect(() => telephoneText({ call: number })).toThrow(error)
    expect(() => smsText({ smsTo: number })).toThrow(error)
  },
)

test('a short message without text has no body parameter', () => {
  expect(smsText({ smsTo: '+49 30 12' })).toBe('sms:+493012')
})

test.each([
  ['90', '180', 'geo:90,180'],
  ['-90', '-180', 'geo:-90,-180'],
  [' +1,5 ', '+007', 'geo:1.5,007'],
  ['0.1234567891', '0', 'geo:0.1234567891,0'],
])('the place %s, %s is %s', (latitude, longitude, link) => {
  expect(geoText({ latitude, longitude })).toBe(link)
})

test.each([
  ['90.1', '0', 'Enter the latitude in degrees, from −90 to 90.'],
  ['-91', '0', 'Enter the latitude in degrees, from −90 to 90.'],
  ['', '0', 'Enter the latitude in degrees, from −90 to 90.'],
  ['1.', '0', 'Enter the latitude in degrees, from −90 to 90.'],
  ['0.12345678912', '0', 'Enter the latitude in degrees, from −90 to 90.'],
  ['52° N', '0', 'Enter the latitude in degrees, from −90 to 90.'],
  ['0', '180.1', 'Enter the longitude in degrees, from −180 to 180.'],
  ['0', '', 'Enter the longitude in degrees, from −180 to 180.'],
])('the place %s, %s is refused', (latitude, longitude, error) => {
  expect(() => geoText({ latitude, longitude })).toThrow(error)
})
