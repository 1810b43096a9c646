import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { pollChange } from '#contract/poll.ts'
import { spyOnClipboard } from '#web/platform/copies.fixture.ts'
import { FakeEventSource } from '#web/platform/event-source.fixture.ts'
import { watchSaves } from '#web/platform/saves.fixture.ts'
import { changesIn, serverWith } from '#web/platform/server.fixture.ts'
import { pollOf } from './poll.fixture.ts'
import { PollScreen } from './poll-screen.tsx'
import { useOwnPolls } from './use-own-polls.ts'

let own: ReturnType<typeof useOwnPolls>
function Page() {
  own = useOwnPolls()
  return <PollScreen id="AAAA" />
}

beforeEach(() => {
  FakeEventSource.all = []
  vi.stubGlobal('EventSource', FakeEventSource)
})
afterEach(() => {
  own.restore([])
  history.replaceState(null, '', location.pathname)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const SECRET = 'secret-of-the-author'
const mine = { id: 'AAAA', question: 'Which?', createdAt: 0 }

/** Renders the poll's page, with a server without votes. */
async function shown(known: Parameters<typeof pollOf>[0] = {}, hasVoted = false) {
  let [poll, voted] = [pollOf(known), hasVoted]
  const requests = serverWith({
    'GET /api/polls/AAAA': () => ({ ...poll, hasVoted: voted }),
    'POST /api/polls/AAAA/votes': () => {
      voted = true
      return { receipt: 'a-receipt', ...(poll.settings.canWrite && { answer: 900 }) }
    },
    'PATCH /api/polls/AAAA': (change) => {
      const { question = poll.question, isClosed = poll.isClosed } = v.parse(pollChange, change)
      poll = { ...poll, question, isClosed }
      return { done: true }
    },
    'DELETE /api/polls/AAAA': () => ({ done: true }),
    'GET /api/polls/AAAA/results.csv': () => new Response('Tea,5\r\n'),
  })
  const screen = await render(<Page />)
  return {
    screen,
    /** Empties the poll as its author; others have voted again by the time the page knows. */
    reset: () => {
      poll = { ...poll, timesEmptied: poll.timesEmptied + 1, voters: 2 }
      voted = false
      FakeEventSource.all.at(-1)?.onmessage({ data: JSON.stringify(poll) })
    },
    /** Requests other than reads. */
    changes: () => changesIn(requests),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    press: (name: string) => userEvent.click(screen.getByRole('button', { name, exact: true })),
  }
}

test('voting shows a confirmation and stores the receipt; with it the vote can be changed, or the change cancelled', async () => {
  const { screen, changes, button, press } = await shown({ settings: { canChange: true } })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Which?' })).toBeVisible()
  expect(document.title).toBe('Which? | Sundry')
  expect(FakeEventSource.all.map(({ url }) => url)).toEqual(['/api/polls/AAAA/events'])
  await expect.element(screen.getByText('Your vote is counted.')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: 'Coffee' }))
  await press('Vote')
  await expect.element(screen.getByText('Your vote is counted.')).toBeVisible()
  const vote = screen.getByRole('status', { name: 'Your vote' })
  await expect.element(vote).toHaveTextContent('Your vote: Coffee')
  expect(own.polls).toEqual([{ ...mine, receipt: 'a-receipt', choices: [2] }])
  await expect.element(button('Vote')).not.toBeInTheDocument()
  await press('Change my vote')
  await expect.element(button('Change my vote')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('radio', { name: 'Coffee' })).toBeChecked()
  await press('Cancel')
  await expect.element(vote).toHaveTextContent('Your vote: Coffee')
  await press('Change my vote')
  await userEvent.click(screen.getByRole('radio', { name: 'Tea' }))
  await press('Vote')
  await expect.element(vote).toHaveTextContent('Your vote: Tea')
  await expect.element(button('Vote')).not.toBeInTheDocument()
  expect(changes()).toEqual([
    { what: 'POST /api/polls/AAAA/votes', body: { choices: [2], timesEmptied: 0 } },
    { what: 'POST /api/polls/AAAA/votes', body: { choices: [1], timesEmptied: 0, receipt: 'a-receipt' } },
  ])
})

