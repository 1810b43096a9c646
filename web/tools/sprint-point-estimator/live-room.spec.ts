import type { APIRequestContext, Page } from '@playwright/test'
import type { RoomCommand } from '#contract/room.ts'
import { expectGoodLooks, expectKeysToReachAll, tabTo } from '#e2e/a11y-audit.ts'
import { expectWithinBudget } from '#e2e/bundle-budget.ts'
import { test as base, expect } from '#e2e/test.ts'

type Room = {
  readonly path: string
  /** Sends a command as one of the participants, counted from 0. */
  readonly ask: (person: number, command: RoomCommand) => Promise<void>
}

const STORIES = ['Login', `Search that forgives ${'typing'.repeat(30)}`, 'Export'].map((title) => ({
  title,
  description: 'As a visitor I want it to work.',
  finalEstimate: '',
}))
const NAMES = ['Ana', 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren', 'Cleo', '村上 春樹']

/** Creates rooms; the tested page has the first seat of each, and is its facilitator. */
const test = base.extend<{ room: (names: readonly string[]) => Promise<Room> }>({
  room: async ({ page, playwright, baseURL }, use) => {
    const others: APIRequestContext[] = []
    await use(async (names) => {
      const host = page.request
      const created = await host.post('/api/rooms', {
        data: { name: '', deck: { id: 'fibonacci', custom: [] }, stories: STORIES },
      })
      const { id } = await created.json()
      const people = [host]
      for (const _ of names) people.push(await playwright.request.newContext({ ...(baseURL && { baseURL }) }))
      others.push(...people.slice(1))
      for (const [index, name] of ['Lea', ...names].entries()) {
        const joined = await people[index]?.post(`/api/rooms/${id}/join`, {
          data: { name, isSpectator: false },
        })
        expect(joined?.status()).toBe(200)
      }
      return {
        path: `/room/${id}`,
        ask: async (person, command) => {
          const answer = await people[person]?.post(`/api/rooms/${id}/commands`, { data: command })
          expect(answer?.status(), JSON.stringify(command)).toBe(200)
        },
      }
    })
    for (const other of others) await other.dispose()
  },
})

const seats = (page: Page) => page.getByRole('list', { name: 'Team Members' }).getByRole('listitem')
const vote = (card: string): RoomCommand => ({ kind: 'vote', storyId: '1', card })

test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('sundry-onboarding-completed', 'true')),
)

test('a room passes axe and fits every screen for its facilitator: before the vote, during it, and after the reveal', async ({
  page,
  open,
  room,
}) => {
  const { path, ask } = await room(NAMES)
  await open(path)
  await expect(seats(page)).toHaveCount(5)
  await expectGoodLooks(page, 'before the vote')
  await expectKeysToReachAll(page)

  await ask(0, vote('8'))
  await ask(1, vote('5'))
  await ask(2, vote('13'))
  await ask(3, { kind: 'watch', isSpectator: true })
  await ask(0, { kind: 'timer', seconds: 300 })
  await expect(page.getByText('3 of 4 voted').first()).toBeVisible()
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('button', { name: 'Edit, order, files' }).click()
  await expect(page.getByRole('group', { name: 'Timer' })).toBeVisible()
  await expectGoodLooks(page, 'votes in, options and backlog open')
  await expectKeysToReachAll(page)

  await page.getByRole('button', { name: 'QR code' }).click()
  await expect(page.getByRole('img', { name: /^QR code for http/ })).toBeVisible()
  await expectGoodLooks(page, 'QR code')
  await expectKeysToReachAll(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'QR code' })).toBeFocused()

  await ask(0, { kind: 'reveal', storyId: '1' })
  await expect(page.getByRole('list', { name: 'Votes by card' })).toBeVisible()
  await expectGoodLooks(page, 'votes shown')
  await expectKeysToReachAll(page)
})

test('a room passes axe and fits every screen for its members: while joining, with a card, and after the reveal', async ({
  page,
  open,
  room,
}) => {
  const { path, ask } = await room(NAMES)
  await ask(0, { kind: 'auto-reveal', autoReveals: true })
  await ask(0, vote('8'))
  // From here on the page belongs to another visitor.
  await page.context().clearCookies()
  await open(path)
  await expect(page.getByText('5 people in this session.')).toBeVisible()
  await expectGoodLooks(page, 'at the door')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Dmitri')
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(seats(page)).toHaveCount(6)
  await page
    .getByRole('group', { name: 'Vote', exact: true })
    .getByRole('button', { name: '5', exact: true })
    .click()
  await ask(1, vote('5'))
  await expect(page.getByText('3 of 6 voted').first()).toBeVisible()
  await expectGoodLooks(page, 'with a card')
  await expectKeysToReachAll(page)
  for (const person of [2, 3, 4]) await ask(person, vote('13'))
  await expect(page.getByRole('list', { name: 'Votes by card' })).toBeVisible()
  await expectGoodLooks(page, 'votes shown')
  await expectKeysToReachAll(page)
})

test('a focused card keeps the focus when votes are revealed', async ({ page, open, room }) => {
  const { path, ask } = await room(NAMES)
  await open(path)
  const card = page
    .getByRole('group', { name: 'Vote', exact: true })
    .getByRole('button', { name: '5', exact: true })
  await tabTo(page, card)
  await page.keyboard.press('Enter')
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await ask(0, { kind: 'reveal', storyId: '1' })
  await expect(card).toBeDisabled()
  await expect(card).toBeFocused()
})

test('a live room loads within the byte limit of a tool’s page', async ({ page, open, room }) => {
  const { path } = await room(NAMES)
  await expectWithinBudget(page, async () => {
    await open(path)
    await expect(seats(page)).toHaveCount(5)
  })
})
