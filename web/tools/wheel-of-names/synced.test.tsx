import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { SavedWheels, saveWheel } from './saved-wheels.ts'
import { synced } from './synced.ts'
import { savedWheels } from './use-saved-wheels.ts'

const [wheels] = synced
const KEY = 'sundry-saved-wheels'
const names = (...all: string[]) => all.map((name) => ({ name, weight: 1, isOff: false, color: '' }))
const lunch = { title: 'Lunch', names: names('Ada', 'Bob'), timestamp: 5 }
const stored = () =>
  v.parse(SavedWheels, JSON.parse(localStorage.getItem(KEY) ?? '[]')).map(({ title }) => title)
/** Returns the wheels as another device would receive them. */
async function sent(all: readonly object[]): Promise<ReadonlyMap<string, unknown>> {
  localStorage.setItem(KEY, JSON.stringify(all))
  return new Map([...((await wheels?.read()) ?? [])].map(([id, text]) => [id, JSON.parse(text)]))
}

beforeEach(() => localStorage.clear())

test('a wheel as the page saves it travels whole, and stands by its age', async () => {
  const received = await sent(saveWheel([], names('Eve'), 9))
  expect([...received].every(([id, value]) => wheels?.fits(id, value) && /^[\w.:-]{1,100}$/.test(id))).toBe(
    true,
  )
  await sent([{ ...lunch, title: 'Dinner', timestamp: 12 }, lunch])
  await wheels?.write(received, [])
  expect(stored()).toEqual(['Dinner', 'Wheel 1', 'Lunch'])
  expect(savedWheels.get()[1]).toEqual({ title: 'Wheel 1', names: names('Eve'), timestamp: 9 })
})

test('a wheel renamed on two devices exists under both names, and a deletion removes one', async () => {
  const [renamed] = [...(await sent([{ ...lunch, title: 'Dinner' }]))]
  const [own] = [...(await sent([{ ...lunch, title: 'Tea' }]))]
  await wheels?.write(new Map(renamed ? [renamed] : []), [])
  expect(stored()).toEqual(['Tea', 'Dinner'])
  await wheels?.write(new Map(), own ? [own[0]] : [])
  expect(stored()).toEqual(['Dinner'])
})

test.each([
  ['no names', { ...lunch, names: [{ name: '' }] }],
  ['no time', { ...lunch, timestamp: '5' }],
])('rejects a wheel with %s', async (_, wheel) => {
  const [[id] = ['']] = await sent([lunch])
  expect(wheels?.fits(id, wheel)).toBe(false)
})

test('rejects a wheel under another’s name', () => {
  expect(wheels?.fits('5-other', lunch)).toBe(false)
})
