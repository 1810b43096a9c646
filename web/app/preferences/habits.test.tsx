import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { tools } from '../../catalog/catalog.ts'
import { storeAs } from '../../platform/store/persisted.fixture.ts'
import { openPage } from '../../ui/page.fixture.tsx'
import { hideNavigationBar } from '../navigation/hide-navigation-bar.ts'
import { clearPreHydrationKeys, consumePreHydrationKeys } from '../search/pre-hydration-keys.ts'
import { favorites, starAll } from './favorites.ts'
import { haveOwnTools } from './own-tools.ts'
import { preferences } from './preferences.ts'
import { ToolboxHabits } from './toolbox-habits.tsx'
import { visitStore } from './visits.ts'

let ready: ReadonlySet<string> | undefined
vi.mock('../../platform/offline-pages.ts', () => ({ offlinePages: async () => ready }))

beforeEach(() => {
  ready = undefined
  favorites.set([])
  visitStore.set({ isOn: true, visits: [] })
})
afterEach(() => vi.restoreAllMocks())

/** Tools that need no network. */
const LOCAL = tools.filter(({ slug }) => !['api-tester', 'anonymous-poll', 'my-toolbox'].includes(slug))
const idAt = (index: number) => tools[index]?.id ?? 0
const titleAt = (index: number) => tools[index]?.title ?? ''

test('six tools at most are listed as opened last and as opened often; what is turned off is forgotten', async () => {
  const visits = [0, 1, 2, 3, 4, 5, 6].map((index) => ({
    id: idAt(index),
    count: index < 2 ? 1 : index,
    last: 100 + index,
  }))
  visitStore.set({ isOn: true, visits: [...visits, { id: 999_999, count: 1, last: 1 }] })
  const { screen } = await openPage(<ToolboxHabits />)
  const listed = (name: string) =>
    screen
      .getByRole('region', { name })
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent)
  expect(listed('Recently opened')).toEqual([6, 5, 4, 3, 2, 1].map(titleAt))
  expect(listed('Often used')).toEqual([6, 5, 4, 3, 2].map(titleAt))
  const remember = screen.getByRole('checkbox', { name: 'Remember in this browser which tools I open' })
  await expect.element(remember).toBeChecked()
  await userEvent.click(remember)
  await expect.element(remember).not.toBeChecked()
  expect(screen.getByRole('region').elements()).toEqual([])
  expect(visitStore.get()).toEqual({ isOn: false, visits: [] })
  await userEvent.click(remember)
  expect(visitStore.get()).toEqual({ isOn: true, visits: [] })
})

test.each([
  [[], 'Nothing yet: pages are kept soon after the first visit.'],
  [[1, 0], `2 of ${LOCAL.length} tools: ${LOCAL[0]?.title}, ${LOCAL[1]?.title}.`],
])(
  'lists which tools are available offline (%j), of those that need no network',
  async (cached, sentence) => {
    ready = new Set(['/api-tester', '/my-toolbox', ...cached.map((index) => `/${LOCAL[index]?.slug}`)])
    const { screen } = await openPage(<ToolboxHabits />)
    await expect
      .element(screen.getByRole('region', { name: 'Available offline' }).getByText(sentence, { exact: true }))
      .toBeVisible()
  },
)

test('several tools are added to favorites at once, without duplicates, and Undo restores removed ones', async () => {
  favorites.set([5, 3])
  const { said, press } = await openPage(<p>Toolbox</p>)
  starAll([3, 9], true)
  expect(favorites.get()).toEqual([5, 3, 9])
  await expect.element(said).toHaveTextContent('')
  starAll([9, 3], false)
  expect(favorites.get()).toEqual([5])
  await expect.element(said).toHaveTextContent('Removed 2 tools from toolbox.UndoCtrl+Z')
  await press('Undo')
  expect(favorites.get()).toEqual([5, 3, 9])
  starAll([5], false)
  expect(favorites.get()).toEqual([3, 9])
  await expect.element(said).toHaveTextContent('Removed 1 tool from toolbox.UndoCtrl+Z')
})

test('stored stars, visits and preferences are read as far as they fit', async () => {
  const { screen } = await openPage(<ToolboxHabits />)
  const stop = [favorites.subscribe(() => {}), preferences.subscribe(() => {})]
  storeAs('sundry-favorites', [7, 7, 'x', 1.5, 3])
  expect(favorites.get()).toEqual([7, 3])
  storeAs('sundry-favorites', { 0: 7 })
  expect(favorites.get()).toEqual([])
  const good = { id: idAt(0), count: 2, last: 5 }
  storeAs('sundry-visits', {
    isOn: true,
    visits: [good, { id: 2, count: 1.5, last: 1 }, { id: 3, count: 1 }],
  })
  expect(visitStore.get()).toEqual({ isOn: true, visits: [good] })
  await expect.element(screen.getByRole('region', { name: 'Often used' })).toBeVisible()
  storeAs('sundry-visits', { isOn: 'yes', visits: [good] })
  expect(visitStore.get()).toEqual({ isOn: true, visits: [] })
  storeAs('sundry-preferences', { theme: 'dark' })
  expect(preferences.get()).toEqual({ theme: 'dark', hasSlashKey: true })
  storeAs('sundry-preferences', { theme: 'light', hasSlashKey: false })
  expect(preferences.get()).toEqual({ theme: 'light', hasSlashKey: false })
  storeAs('sundry-preferences', { theme: 'blue', hasSlashKey: false })
  expect(preferences.get()).toEqual({ theme: 'system', hasSlashKey: true })
  for (const leave of stop) leave()
})

test.each(['a star', 'a visit'])('own tools exist with %s, and not before', async (which) => {
  let has = false
  const own = haveOwnTools().then(() => {
    has = true
  })
  favorites.set([])
  visitStore.set({ isOn: true, visits: [] })
  await Promise.resolve()
  expect(has).toBe(false)
  if (which === 'a star') favorites.set([1])
  else visitStore.set({ isOn: true, visits: [{ id: 1, count: 1, last: 1 }] })
  await own
  expect(has).toBe(true)
  await haveOwnTools()
})

test('the bar hides when the page scrolls down past a hundred pixels, and reappears when it scrolls up', () => {
  let at = 0
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => at)
  hideNavigationBar()
  const isAwayAt = (next: number) => {
    at = next
    dispatchEvent(new Event('scroll'))
    return document.documentElement.hasAttribute('data-bar-away')
  }
  expect([100, 101, 300, 299, 301, 50, 90, -20, -10].map(isAwayAt)).toEqual([
    false,
    true,
    true,
    false,
    true,
    false,
    false,
    false,
    false,
  ])
})

test('consumePreHydrationKeys(): returns early keys once, without the one that opened the search', () => {
  globalThis.typed = '//wo/rd'
  expect([consumePreHydrationKeys(), consumePreHydrationKeys()]).toEqual(['/wo/rd', ''])
  globalThis.typed = undefined
  expect(consumePreHydrationKeys()).toBe('')
  globalThis.typed = 'abc'
  clearPreHydrationKeys()
  expect(consumePreHydrationKeys()).toBe('')
})
