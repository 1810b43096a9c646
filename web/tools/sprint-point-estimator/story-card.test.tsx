import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StoryCard } from './story-card.tsx'
import { notedActs, seatOf, storyOf, tableWith } from './table.fixture.ts'
import type { Table } from './table.ts'
import { keysStore } from './use-table-keys.ts'

beforeEach(() => keysStore.set(true))

const STORIES = [
  storyOf('1', 'Login'),
  storyOf('2', 'Search', { description: 'By name' }),
  storyOf('3', 'Logout'),
]
const voting = (known: Partial<Table> = {}) =>
  tableWith({
    stories: STORIES,
    currentId: '2',
    seats: [
      seatOf('Ana', { isMe: true }),
      seatOf('Ben', { hasVoted: true }),
      seatOf('Cleo', { isSpectator: true }),
    ],
    ...known,
  })

async function shown(table: Table) {
  const { acts, done } = notedActs()
  const card = (now: Table) => (
    <>
      <StoryCard table={now} acts={acts} />
      <input aria-label="A field" />
      <textarea aria-label="A long field" />
      <select aria-label="A choice" />
      <dialog open>
        <button type="button">In a dialog</button>
      </dialog>
    </>
  )
  const screen = await render(card(table))
  return {
    screen,
    done,
    change: (now: Table) => screen.rerender(card(now)),
    button: (name: string) => screen.getByRole('button', { name }),
  }
}

