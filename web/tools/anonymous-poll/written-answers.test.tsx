import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { changesIn, errorResponse, serverWith } from '#web/platform/server.fixture.ts'
import { pollOf } from './poll.fixture.ts'
import WrittenAnswers from './written-answers.tsx'

afterEach(() => vi.restoreAllMocks())

const answer = (id: number, text: string, known: object) => ({
  id,
  text,
  state: 'waiting',
  countsFor: null,
  votes: 1,
  ...known,
})

test('lists written answers, waiting ones first, to be shown, hidden or counted for an option', async () => {
  const answers = [
    answer(900, 'Mate', { state: 'shown', votes: 2 }),
    answer(901, 'tee', { state: 'hidden', countsFor: 1 }),
    answer(902, 'Rum', { state: 'hidden', votes: null }),
    answer(903, 'Milk', {}),
  ]
  const requests = serverWith({
    'GET /api/polls/AAAA/answers': () => ({ answers }),
    'PATCH /api/polls/AAAA/answers/901': () => ({ done: true }),
    'PATCH /api/polls/AAAA/answers/902': () => ({ done: true }),
    'PATCH /api/polls/AAAA/answers/903': () => errorResponse(404, 'It is gone.'),
  })
  const onChange = vi.fn()
  const options = [...pollOf().options, { id: 900, text: 'Mate' }]
  const screen = await render(
    <WrittenAnswers poll={pollOf({ options })} secret="a-secret" onChange={onChange} />,
  )
  const rows = () =>
    screen
      .getByRole('list', { name: 'Written answers' })
      .getByRole('listitem')
      .elements()
      .map((row) => [...row.querySelectorAll('p')].map((line) => line.textContent).join(': '))
  await expect
    .poll(rows)
    .toEqual([
      'Milk: 1 vote · Waiting',
      'Mate: 2 votes · Shown to all',
      'tee: 1 vote · Counts for Tea',
      'Rum: Hidden',
    ])
  await expect.element(screen.getByText(/^1 answer waits for you\. Voters see/)).toBeVisible()
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  const pressed = (what: string) =>
    ['Mate', 'tee', 'Rum'].map((text) => button(`${what} ${text}`).element().getAttribute('aria-pressed'))
  expect(pressed('Show')).toEqual(['true', 'false', 'false'])
  expect(pressed('Hide')).toEqual(['false', 'false', 'true'])
  const choose = button('Count for… tee')
  await expect.element(choose).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(choose)
  await expect.element(choose).toHaveAttribute('aria-expanded', 'true')
  const menu = screen.getByRole('combobox', { name: 'Count tee for' })
  await expect.element(menu).toHaveValue('1')
  expect(menu.element().textContent).toBe('No optionTeaCoffeeWaterMate')
  await userEvent.selectOptions(menu, 'Coffee')
  await userEvent.selectOptions(menu, 'No option')
  await userEvent.click(button('Show Rum'))
  await userEvent.click(button('Hide Rum'))
  await expect.poll(() => onChange.mock.calls.length).toBe(4)
  await userEvent.click(button('Hide Milk'))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('It is gone.')
  expect(changesIn(requests).map(({ what, body }) => [what, body])).toEqual([
    ['PATCH /api/polls/AAAA/answers/901', { countsFor: 2 }],
    ['PATCH /api/polls/AAAA/answers/901', { state: 'hidden' }],
    ['PATCH /api/polls/AAAA/answers/902', { state: 'shown' }],
    ['PATCH /api/polls/AAAA/answers/902', { state: 'hidden' }],
    ['PATCH /api/polls/AAAA/answers/903', { state: 'hidden' }],
  ])
  expect(onChange.mock.calls).toHaveLength(4)
})

test('with multiple choices no answer can be counted for another option', async () => {
  serverWith({ 'GET /api/polls/AAAA/answers': () => ({ answers: [answer(903, 'Milk', {})] }) })
  const poll = pollOf({ settings: { kind: 'multiple' } })
  const screen = await render(<WrittenAnswers poll={poll} secret="a-secret" onChange={() => {}} />)
  await expect.element(screen.getByText('Milk', { exact: true }).first()).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Show Milk' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Count for/ })).not.toBeInTheDocument()
})
