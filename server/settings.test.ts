import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('an empty environment gives the documented defaults', () => {
  expect(readSettings({})).toEqual({ port: 4173, host: '0.0.0.0', dataDir: '.data' })
})

test('what is set is used', () => {
  expect(readSettings({ PORT: '8080', HOST: '127.0.0.1', DATA_DIR: '/var/lib/sundry' })).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: '/var/lib/sundry',
  })
})

test.each(['http', '-1', '65536', '80.5'])('PORT=%s is refused by name', (port) => {
  expect(() => readSettings({ PORT: port })).toThrow(`PORT must be a number from 0 to 65535, not "${port}"`)
})
