import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Logo } from './drawing/design.ts'
import { ghostDesign, madeCode } from './made-code.ts'
import { Settings } from './settings.ts'

const settings = v.parse(Settings, { text: 'HELLO' })
// Safe: a drawing context is never requested.
const logo: Logo = { name: 'a.png', url: '', image: { width: 1, height: 1 } as ImageBitmap }
const parts = { settings, secrets: {}, logo: undefined }
const levelOf = (rest: object) => {
  const made = madeCode({ ...parts, ...rest })
  return made.ok && made.value.design.code.level
}

test('the same state has the same code, and another state another one', () => {
  const first = madeCode(parts)
  expect(madeCode({ ...parts })).toBe(first)
  expect(madeCode({ ...parts, settings: { ...settings } })).not.toBe(first)
  const second = madeCode(parts)
  expect(madeCode({ ...parts, secrets: {} })).not.toBe(second)
  expect(madeCode({ ...parts, logo })).not.toBe(second)
})

test('under a logo the level is the highest, and for a bank it is M', () => {
  const long = { ...settings, text: 'HELLO '.repeat(40), level: 'L' }
  expect(levelOf({ settings: long, logo })).toBe('H')
  expect(levelOf({ settings: long })).not.toBe('H')
  const fields = { recipient: 'Jörg', iban: 'DE89370400440532013000', amount: '12.50' }
  expect(levelOf({ settings: { ...settings, kind: 'SEPA payment', level: 'H', fields } })).toBe('M')
})

test('a password that is not stored is included in the code', () => {
  const wifi = { ...settings, kind: 'Wi-Fi' as const, fields: { ssid: 'Home' } }
  expect(madeCode({ ...parts, settings: wifi })).toMatchObject({
    ok: false,
    problem: { message: 'Enter the Wi-Fi password, or set Security to None.' },
  })
  expect(madeCode({ ...parts, settings: wifi, secrets: { password: 'secret12' } })).toMatchObject({
    ok: true,
    value: { text: 'WIFI:T:WPA;S:Home;P:secret12;;' },
  })
})

test.for([
  ['incomplete', { kind: 'Wi-Fi' }],
  ['too long', { text: 'x'.repeat(3500) }],
] as const)('ghostDesign(): content that is %s has the design of the settings', ([, changes]) => {
  const own = { ...settings, modules: 'Dots', ...changes } as const
  expect(madeCode({ ...parts, settings: own }).ok).toBe(false)
  const ghost = ghostDesign({ ...parts, settings: own })
  expect(ghost?.code.version).toBe(1)
  expect(ghost?.settings.modules).toBe('Dots')
})
