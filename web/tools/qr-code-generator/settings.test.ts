import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CONTENT_KINDS } from './contents/kinds.ts'
import { LEVEL_MENU, Settings } from './settings.ts'

test('the defaults are those of the specification', () => {
  expect(v.parse(Settings, {})).toEqual({
    mode: 'Create',
    kind: 'Text or URL',
    text: 'https://example.com',
    fields: {},
    lines: '',
    level: 'M',
    size: 256,
    margin: 4,
    foreground: '#000000',
    background: '#ffffff',
    isTransparent: false,
    modules: 'Square',
    eyes: 'Square',
    frame: 'None',
    caption: 'Scan me',
    logoSize: 20,
  })
})

test('each level shows the share of a code that can be lost (ISO/IEC 18004)', () => {
  expect(LEVEL_MENU.map(({ value, label }) => [value, label])).toEqual([
    ['L', 'L (7%)'],
    ['M', 'M (15%)'],
    ['Q', 'Q (25%)'],
    ['H', 'H (30%)'],
  ])
})

test('codes can be made for nine kinds of contents', () => {
  expect(CONTENT_KINDS).toEqual([
    'Text or URL',
    'Wi-Fi',
    'Contact',
    'Email',
    'Phone',
    'SMS',
    'Location',
    'Event',
    'SEPA payment',
  ])
})

test.each([
  [{ size: 128 }, true],
  [{ size: 127 }, false],
  [{ size: 512 }, true],
  [{ size: 513 }, false],
  [{ margin: 4 }, true],
  [{ margin: 3 }, false],
  [{ margin: 12 }, true],
  [{ margin: 13 }, false],
  [{ logoSize: 10 }, true],
  [{ logoSize: 9 }, false],
  [{ logoSize: 25 }, true],
  [{ logoSize: 26 }, false],
  [{ foreground: '#0a1B2c' }, false],
  [{ foreground: '#0a1b2c' }, true],
  [{ foreground: '#0a1b2c0' }, false],
  [{ foreground: 'x#0a1b2c' }, false],
  [{ caption: 'x'.repeat(60) }, true],
  [{ caption: 'x'.repeat(61) }, false],
])('%j is kept: %j', (settings, isValid) => {
  expect(v.is(Settings, settings)).toBe(isValid)
})
