import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Toasts } from '#web/ui/toasts.tsx'
import { LocalTeam } from './local-team.tsx'
import { RoundsFold } from './revealed-votes.tsx'
import { VoteCards } from './story-card.tsx'
import { seatOf, tableWith } from './table.fixture.ts'
import { TeamList } from './team-list.tsx'
import { localActs, localStore, useLocalTable } from './use-local-table.ts'

beforeEach(() => localStore.set(localStore.initial))

function Team() {
  const { table } = useLocalTable()
  return (
    <>
      <LocalTeam table={table} />
      <Toasts />
    </>
  )
}

const rows = () =>
  [...document.querySelectorAll('[aria-label="Team Members"] > li')].map((row) => row.textContent)

test('entering a name adds a member, and clears the field for the next', async () => {
  const screen = await render(<Team />)
  const field = screen.getByRole('textbox', { name: 'Member name' })
  await userEvent.fill(field, '  Erin  Sky ')
  await userEvent.click(screen.getByRole('button', { name: 'Add Member' }))
  await expect.element(field).toHaveValue('')
  await userEvent.fill(field, 'Finn')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('')
  expect(localStore.get().members.map(({ name }) => name)).toEqual([
    'Alex',
    'Blair',
    'Casey',
    'Drew',
    'Erin Sky',
    'Finn',
  ])
})

test('a removed member can be restored with their vote, and a spectator stops voting', async () => {
  const screen = await render(<Team />)
  await localActs.addStory({ title: 'Login', description: '' })
  localActs.castVote('5')
  expect(localStore.get().stories[0]?.votes).toEqual({ '1': '5' })
  await userEvent.click(screen.getByRole('button', { name: 'Remove Alex' }))
  expect(localStore.get().members.map(({ id }) => id)).toEqual(['2', '3', '4'])
  expect(localStore.get().stories[0]?.votes).toEqual({})
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(localStore.get().members.map(({ id }) => id)).toEqual(['1', '2', '3', '4'])
  expect(localStore.get().stories[0]?.votes).toEqual({ '1': '5' })
  const watches = screen.getByRole('button', { name: 'Make Alex an observer' })
  await userEvent.click(watches)
  await expect.element(watches).toHaveAttribute('aria-pressed', 'true')
  expect(localStore.get().stories[0]?.votes).toEqual({})
  await userEvent.click(watches)
  await expect.element(watches).toHaveAttribute('aria-pressed', 'false')
})

test('the list says who leads, watches, is away and has voted, but not what before all is shown', async () => {
  const seats = [
    seatOf('Ana', { isFacilitator: true, hasVoted: true }),
    seatOf('Ben', { isPresent: false }),
    seatOf('Cleo', { isFacilitator: true, isSpectator: true, isPresent: false }),
    seatOf('Dan', { isMe: true, hasVoted: true, card: '8' }),
  ]
  const screen = await render(<TeamList table={tableWith({ seats })} />)
  expect(rows()).toEqual([
    'AAnaFacilitator?Has voted',
    'BBenAway–Has not voted yet',
    'CCleoFacilitator, Spectator, Away',
    'DDan8Voted 8',
  ])
  await screen.rerender(<TeamList table={tableWith({ seats, isRevealed: true })} />)
  expect(rows()[1]).toBe('BBenAway–Did not vote')
})

test('a card is played, withdrawn by a second press, and reached by arrow keys around the deck', async () => {
  const onVote = vi.fn()
  const cards = (card: string, canVote = true) => (
    <VoteCards
      table={tableWith({ seats: [seatOf('Ben', { card: '3' }), seatOf('Ana', { isMe: true, card })] })}
      canVote={canVote}
      onVote={onVote}
    />
  )
  const screen = await render(cards('2'))
  const all = () => screen.getByRole('button').elements()
  expect(all().map((one) => [one.textContent, one.ariaPressed])).toEqual([
    ['1', 'false'],
    ['2', 'true'],
    ['3', 'false'],
    ['?', 'false'],
    ['☕', 'false'],
  ])
  await userEvent.click(screen.getByRole('button', { name: '3' }))
  await userEvent.click(screen.getByRole('button', { name: '2' }))
  expect(onVote.mock.calls).toEqual([['3'], ['']])
  const seen: unknown[] = []
  for (const key of ['{ArrowLeft}', '{ArrowUp}', '{ArrowRight}', '{ArrowDown}', '{ArrowDown}']) {
    await userEvent.keyboard(key)
    seen.push(document.activeElement?.textContent)
  }
  expect(seen).toEqual(['1', '☕', '1', '2', '3'])
  await screen.rerender(cards('2', false))
  expect(all().map((one) => one.ariaDisabled)).toEqual(['true', 'true', 'true', 'true', 'true'])
  all()[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(onVote).toHaveBeenCalledTimes(2)
})

test('earlier rounds stand with their estimates and cards, the latest first', async () => {
  const votes = [
    { name: 'Ana', card: '3' },
    { name: 'Ben', card: '5' },
  ]
  await render(
    <RoundsFold
      rounds={[
        { votes, estimate: '' },
        { votes: votes.slice(1), estimate: '5' },
      ]}
    />,
  )
  expect(document.querySelector('summary')?.textContent).toBe('Earlier rounds (2)')
  expect([...document.querySelectorAll('ol > li')].map(({ textContent }) => textContent)).toEqual([
    'Round 2: 5 Ben 5',
    'Round 1: no estimate Ana 3, Ben 5',
  ])
})