test('a rejected change shows the error and keeps the selection', async () => {
  const { screen, button, press } = await shown({ settings: { canChange: true } }, true)
  own.restore([{ ...mine, receipt: 'a-receipt', choices: [1] }])
  await press('Change my vote')
  await userEvent.click(screen.getByRole('radio', { name: 'Coffee' }))
  vi.mocked(fetch).mockResolvedValue(new Response('{"error":"Too late."}', { status: 409 }))
  await press('Vote')
  await expect.element(screen.getByText('Too late.')).toBeVisible()
  await expect.element(button('Vote')).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'Coffee' })).toBeChecked()
})

test('if votes are final, no change is offered', async () => {
  const { screen, button } = await shown({}, true)
  await expect.element(screen.getByText('Your vote is counted.')).toBeVisible()
  own.restore([{ ...mine, receipt: 'a-receipt', choices: [1] }])
  const vote = screen.getByRole('status', { name: 'Your vote' })
  await expect.element(vote).toHaveTextContent('Your vote: Tea')
  await expect.element(button('Change my vote')).not.toBeInTheDocument()
})

test('a written answer is stored as typed, without surrounding whitespace', async () => {
  const { screen, changes, press } = await shown({ settings: { canWrite: true } })
  await userEvent.click(screen.getByRole('radio', { name: 'Other' }))
  await userEvent.fill(screen.getByRole('textbox', { name: 'Your answer' }), '  ')
  await press('Vote')
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent('Write your answer, or choose another option.')
  expect(changes()).toEqual([])
  await userEvent.fill(screen.getByRole('textbox', { name: 'Your answer' }), ' Mate ')
  await press('Vote')
  await expect.element(screen.getByRole('status', { name: 'Your vote' })).toHaveTextContent('Your vote: Mate')
  expect(own.polls).toEqual([
    { ...mine, receipt: 'a-receipt', choices: [], answer: { id: 900, text: 'Mate' } },
  ])
})

test('after a reset the page of a voter says so and shows the form again; the new vote has no old receipt', async () => {
  const { screen, changes, reset, press, button } = await shown({ settings: { canChange: true } }, true)
  own.restore([{ ...mine, receipt: 'an-old-receipt', choices: [1] }])
  await expect.element(screen.getByText('Your vote is counted.')).toBeVisible()
  await press('Change my vote')
  reset()
  const words = 'The author has reset this poll: all votes were removed. You can vote again.'
  await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(screen.getByText('Your vote is counted.')).not.toBeInTheDocument()
  await expect.element(button('Cancel')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('radio', { name: 'Tea' })).not.toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'Coffee' }))
  await press('Vote')
  await expect.element(screen.getByText('Your vote is counted.')).toBeVisible()
  await expect.element(screen.getByText(words)).not.toBeInTheDocument()
  expect(changes()).toEqual([{ what: 'POST /api/polls/AAAA/votes', body: { choices: [2], timesEmptied: 1 } }])
})

test('the author, who can see the results at any time, reads when voters see them', async () => {
  own.restore([{ ...mine, secret: SECRET }])
  const { screen, button } = await shown({ results: null, settings: { results: 'after-vote' } })
  await expect.element(button('Show results')).toBeVisible()
  await expect.element(screen.getByText('Voters see the results after they have voted.')).toBeVisible()
  await expect
    .element(screen.getByText('The results are shown after you have voted.'))
    .not.toBeInTheDocument()
})

