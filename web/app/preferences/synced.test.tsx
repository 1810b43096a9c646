import { beforeEach, expect, test } from 'vitest'
import { synced } from './synced.ts'

const [favorites, preferences] = synced
const put = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value))
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')
const read = async (of: typeof favorites) => [...((await of?.read()) ?? [])]

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

test('each favorite is synced by its number; additions and removals of other devices are applied', async () => {
  put('sundry-favorites', [3, 14, 'x', 2.5])
  expect(await read(favorites)).toEqual([
    ['3', 'true'],
    ['14', 'true'],
  ])
  await favorites?.write(
    new Map([
      ['7', true],
      ['14', true],
    ]),
    ['3'],
  )
  expect(stored('sundry-favorites')).toEqual([14, 7])
})

test.each([
  ['14', true, true],
  ['14', false, false],
  ['1e3', true, false],
  ['1234567890', true, false],
])('the star %s with the value %s fits: %s', (id, value, fits) => {
  expect(favorites?.fits(id, value)).toBe(fits)
})

test('preferences travel one by one, as far as they are chosen and known', async () => {
  put('sundry-preferences', { theme: 'dark', hasSlashKey: 'no', other: 1 })
  put('sundry-onboarding-completed', true)
  put('sundry-show-all-categories', 'yes')
  put('sundry-selected-categories', ['text', 'finance'])
  expect(await read(preferences)).toEqual([
    ['theme', '"dark"'],
    ['sundry-onboarding-completed', 'true'],
    ['sundry-selected-categories', '["text","finance"]'],
  ])
})

test('a preference of another device replaces the local one and leaves the others; a theme is applied immediately', async () => {
  put('sundry-preferences', { theme: 'dark', hasSlashKey: true })
  put('sundry-show-all-categories', true)
  await preferences?.write(
    new Map<string, unknown>([
      ['hasSlashKey', false],
      ['sundry-show-all-categories', false],
    ]),
    [],
  )
  expect(stored('sundry-preferences')).toEqual({ theme: 'dark', hasSlashKey: false })
  expect(stored('sundry-show-all-categories')).toBe(false)
  expect(document.documentElement.dataset.theme).toBe(undefined)
  await preferences?.write(new Map([['theme', 'light']]), [])
  expect(stored('sundry-preferences')).toEqual({ theme: 'light', hasSlashKey: false })
  expect(document.documentElement.dataset.theme).toBe('light')
})

test("a preference synced from another device first keeps the system's theme", async () => {
  await preferences?.write(new Map([['hasSlashKey', false]]), [])
  expect(stored('sundry-preferences')).toEqual({ theme: 'system', hasSlashKey: false })
})

test.each([
  ['theme', 'light', true],
  ['theme', 'red', false],
  ['hasSlashKey', 1, false],
  ['sundry-onboarding-completed', false, true],
  ['sundry-selected-categories', ['text', 1], false],
  ['sundry-favorites', true, false],
])('the preference %s with the value %j fits: %s', (id, value, fits) => {
  expect(preferences?.fits(id, value)).toBe(fits)
})