test('the present story has its place, its text, and the ways to its neighbors', async () => {
  const { screen, done, change, button } = await shown(voting())
  await expect.element(screen.getByText('Story 2 of 3')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Search' })).toBeVisible()
  await expect.element(screen.getByText('By name')).toBeVisible()
  await expect.element(screen.getByRole('timer')).not.toBeInTheDocument()
  await userEvent.click(button('Previous Story'))
  await userEvent.click(button('Next Story'))
  expect(done).toEqual([
    ['selectStory', '1'],
    ['selectStory', '3'],
  ])
  await change(voting({ currentId: '1', timerEndsAt: 1000 }))
  await expect.element(button('Previous Story')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('Next Story')).not.toHaveAttribute('aria-disabled')
  await expect.element(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent('Time is up')
  await change(voting({ currentId: '3' }))
  await expect.element(button('Previous Story')).not.toHaveAttribute('aria-disabled')
  await expect.element(button('Next Story')).toHaveAttribute('aria-disabled', 'true')
})

test('the facilitator can reveal after the first vote, and reset if there are stories', async () => {
  const { screen, done, change, button } = await shown(voting({ seats: [seatOf('Ana', { isMe: true })] }))
  const progress = screen.getByRole('progressbar', { name: 'Voting progress' })
  await expect.element(button('Reveal Votes')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(progress).toHaveAttribute('aria-valuetext', '0 of 1 voted')
  await change(voting())
  await expect.element(progress).toHaveAttribute('aria-valuetext', '1 of 2 voted')
  await expect.element(progress).toHaveAttribute('aria-valuenow', '1')
  await expect.element(progress).toHaveAttribute('aria-valuemax', '2')
  await userEvent.click(button('Reveal Votes'))
  await userEvent.click(button('Reset Voting'))
  expect(done).toEqual([['reveal'], ['resetVoting']])
  await change(voting({ isRevealed: true }))
  await expect.element(button('Reveal Votes')).toHaveAttribute('aria-disabled', 'true')
  await change(voting({ stories: [] }))
  await expect.element(button('Reset Voting')).toBeDisabled()
  await change(voting({ canLead: false }))
  for (const name of ['Reveal Votes', 'Reset Voting', 'Previous Story', 'Next Story'])
    await expect.element(button(name)).not.toBeInTheDocument()
})

test('revealed votes lead to the next story, or after the last one to the field for another', async () => {
  const { acts, done } = notedActs()
  const onAddStory = vi.fn()
  const card = (table: Table) => <StoryCard table={table} acts={acts} onAddStory={onAddStory} />
  const screen = await render(card(voting({ isRevealed: true })))
  const next = screen.getByRole('button', { name: 'Next Story' })
  await expect.element(next).toHaveClass('button-go')
  await userEvent.click(next)
  expect(done).toEqual([['selectStory', '3']])
  await screen.rerender(card(voting({ isRevealed: true, currentId: '3' })))
  await userEvent.click(screen.getByRole('button', { name: 'Add a story' }))
  expect(onAddStory).toHaveBeenCalledTimes(1)
  await screen.rerender(card(voting({ currentId: '3' })))
  await expect.element(screen.getByRole('button', { name: 'Add a story' })).not.toBeInTheDocument()
})

test.each([
  ['on one device', { needsStory: true }, 'Add a story to the backlog to vote on it', 'true'],
  ['for who leads a room', {}, 'Vote now, or add a story first', 'false'],
  ['for who is in a room', { canLead: false }, 'Vote now, or wait for a story', 'false'],
])('without a story a hint %s explains how to continue', async (_, known, words, isOff) => {
  const { screen, button } = await shown(voting({ ...known, stories: [], currentId: '' }))
  await expect.element(screen.getByRole('heading', { name: words })).toBeVisible()
  await expect.element(screen.getByText('No story yet')).toBeVisible()
  await expect.element(button('3')).toHaveAttribute('aria-disabled', isOff)
})

test('spectators cannot play a card, nor can others after the reveal', async () => {
  const { done, change, button } = await shown(
    voting({ seats: [seatOf('Ana', { isMe: true, isSpectator: true })] }),
  )
  await expect.element(button('3')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('3')
  await change(voting({ isRevealed: true }))
  await expect.element(button('3')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('3')
  expect(done).toEqual([])
})

test('digits pick a card and R reveals, but not with a modifier, in a field, or when keys are turned off', async () => {
  const { screen, done } = await shown(voting())
  await userEvent.keyboard('3')
  await userEvent.keyboard('r')
  expect(done).toEqual([['castVote', '3'], ['reveal']])
  await userEvent.keyboard('{Control>}3{/Control}{Alt>}r{/Alt}{Meta>}2{/Meta}')
  await userEvent.click(screen.getByRole('textbox', { name: 'A field' }))
  await userEvent.keyboard('3r')
  expect(done).toHaveLength(2)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(done).toEqual([['castVote', '3'], ['reveal'], ['reveal']])
  screen.getByRole('textbox', { name: 'A field' }).element().blur()
  keysStore.set(false)
  await expect.poll(() => keysStore.get()).toBe(false)
  await userEvent.keyboard('3r{Enter}')
  expect(done).toHaveLength(3)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(done).toHaveLength(4)
})

test('no key reveals for who does not lead, or before there is a vote', async () => {
  const { done, change } = await shown(voting({ canLead: false }))
  await userEvent.keyboard('r{Control>}{Enter}{/Control}')
  await change(voting({ seats: [seatOf('Ana', { isMe: true })] }))
  await userEvent.keyboard('r{Control>}{Enter}{/Control}')
  expect(done).toEqual([])
})

test('revealed votes show mean, extremes and agreement, and another estimate can be set', async () => {
  const votes = [
    { name: 'Ana', card: '1' },
    { name: 'Ben', card: '2' },
    { name: 'Cleo', card: '2' },
    { name: 'Dan', card: '☕' },
  ]
  const revealed = voting({
    isRevealed: true,
    seats: votes.map(({ name, card }) => seatOf(name, { isMe: name === 'Ana', hasVoted: true, card })),
    shown: votes,
    stories: [storyOf('2', 'Search', { finalEstimate: '2', isVotingComplete: true })],
    rounds: [{ votes: votes.slice(0, 1), estimate: '1' }],
  })
  const { screen, done, change, button } = await shown(revealed)
  const part = screen.getByRole('region', { name: 'Votes' })
  await expect.element(part).toBeVisible()
  const byCard = () =>
    part
      .getByRole('list', { name: 'Votes by card' })
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
  expect(byCard()).toEqual(['11 voteAna', '22 votesBen and Cleo', '☕1 voteDan'])
  await expect.element(part.getByText('Lowest: Ana (1). Highest: Ben and Cleo (2).')).toBeVisible()
  await expect.element(part.getByText('mean 1.7, between 1 and 2')).toBeVisible()
  await expect.element(screen.getByText('Earlier rounds (1)')).toBeVisible()
  await expect.element(screen.getByText('Everyone agrees')).not.toBeInTheDocument()
  await expect.element(button('Use 2')).not.toBeInTheDocument()
  await userEvent.click(button('Use 1'))
  const field = part.getByRole('textbox', { name: 'Estimate by hand' })
  await expect.element(button('Set')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.fill(field, '1.5')
  await userEvent.click(button('Set'))
  await expect.element(field).toHaveValue('')
  expect(done).toEqual([
    ['setEstimate', '2', '1'],
    ['setEstimate', '2', '1.5'],
  ])
  await change({ ...revealed, canLead: false, shown: votes.slice(1) })
  await expect.element(screen.getByText('Everyone agrees')).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
  await change({ ...revealed, isRevealed: false, shown: [] })
  await expect.element(part).not.toBeInTheDocument()
  await expect.element(screen.getByText('Earlier rounds (1)')).toBeVisible()
})

test('no key is heard in a field of any kind or in an open dialog, but from another button', async () => {
  const { screen, done, button } = await shown(voting())
  for (const field of [
    screen.getByRole('textbox', { name: 'A long field' }),
    screen.getByRole('combobox', { name: 'A choice' }),
    button('In a dialog'),
  ]) {
    field.element().focus()
    await userEvent.keyboard('3r')
  }
  expect(done).toEqual([])
  button('Reset Voting').element().focus()
  await userEvent.keyboard('3')
  expect(done).toEqual([['castVote', '3']])
})

test('a held or composing key selects nothing', async () => {
  const { done } = await shown(voting())
  for (const more of [{ repeat: true }, { isComposing: true }])
    for (const key of ['3', 'r'])
      dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  expect(done).toEqual([])
  dispatchEvent(new KeyboardEvent('keydown', { key: '3', bubbles: true, cancelable: true }))
  expect(done).toEqual([['castVote', '3']])
})

test('an estimate of some of the votes says how many, without spread and agreement of a single one', async () => {
  const { screen, change } = await shown(voting())
  const stories = [storyOf('2', 'Search', { finalEstimate: '13', isVotingComplete: true })]
  await change(voting({ isRevealed: true, shown: [{ name: 'Ben', card: '13' }], stories }))
  const estimate = screen.getByLabelText('Final estimate', { exact: true })
  await expect.element(estimate).toHaveTextContent('13')
  const box = () => estimate.element().closest('div')?.parentElement
  expect(box()?.textContent).toBe('Final estimate131 of 2 voted')
  expect(box()?.className).not.toContain('text-good')
  const votes = screen.getByRole('region', { name: 'Votes' })
  await expect.element(votes.getByText('Median')).toBeVisible()
  await expect.element(votes.getByText('Agreement')).not.toBeInTheDocument()
  await expect.element(votes.getByText('Spread')).not.toBeInTheDocument()
})

test('the big screen shows who has voted, then the estimate, all cards with names, and the spread', async () => {
  vi.spyOn(Element.prototype, 'requestFullscreen').mockResolvedValue()
  const { screen, done, change, button } = await shown(voting())
  await userEvent.click(button('Big screen'))
  const stage = screen.getByRole('dialog', { name: 'Votes on the big screen' })
  const cards = () =>
    stage
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.element(stage.getByRole('heading', { name: 'Search' })).toBeVisible()
  await expect.element(stage.getByText('1 of 2 voted')).toBeVisible()
  expect(cards()).toEqual(['Not voted yetAna', 'VotedBen'])
  await userEvent.click(stage.getByRole('button', { name: 'Reveal Votes' }))
  await userEvent.click(stage.getByRole('button', { name: 'Next Story' }))
  expect(done).toEqual([['reveal'], ['selectStory', '3']])
  const votes = [
    { name: 'Ana', card: '1' },
    { name: 'Ben', card: '2' },
  ]
  const stories = [storyOf('2', 'Search', { finalEstimate: '5', isVotingComplete: true })]
  await change(voting({ isRevealed: true, shown: votes, stories }))
  await expect.element(stage.getByText('Final estimate')).toBeVisible()
  await expect.element(stage.getByText('1 of 2 voted')).toBeVisible()
  await expect.element(stage.getByText('5', { exact: true })).toBeVisible()
  expect(cards()).toEqual(['1Ana', '2Ben'])
  await expect.element(stage.getByText('1 to 2')).toBeVisible()
  await userEvent.click(stage.getByRole('button', { name: 'Leave' }))
  await expect.element(stage).not.toBeInTheDocument()
})

test('the big screen of a room shows how to join until everyone has voted', async () => {
  vi.spyOn(Element.prototype, 'requestFullscreen').mockResolvedValue()
  const { screen, change, button } = await shown(voting({ code: 'ABC234' }))
  await userEvent.click(button('Big screen'))
  const stage = screen.getByRole('dialog', { name: 'Votes on the big screen' })
  await expect.element(stage.getByText('ABC 234')).toBeVisible()
  await expect.element(stage.getByRole('img', { name: /^QR code for http/ })).toBeVisible()
  await change(voting({ code: 'ABC234', seats: [seatOf('Ana', { isMe: true, hasVoted: true })] }))
  await expect.element(stage.getByText('ABC 234')).not.toBeInTheDocument()
})