test('shows live updates at once, and reports a lost connection and a deleted poll', async () => {
  const { screen, button } = await shown({ results: null, settings: { results: 'after-vote' } })
  await expect.element(screen.getByText('The results are shown after you have voted.')).toBeVisible()
  const [line] = FakeEventSource.all
  const send = (state: object) => line?.onmessage({ data: JSON.stringify(state) })
  send(pollOf({ voters: 9, settings: { results: 'after-close' }, results: null, closesAt: 4e12 }))
  await expect.element(screen.getByText('9 people have voted.')).toBeVisible()
  await expect.element(screen.getByText('The results are shown after the poll is closed.')).toBeVisible()
  expect(document.querySelector('time')?.dateTime).toBe('2096-10-02T07:06:40.000Z')
  await expect.element(button('Vote')).toBeVisible()
  send(pollOf({ isClosed: true, closesAt: 4e12 }))
  await expect.element(screen.getByText('This poll is closed.')).toBeVisible()
  expect(document.querySelector('time')).toBeNull()
  await expect.element(button('Vote')).not.toBeInTheDocument()
  line?.onerror()
  await expect.element(screen.getByText('Reconnecting…')).toBeVisible()
  line?.onopen()
  await expect.element(screen.getByText('Reconnecting…')).not.toBeInTheDocument()
  send({ isGone: true })
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('This poll does not exist or was deleted.')
  await expect
    .element(screen.getByRole('link', { name: 'Create a poll' }))
    .toHaveAttribute('href', '/anonymous-poll')
})

test("the author's link is stored and shows the author's controls", async () => {
  history.replaceState(null, '', `#edit=${SECRET}`)
  const saved = watchSaves()
  const copied = spyOnClipboard()
  const { screen, changes, press, button } = await shown({ voters: 0 })
  const question = screen.getByRole('textbox', { name: 'Question' })
  await expect.element(question).toHaveValue('Which?')
  expect(own.polls).toEqual([{ ...mine, secret: SECRET }])
  await userEvent.fill(question, 'Which one?')
  await press('Save question')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Which one?' })).toBeVisible()
  await expect.poll(() => document.title).toBe('Which one? | Sundry')
  await press('Close')
  await press('Reopen')
  await expect.element(button('Close')).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Votes per network'), 'Up to 5 per day')
  await press('Export CSV')
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['poll-results.csv'])
  expect(await saved[0]?.text()).toBe('Tea,5\r\n')
  await press('Copy author’s link')
  expect(copied).toEqual([`${location.origin}/poll/AAAA#edit=${SECRET}`])
  const author = { what: 'PATCH /api/polls/AAAA', secret: `Bearer ${SECRET}` }
  expect(changes()).toEqual([
    { ...author, body: { question: 'Which one?' } },
    { ...author, body: { isClosed: true } },
    { ...author, body: { isClosed: false } },
    { ...author, body: { votersPerNetwork: 5 } },
  ])
})

test('a deleted poll is forgotten', async () => {
  const { changes, press, button } = await shown()
  await expect.element(button('QR code')).toBeVisible()
  own.restore([{ ...mine, secret: SECRET }])
  await expect.element(button('Delete')).toBeVisible()
  await press('Delete')
  await press('Delete poll')
  await expect.poll(() => own.polls).toEqual([])
  expect(changes()).toEqual([{ what: 'DELETE /api/polls/AAAA', secret: `Bearer ${SECRET}` }])
})

test('Present cycles through the author’s polls in the order of creation', async () => {
  const { screen, press, button } = await shown({ results: null, settings: { results: 'after-close' } })
  await expect.element(button('Present')).toBeVisible()
  own.restore([
    { id: 'CCCC', question: 'Cake?', createdAt: 3, secret: SECRET },
    { ...mine, createdAt: 2, secret: SECRET },
    { id: 'BBBB', question: 'Soup?', createdAt: 1, secret: SECRET },
    { id: 'DDDD', question: 'Voted?', createdAt: 0 },
  ])
  await press('Present')
  const stage = screen.getByRole('dialog', { name: 'Poll on the big screen' })
  await expect.element(stage.getByText('2 of 3')).toBeVisible()
  expect(stage.getByRole('list', { name: 'Options' }).element().textContent).toBe('TeaCoffeeWater')
  await expect.element(stage.getByText(`${location.host}/poll/AAAA`)).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(stage.getByText('1 of 3')).toBeVisible()
  await expect.element(stage.getByRole('status')).toHaveTextContent('Not here')
  await press('Leave')
  await expect.element(stage).not.toBeInTheDocument()
})
