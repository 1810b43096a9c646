import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { deliverInput } from '#web/platform/pending-input.ts'
import { errorResponse, serverWith } from '#web/platform/server.fixture.ts'
import { getAnnouncements, openPage } from '#web/ui/page.fixture.tsx'
import SprintPointEstimatorPage from './page.tsx'
import { knownName } from './use-known-name.ts'
import { joinTeam, leaveTeam, localActs, localStore, setSpectator, voteAs } from './use-local-table.ts'
import { ownRooms } from './use-own-rooms.ts'

beforeEach(() => {
  localStore.set(localStore.initial)
  ownRooms.set([])
  knownName.set('Ana')
})
afterEach(() => vi.restoreAllMocks())

const titles = () => localStore.get().stories.map(({ title }) => title)

async function shown() {
  const page = await openPage(<SprintPointEstimatorPage />)
  const { screen } = page
  return {
    ...page,
    notifications: screen.getByRole('status', { name: 'Notifications' }),
  }
}

test('a device can be passed around, and the votes are revealed after the last one', async () => {
  const { screen, press, button } = await shown()
  localActs.addStories([{ title: 'Login', description: '' }])
  localActs.setAutoReveal(true)
  const voter = screen.getByLabelText('Voting as')
  await expect.element(voter).toHaveValue('1')
  await expect.element(button('Pass to Blair')).not.toBeInTheDocument()
  for (const [card, next] of [
    ['3', 'Blair'],
    ['5', 'Casey'],
    ['5', 'Drew'],
  ] as const) {
    await press(card)
    await press(`Pass to ${next}`)
  }
  expect(localStore.get().isRevealed).toBe(false)
  await userEvent.selectOptions(voter, 'Alex')
  await expect.element(button('3')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.selectOptions(voter, 'Drew')
  await expect.element(button('3')).toHaveAttribute('aria-pressed', 'false')
  await press('5')
  expect(localStore.get().isRevealed).toBe(true)
  expect(localStore.get().stories[0]?.finalEstimate).toBe('5')
  await expect.element(button('Pass to Alex')).not.toBeInTheDocument()
  await press('Reset Voting')
  expect(localStore.get().stories[0]?.rounds).toEqual([
    {
      votes: [
        { name: 'Alex', card: '3' },
        { name: 'Blair', card: '5' },
        { name: 'Casey', card: '5' },
        { name: 'Drew', card: '5' },
      ],
      estimate: '5',
    },
  ])
})

test('undo restores a removed story without losing later changes', async () => {
  const { press, notifications } = await shown()
  localActs.addStories(['Login', 'Search'].map((title) => ({ title, description: '' })))
  await expect.element(notifications).toHaveTextContent('2 stories addedUndoCtrl+Z')
  localActs.castVote('8')
  localActs.removeStory('1')
  await expect.element(notifications).toHaveTextContent('Story removedUndoCtrl+Z')
  localActs.castVote('3')
  await press('Undo')
  const { stories, currentId } = localStore.get()
  expect(stories.map(({ title, votes }) => [title, votes])).toEqual([
    ['Login', { 1: '8' }],
    ['Search', { 1: '3' }],
  ])
  expect(currentId).toBe('2')
})

test('undo restores removed, added and cleared stories at their position with votes', async () => {
  const { notifications, press } = await shown()
  localActs.addStories(['Login', 'Search', 'Print'].map((title) => ({ title, description: '' })))
  await expect.element(notifications).toHaveTextContent('3 stories addedUndoCtrl+Z')
  await press('Undo')
  expect(titles()).toEqual([])
  localActs.addStories(['Login', 'Search', 'Print'].map((title) => ({ title, description: '' })))
  localActs.castVote('8')
  const before = localStore.get()
  await press('Remove Login')
  expect(titles()).toEqual(['Search', 'Print'])
  await expect.element(notifications).toHaveTextContent('Story removedUndoCtrl+Z')
  await press('Undo')
  expect(localStore.get()).toEqual(before)
  await press('Clear')
  expect(localStore.get()).toEqual(localStore.initial)
  await expect.element(notifications).toHaveTextContent('Session clearedUndoCtrl+Z')
  await press('Undo')
  expect(localStore.get()).toEqual(before)
})

test('stories and members are announced by name, invalid input as an error', async () => {
  const { screen, notifications, press } = await shown()
  await press('Add Story')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('ErrorPlease enter a story title')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Story title' }), 'Login')
  await press('Add Story')
  await expect.element(notifications).toHaveTextContent('Story AddedNew story has been added to the backlog')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Member name' }), 'Erin')
  await press('Add Member')
  await expect.element(notifications).toMatchTextContent('Team Member Added')
  await press('Remove Blair')
  await expect.element(notifications).toHaveTextContent('Blair left the teamUndoCtrl+Z')
})

test('a file from another page becomes stories, or an error is shown if it contains none', async () => {
  const { screen } = await shown()
  deliverInput({ files: [new File(['Summary\nLogin\nSearch'], 'backlog.csv')] })
  await expect.poll(titles).toEqual(['Login', 'Search'])
  deliverInput({ files: [new File(['\n'], 'none.txt')] })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('"none.txt" holds no stories.')
  expect(titles()).toEqual(['Login', 'Search'])
})

test('a timer ends as many seconds from now as were chosen, and can be stopped', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  localActs.setTimer(180)
  expect(localStore.get().timerEndsAt).toBe(1_180_000)
  localActs.setTimer(0)
  expect(localStore.get().timerEndsAt).toBe(0)
})

