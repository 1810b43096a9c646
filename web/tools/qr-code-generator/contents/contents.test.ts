import { expect, test } from 'vitest'
import { contentText } from './content-text.ts'
import type { ContentKind, FieldValues } from './kinds.ts'

const write = (kind: ContentKind, fields: FieldValues) => contentText(kind, '', fields)

test.each<[ContentKind, FieldValues, string]>([
  [
    'Wi-Fi',
    { ssid: 'Café; 2,4 "GHz"', password: 'a\\b:c', security: 'WPA/WPA2/WPA3', hidden: 'yes' },
    'WIFI:T:WPA;S:Café\\; 2\\,4 \\"GHz\\";P:a\\\\b\\:c;H:true;;',
  ],
  ['Wi-Fi', { ssid: 'Guests', password: 'ignored', security: 'None' }, 'WIFI:T:nopass;S:Guests;;'],
  [
    'Contact',
    {
      firstName: 'Zoë',
      lastName: 'O; Neil',
      phone: '+1 555',
      street: 'Main, 5',
      city: 'Köln',
      postalCode: '50667',
      country: 'Germany',
    },
    'BEGIN:VCARD\r\nVERSION:4.0\r\nN:O\\; Neil;Zoë;;;\r\nFN:Zoë O\\; Neil\r\nTEL:+1 555\r\nADR:;;Main\\, 5;Köln;;50667;Germany\r\nEND:VCARD\r\n',
  ],
  ['Contact', { organization: 'Acme' }, 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Acme\r\nORG:Acme\r\nEND:VCARD\r\n'],
  [
    'Email',
    { mailTo: 'a+b@example.com', subject: 'Tea & cake?', body: 'ü' },
    'mailto:a%2Bb@example.com?subject=Tea%20%26%20cake%3F&body=%C3%BC',
  ],
  ['Phone', { call: '+49 (30) 123-45 67' }, 'tel:+49301234567'],
  ['SMS', { smsTo: '030/123', smsBody: 'on my way' }, 'sms:030123?body=on%20my%20way'],
  ['Location', { latitude: '52,5163', longitude: '-13.3777' }, 'geo:52.5163,-13.3777'],
  [
    'Event',
    { eventTitle: 'Lunch, late', start: '2026-11-22T13:30', end: '2026-11-22T14:00', place: 'Hall' },
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nSUMMARY:Lunch\\, late\r\nDTSTART:20261122T133000\r\nDTEND:20261122T140000\r\nLOCATION:Hall\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
  ],
  [
    'SEPA payment',
    { recipient: 'Jörg', iban: 'DE89 3704 0044 0532 0130 00', amount: '12,5' },
    'BCD\n002\n1\nSCT\n\nJörg\nDE89370400440532013000\nEUR12.50',
  ],
])('%s %j is written as phones understand it', (kind, fields, text) => {
  expect(write(kind, fields)).toBe(text)
})

test.each<[ContentKind, FieldValues, string]>([
  ['Wi-Fi', {}, 'Enter the name of the network.'],
  ['Wi-Fi', { ssid: 'a' }, 'Enter the Wi-Fi password, or set Security to None.'],
  ['Contact', { phone: '1' }, 'Enter a name or an organization.'],
  ['Email', { mailTo: 'nobody' }, 'Enter an email address such as name@example.com.'],
  ['Phone', { call: 'home' }, 'Enter a phone number such as +49 30 1234567.'],
  ['Location', { latitude: '91', longitude: '0' }, 'Enter the latitude in degrees, from −90 to 90.'],
  ['Event', { eventTitle: 'x' }, 'Enter when the event starts.'],
  ['Event', { eventTitle: '  ', start: '2026-11-22T13:30' }, 'Enter the title of the event.'],
  ['Contact', { firstName: ' ', organization: ' ' }, 'Enter a name or an organization.'],
  [
    'Event',
    { eventTitle: 'x', start: '2026-11-22T13:30', end: '2026-11-22T13:00' },
    'The event ends before it starts. Check the two times.',
  ],
  ['Text or URL', {}, 'No input text'],
])('%s %j says what is missing', (kind, fields, message) => {
  expect(() => write(kind, fields)).toThrow(message)
})

const event = (fields: FieldValues) =>
  write('Event', { eventTitle: 'Lunch', start: '2026-11-22T13:30', ...fields })
    .split('\r\n')
    .slice(3, -3)

test('an event can have no duration, no end, and a description', () => {
  expect(event({ end: '2026-11-22T13:30' })).toEqual([
    'SUMMARY:Lunch',
    'DTSTART:20261122T133000',
    'DTEND:20261122T133000',
  ])
  expect(event({ start: '2026-11-22T13:30:15', details: 'Soup; bread\nand tea' })).toEqual([
    'SUMMARY:Lunch',
    'DTSTART:20261122T133015',
    'DESCRIPTION:Soup\\; bread\\nand tea',
  ])
})

test('writes each field of a contact to its line', () => {
  const fields = { lastName: 'Li', jobTitle: 'Cook', email: 'a@b.co', website: 'https://b.co', phone: '1' }
  expect(write('Contact', fields).split('\r\n').slice(2, -2)).toEqual([
    'N:Li;;;;',
    'FN:Li',
    'TITLE:Cook',
    'TEL:1',
    'EMAIL:a@b.co',
    'URL:https://b.co',
  ])
})

test('a WEP network is written as such, one of an unknown kind as the default', () => {
  expect(write('Wi-Fi', { ssid: 'a', password: 'b', security: 'WEP' })).toBe('WIFI:T:WEP;S:a;P:b;;')
  expect(write('Wi-Fi', { ssid: 'a', password: 'b', hidden: 'no' })).toBe('WIFI:T:WPA;S:a;P:b;;')
})
