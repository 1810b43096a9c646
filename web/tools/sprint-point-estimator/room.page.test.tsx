import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { RoomTable } from '#contract/room.ts'
import { spyOnClipboard } from '#web/platform/copies.fixture.ts'
import { FakeEventSource } from '#web/platform/event-source.fixture.ts'
import { changesIn, errorResponse, serverWith } from '#web/platform/server.fixture.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import RoomPage from './room.page.tsx'
import { roomWith, seatOf, storyOf } from './table.fixture.ts'
import { knownName } from './use-known-name.ts'
import { ownRooms } from './use-own-rooms.ts'

beforeEach(() => {
  FakeEventSource.all = []
  vi.stubGlobal('EventSource', FakeEventSource)
  ownRooms.set([])
  knownName.set('')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const ANA = seatOf('Ana', { id: 'ana-ana-ana-anaa', isMe: true, isFacilitator: true })
const BEN = seatOf('Ben', { id: 'ben-ben-ben-benn', hasVoted: true })
const ROOM: Partial<RoomTable> = {
  seats: [ANA, BEN],
  stories: [storyOf('1', 'Login'), storyOf('2', 'Search')],
  currentId: '1',
}

/** Renders the page of a room that responds to all requests with its present state. */
async function shown(first: Partial<RoomTable> | null) {
  let version = 0
  const state = (known: Partial<RoomTable> | null) => ({
    now: Date.now(),
    version: ++version,
    people: 2,
    table: known && roomWith(known),
  })
  let problem = ''
  let known = first
  const answer = () => (problem === '' ? state(known) : errorResponse(404, problem))
  const requests = serverWith({
    'GET /api/rooms/r1': answer,
    'POST /api/rooms/r1/join': () => {
      known = ROOM
      return answer()
    },
    'POST /api/rooms/r1/commands': answer,
  })
  const page = await openPage(<RoomPage param="r1" />)
  const send = (now: Partial<RoomTable> | null) => {
    known = now
    FakeEventSource.all.at(-1)?.onmessage({ data: JSON.stringify(state(now)) })
  }
  send(first)
  return {
    ...page,
    send,
    /** Returns the commands since the last check. */
    commands: () => changesIn(requests.splice(0)).map(({ body }) => body),
    refuse: (words: string) => {
      problem = words
    },
  }
}

test('a visitor of the link enters a name, joins, and is known by it in the next room', async () => {
  const { screen, commands, press, refuse } = await shown(null)
  expect(FakeEventSource.all.map(({ url }) => url)).toEqual(['/api/rooms/r1/events'])
  await expect.element(screen.getByText('2 people in this session.')).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Invitation' })).not.toBeInTheDocument()
  const name = screen.getByRole('textbox', { name: 'Your name' })
  await expect.element(name).toHaveValue('')
  refuse('Please enter your name')
  await press('Join')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('ErrorPlease enter your name')
  expect(knownName.get()).toBe('')
  refuse('')
  await userEvent.fill(name, ' Ana ')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only watch, without a vote' }))
  await userEvent.click(name)
  await userEvent.keyboard('{Enter}')
  await expect.element(name).not.toBeInTheDocument()
  expect(commands()).toEqual([
    { name: '', isSpectator: false },
    { name: ' Ana ', isSpectator: true },
  ])
  await expect.poll(() => knownName.get()).toBe('Ana')
  await expect.poll(() => ownRooms.get().map(({ id }) => id)).toEqual(['r1'])
  // The connection of a visitor who had not joined is closed.
  expect(FakeEventSource.all.map(({ readyState }) => readyState)).toEqual([FakeEventSource.CLOSED, 1])
})

test('the creator of a room is prompted for a name next to the table', async () => {
  knownName.set('Ana')
  const { screen } = await shown({ ...ROOM, isNamed: false })
  await expect.element(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ana')
  await expect.element(screen.getByRole('heading', { name: 'Login' })).toBeVisible()
  expect(ownRooms.get()).toEqual([])
})

test('the invitation brings the link, the code and a picture of the link', async () => {
  const copied = spyOnClipboard()
  const { screen, press, button } = await shown({ ...ROOM, canLead: false })
  const link = location.origin + location.pathname
  await expect.element(screen.getByRole('status', { name: 'Session code' })).toHaveTextContent('ABC 234')
  await press('Copy session link')
  expect(copied).toEqual([link])
  await press('QR code')
  const dialog = screen.getByRole('dialog', { name: 'Join this session' })
  await expect.element(dialog.getByRole('img', { name: `QR code for ${link}` })).toBeVisible()
  await expect.element(dialog.getByText('ABC 234')).toBeVisible()
  await press('Close')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('textbox', { name: 'Room name' })).not.toBeInTheDocument()
  for (const name of ['Nudge people who haven’t voted', 'Make Ben the facilitator', 'Remove Ben'])
    await expect.element(button(name)).not.toBeInTheDocument()
})

test('the facilitator names the room, nudges, transfers the role and removes participants', async () => {
  const { screen, commands, press, button, send } = await shown(ROOM)
  const name = screen.getByRole('textbox', { name: 'Room name' })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Live Estimation' })).toBeVisible()
  await userEvent.fill(name, 'Team red')
  await userEvent.keyboard('{Enter}')
  await userEvent.fill(name, '  ')
  await userEvent.keyboard('{Tab}')
  send({ ...ROOM, name: 'Team red' })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Team red' })).toBeVisible()
  expect(document.title).toBe('Team red · Live Estimation | Sundry')
  await expect.poll(() => ownRooms.get().map((room) => room.name)).toEqual(['Team red'])
  await press('Nudge people who haven’t voted')
  await press('Make Ben the facilitator')
  await press('Remove Ben')
  await press('Leave the session')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Observe only' }))
  expect(commands()).toEqual([
    { kind: 'name', name: 'Team red' },
    { kind: 'nudge' },
    { kind: 'hand-over', personId: BEN.id },
    { kind: 'remove-person', personId: BEN.id },
    { kind: 'leave' },
    { kind: 'watch', isSpectator: true },
  ])
  send({ ...ROOM, removedPeople: [{ id: BEN.id, name: 'Ben' }] })
  await press('Let Ben back in')
  expect(commands()).toEqual([{ kind: 'readmit-person', personId: BEN.id }])
  for (const nobody of [
    { seats: [{ ...ANA, hasVoted: true }, BEN] },
    { isRevealed: true },
    { currentId: '' },
    { seats: [{ ...ANA, isSpectator: true }, BEN] },
  ]) {
    send({ ...ROOM, ...nobody })
    await expect.element(button('Nudge people who haven’t voted')).toHaveAttribute('aria-disabled', 'true')
    send(ROOM)
    await expect.element(button('Nudge people who haven’t voted')).not.toHaveAttribute('aria-disabled')
  }
})

test('every action at the table is sent to the server, and its errors are displayed', async () => {
  const { screen, commands, press, refuse, button, send } = await shown(ROOM)
  const title = screen.getByRole('textbox', { name: 'Story title' })
  await userEvent.fill(title, 'Print')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Story Added', { exact: true })).toBeVisible()
  await expect.element(title).toHaveValue('')
  await press('Remove Search')
  await press('Undo')
  await press('Search')
  await press('5')
  await press('Reveal Votes')
  await press('Reset Voting')
  expect(commands()).toEqual([
    { kind: 'add-story', title: 'Print', description: '' },
    { kind: 'remove-story', storyId: '2' },
    { kind: 'restore-story', storyId: '2' },
    { kind: 'select', storyId: '2' },
    { kind: 'vote', storyId: '1', card: '5', round: 0 },
    { kind: 'reveal', storyId: '1', round: 0 },
    { kind: 'reset', storyId: '1', round: 0 },
  ])
  await press('Options')
  await userEvent.selectOptions(screen.getByLabelText('Deck'), 'Powers of 2')
  await press('2 min')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Reveal when everyone has voted' }))
  await press('Edit, order, files')
  await press('Move Login down')
  const edited = screen.getByRole('textbox', { name: 'Title of Search' })
  await userEvent.fill(edited, 'Find')
  await userEvent.keyboard('{Enter}')
  send({ ...ROOM, isRevealed: true, shown: [{ name: 'Ben', card: '5' }] })
  await userEvent.fill(screen.getByRole('textbox', { name: 'Estimate by hand' }), '4')
  await userEvent.keyboard('{Enter}')
  expect(commands()).toEqual([
    { kind: 'deck', deck: { id: 'powers', custom: [] } },
    { kind: 'timer', seconds: 120 },
    { kind: 'auto-reveal', autoReveals: true },
    { kind: 'move-story', storyId: '1', places: 1 },
    { kind: 'edit-story', storyId: '2', title: 'Find' },
    { kind: 'estimate', storyId: '1', estimate: '4' },
  ])
  refuse('The backlog is full')
  await userEvent.fill(title, 'Scan')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('ErrorThe backlog is full')
  await expect.element(title).toHaveValue('Scan')
  await expect.element(button('Undo')).not.toBeInTheDocument()
})

test('a nudge, a transferred room, a lost connection and a deleted room are reported', async () => {
  const { screen, send, refuse } = await shown({ ...ROOM, canLead: false, name: 'Team red' })
  const notifications = screen.getByRole('status', { name: 'Notifications' })
  send({ ...ROOM, canLead: false, name: 'Team red', nudges: 1 })
  await expect.element(notifications).toHaveTextContent('Ana is waiting for your vote')
  send({ ...ROOM, name: 'Team red', nudges: 1 })
  await expect.element(notifications).toHaveTextContent('You are now the facilitator')
  // A late, older state is ignored.
  FakeEventSource.all[0]?.onmessage({
    data: JSON.stringify({ now: 0, version: 1, people: 1, table: roomWith({ name: 'Team old' }) }),
  })
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  FakeEventSource.all[0]?.onerror()
  await expect.element(screen.getByText('Reconnecting…')).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Team red' })).toBeVisible()
  FakeEventSource.all[0]?.onopen()
  await expect.element(screen.getByText('Reconnecting…')).not.toBeInTheDocument()
  refuse('This session is over')
  FakeEventSource.all[0]?.onerror()
  await expect
    .element(screen.getByRole('alert').getByText('This session is over', { exact: true }))
    .toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Start a session of your own' }))
    .toHaveAttribute('href', '/sprint-point-estimator')
  await expect.element(screen.getByRole('heading', { name: 'Login' })).not.toBeInTheDocument()
})

test('a vote that cannot reach the server is displayed as cast, and sent with the next state', async () => {
  const { screen, commands, press, send } = await shown(ROOM)
  await expect.element(screen.getByRole('button', { name: '5', exact: true })).toBeVisible()
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await press('5')
  const card = screen.getByRole('button', { name: '5', exact: true })
  await expect.element(screen.getByText('Reconnecting…')).toBeVisible()
  await expect.element(card).toHaveAttribute('aria-pressed', 'true')
  expect(commands()).toEqual([])
  send(ROOM)
  await expect.poll(commands).toEqual([{ kind: 'vote', storyId: '1', card: '5', round: 0 }])
  await expect.element(card).toHaveAttribute('aria-pressed', 'false')
})

test('a replaced facilitator sees who leads and asks for the role; the one who leads hands it over or declines', async () => {
  const me = { ...ANA, isFacilitator: false }
  const ben = { ...BEN, isFacilitator: true }
  const { screen, commands, press, send, button } = await shown({ ...ROOM, seats: [me, ben], canLead: false })
  const notice = screen.getByRole('status', { name: 'Facilitator' })
  send({ ...ROOM, seats: [me, ben], canLead: false, wasReplaced: true })
  await expect.element(notice).toHaveTextContent('Ben leads now, because you were away.Ask to lead again')
  await press('Ask to lead again')
  send({ ...ROOM, seats: [me, ben], canLead: false, wasReplaced: true, leadRequestId: me.id })
  await expect.element(notice).toHaveTextContent('You have asked Ben to let you lead again.')
  await expect.element(button('Ask to lead again')).not.toBeInTheDocument()
  send({ ...ROOM, leadRequestId: BEN.id })
  await expect.element(notice).toHaveTextContent('Ben led before, and asks to lead again.Hand overNot now')
  await press('Not now')
  send({ ...ROOM, leadRequestId: BEN.id })
  await press('Hand over')
  expect(commands()).toEqual([
    { kind: 'ask-to-lead' },
    { kind: 'decline-lead' },
    { kind: 'hand-over', personId: BEN.id },
  ])
})