test('a live session includes the stories; a failure is explained until one opens', async () => {
  localActs.addStories([{ title: 'Login', description: 'By mail' }])
  const requests = serverWith({
    'POST /api/rooms': () => errorResponse(503, 'No room is free.'),
    'POST /api/rooms/by-code': () => errorResponse(404, 'There is no such session.'),
  })
  const { screen, button, press } = await shown()
  await press('Start Live Session')
  await expect.element(screen.getByText('No room is free.')).toBeVisible()
  await expect.element(button('Open Session')).toBeDisabled()
  const code = screen.getByRole('textbox', { name: 'Session code' })
  await userEvent.fill(code, ' ')
  await expect.element(button('Open Session')).toBeDisabled()
  await userEvent.fill(code, 'abc 234')
  await press('Open Session')
  await expect.element(screen.getByText('There is no such session.')).toBeVisible()
  await expect.element(screen.getByText('No room is free.')).not.toBeInTheDocument()
  await expect.element(button('Open Session')).not.toHaveAttribute('aria-disabled')
  expect(requests).toEqual([
    {
      what: 'POST /api/rooms',
      body: {
        name: 'Ana',
        deck: { id: 'fibonacci', custom: [] },
        stories: [{ title: 'Login', description: 'By mail', finalEstimate: '' }],
      },
    },
    { what: 'POST /api/rooms/by-code', body: { code: 'abc 234' } },
  ])
})

test('rooms that one has been in are named, lead back, and can be forgotten', async () => {
  ownRooms.set([
    { id: 'r2', name: 'Team red', at: 0 },
    { id: 'r1', name: '', at: Date.UTC(2026, 2, 5, 12) },
  ])
  const { screen, press } = await shown()
  const links = () =>
    screen
      .getByRole('list', { name: 'My rooms' })
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href')])
  const day = new Intl.DateTimeFormat(navigator.language, { dateStyle: 'medium' }).format(
    Date.UTC(2026, 2, 5, 12),
  )
  await expect.poll(links).toEqual([
    ['Team red', '/room/r2'],
    [`Room of ${day}`, '/room/r1'],
  ])
  await press('Forget Team red')
  expect(ownRooms.get().map(({ id }) => id)).toEqual(['r1'])
  await press(`Forget Room of ${day}`)
  await expect.element(screen.getByRole('list', { name: 'My rooms' })).not.toBeInTheDocument()
})

test('Undo of added stories removes them, and preserves later changes', async () => {
  const { press, notifications } = await shown()
  localActs.addStories([{ title: 'Login', description: '' }])
  localActs.addStories(['Search', 'Print'].map((title) => ({ title, description: '' })))
  await expect.element(notifications).toHaveTextContent('2 stories addedUndoCtrl+Z')
  localActs.castVote('8')
  await press('Undo')
  expect(localStore.get().stories.map(({ title, votes }) => [title, votes])).toEqual([['Login', { 1: '8' }]])
})

