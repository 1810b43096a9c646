import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Settings } from './settings.ts'

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
])('%j is stored: %j', (settings, isValid) => {
  expect(v.is(Settings, settings)).toBe(isValid)
})
