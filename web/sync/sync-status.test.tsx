import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { favorites } from '../app/preferences/favorites.ts'
import { openPage } from '../ui/page.fixture.tsx'
import { restoreStash, stashAccount } from './account-stash.ts'
import { allSynced } from './collections.ts'
import { lastSync } from './sync-state.ts'
import SyncStatus from './sync-status.tsx'

test('it says when all was last in step, or why it is not, and nothing before the first exchange', async () => {
  lastSync.set({ at: 0, refusal: '' })
  const screen = await render(<SyncStatus />)
  const lines = () => [...screen.container.querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(lines()).toEqual([])
  const at = new Date(2026, 3, 17, 12, 30).getTime()
  const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
  lastSync.set({ at, refusal: '' })
  await expect.poll(lines).toEqual([`This browser and your account are in step. Last looked: ${time}.`])
  lastSync.set({ at, refusal: 'Your account is full.' })
  await expect.poll(lines).toEqual(['Not in step. Your account is full.'])
})

test("names another account's local data, and can merge it into this one, once for both", async () => {
  const collections = await allSynced()
  onTestFinished(favorites.subscribe(() => {}))
  favorites.set([3, 5])
  await stashAccount('ada@example.com', 'ada@example.com 1', collections)
  expect(favorites.get()).toEqual([])
  favorites.set([5, 7])
  const page = await openPage(<SyncStatus />)
  const { screen } = page
  await expect
    .element(screen.getByText(/ada@example.com left in this browser/))
    .toHaveTextContent(
      'What ada@example.com left in this browser is set aside. It is not in your account, and comes back when that account signs in here.',
    )
  await userEvent.click(
    screen.getByRole('button', { name: 'Add a Copy to This Account of what ada@example.com left' }),
  )
  await expect.element(screen.getByText('Added', { exact: true })).toBeVisible()
  await expect
    .element(screen.getByText('The data that ada@example.com left here is now in this account too.'))
    .toBeVisible()
  expect(favorites.get()).toEqual([5, 7, 3])
  expect(await restoreStash('ada@example.com', collections)).toBe('ada@example.com 1')
})

test('synced data is from the whole site and from tools, under distinct names', async () => {
  const names = (await allSynced()).map(({ name }) => name)
  expect([...new Set(names)]).toEqual(names)
  expect(names).toEqual(expect.arrayContaining(['favorites', 'preferences', 'saved-wheels', 'time-entries']))
})