test('restoring a member preserves later changes', async () => {
  const { press } = await shown()
  localActs.addStories([{ title: 'Login', description: '' }])
  voteAs('2')
  localActs.castVote('5')
  voteAs('1')
  await press('Remove Blair')
  localActs.castVote('8')
  await press('Undo')
  expect(localStore.get().members.map(({ name }) => name)).toEqual(['Alex', 'Blair', 'Casey', 'Drew'])
  expect(localStore.get().stories.map(({ votes }) => votes)).toEqual([{ 1: '8', 2: '5' }])
})

test('votes remain hidden when all are in, unless configured to be revealed', async () => {
  localStore.set({ ...localStore.get(), members: localStore.get().members.slice(0, 2) })
  await localActs.addStory({ title: 'Login', description: '' })
  localActs.castVote('3')
  voteAs('2')
  localActs.castVote('5')
  expect(localStore.get()).toMatchObject({ isRevealed: false, stories: [{ votes: { 1: '3', 2: '5' } }] })
  localActs.setAutoReveal(true)
  localActs.castVote('')
  expect(localStore.get().isRevealed).toBe(false)
  localActs.castVote('8')
  expect(localStore.get()).toMatchObject({ isRevealed: true, stories: [{ votes: { 1: '3', 2: '8' } }] })
})

test('spectators are not offered a turn at the device', async () => {
  const { screen, button } = await shown()
  await localActs.addStory({ title: 'Login', description: '' })
  setSpectator('2', true)
  const voter = screen.getByLabelText('Voting as')
  await expect
    .poll(() => [...voter.element().querySelectorAll('option')].map(({ label }) => label))
    .toEqual(['Alex', 'Casey', 'Drew'])
  localActs.castVote('3')
  await expect.element(button('Pass to Casey')).toBeVisible()
  setSpectator('1', true)
  await expect.element(voter).toHaveDisplayValue('Casey')
  expect(localStore.get().stories[0]?.votes).toEqual({})
})

test('the first of several files is read', async () => {
  await shown()
  deliverInput({ files: [new File(['One\n'], 'a.txt'), new File(['Two\n'], 'b.txt')] })
  await expect.poll(titles).toEqual(['One'])
})

test('how many have voted is heard, then what they played', async () => {
  await shown()
  await localActs.addStory({ title: 'Login', description: '' })
  localActs.castVote('8')
  await expect.poll(getAnnouncements).toEqual(['1 of 4 voted'])
  voteAs('2')
  localActs.castVote('5')
  localActs.reveal()
  await expect.poll(getAnnouncements).toEqual(['Votes revealed: 5, 8'])
})

test('stories are edited, moved, chosen and estimated on this device, and the cards are others', () => {
  localActs.addStories(['Login', 'Search', 'Print'].map((title) => ({ title, description: '' })))
  const [login, search] = localStore.get().stories
  localActs.editStory(login?.id ?? '', { title: 'Sign in', description: 'By email' })
  expect(localStore.get().stories[0]).toMatchObject({ title: 'Sign in', description: 'By email' })
  localActs.moveStory(login?.id ?? '', 1)
  expect(titles()).toEqual(['Search', 'Sign in', 'Print'])
  localActs.selectStory(search?.id ?? '')
  expect(localStore.get().currentId).toBe(search?.id)
  localActs.setEstimate(search?.id ?? '', '8')
  expect(localStore.get().stories.map(({ finalEstimate }) => finalEstimate)).toEqual(['8', '', ''])
  localActs.castVote('5')
  localActs.setDeck({ id: 'powers', custom: [] })
  expect(localStore.get().deck).toEqual({ id: 'powers', custom: [] })
})

test('repeated removals and an empty name change nothing', () => {
  const before = localStore.get()
  localActs.removeStory('9')
  leaveTeam('9')
  joinTeam('  ')
  expect(localStore.get()).toEqual(before)
})
