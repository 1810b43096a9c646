import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Answers, changesIn, errorResponse, serverWith } from '#web/platform/server.fixture.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import AuthorCard from './author-card.tsx'
import { pollOf } from './poll.fixture.ts'

afterEach(() => vi.restoreAllMocks())

async function shown(known: Parameters<typeof pollOf>[0], answers: Answers) {
  const requests = serverWith(answers)
  const done: string[] = []
  const page = await openPage(
    <AuthorCard
      poll={pollOf(known)}
      secret="the-secret"
      onChange={() => done.push('changed')}
      onDelete={() => done.push('deleted')}
    />,
  )
  return { ...page, done, changes: () => changesIn(requests) }
}

const DEEDS = ['Close', 'Export CSV', 'Reset', 'Delete']

test('during an action no other can start, and afterwards all can', async () => {
  let answer: (value: unknown) => void = () => {}
  const { screen, press, button, done, changes } = await shown(
    { voters: 0 },
    {
      'PATCH /api/polls/AAAA': () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    },
  )
  await userEvent.fill(screen.getByRole('textbox', { name: 'Question' }), 'Which one?')
  const all = [...DEEDS, 'Save question']
  for (const name of all) await expect.element(button(name)).not.toHaveAttribute('aria-disabled')
  await press('Close')
  for (const name of all) await expect.element(button(name)).toHaveAttribute('aria-disabled', 'true')
  answer({ done: true })
  for (const name of all) await expect.element(button(name)).not.toHaveAttribute('aria-disabled')
  expect([changes(), done]).toEqual([
    [{ what: 'PATCH /api/polls/AAAA', body: { isClosed: true }, secret: 'Bearer the-secret' }],
    ['changed'],
  ])
})

test('a changed question can be saved, until the first vote', async () => {
  const { screen, button, press, changes } = await shown(
    { voters: 0 },
    { 'PATCH /api/polls/AAAA': () => ({ done: true }) },
  )
  const field = screen.getByRole('textbox', { name: 'Question' })
  await expect.element(field).toHaveValue('Which?')
  for (const text of ['Which?', '  ']) {
    await userEvent.fill(field, text)
    await expect.element(button('Save question')).toHaveAttribute('aria-disabled', 'true')
  }
  await userEvent.fill(field, 'Why?')
  await press('Save question')
  await expect.poll(() => changes().map(({ body }) => body)).toEqual([{ question: 'Why?' }])
  await screen.unmount()
  const voted = await shown({ voters: 1 }, {})
  await expect.element(voted.screen.getByRole('textbox', { name: 'Question' })).not.toBeInTheDocument()
})

test('lists a non-standard network limit among the others, and another one can be chosen', async () => {
  const { screen, changes } = await shown(
    { settings: { votersPerNetwork: 7 }, isClosed: true },
    { 'PATCH /api/polls/AAAA': () => ({ done: true }) },
  )
  const limit = screen.getByRole('combobox', { name: 'Votes per network' })
  await expect.element(limit).toHaveValue('7')
  const labels = [...limit.element().querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(labels.slice(0, 1)).toEqual(['No limit'])
  expect(labels.filter((label) => label === 'Up to 7 per day')).toHaveLength(1)
  await userEvent.selectOptions(limit, 'No limit')
  await expect.poll(() => changes().map(({ body }) => body)).toEqual([{ votersPerNetwork: 0 }])
  await expect.element(screen.getByRole('button', { name: 'Reopen' })).toBeVisible()
})

test.each([
  ['Delete', 'Delete poll', 'DELETE /api/polls/AAAA', ['changed', 'deleted']],
  ['Reset', 'Delete all votes', 'POST /api/polls/AAAA/reset', ['changed']],
])(
  '%s requires confirmation, does exactly that, and shows the reason if it is rejected',
  async (name, yes, what, result) => {
    let answer: () => unknown = () => errorResponse(403, 'Not yours')
    const { screen, press, done, changes } = await shown({}, { [what]: () => answer() })
    await press(name)
    const dialog = screen.getByRole('dialog', { name: `${name} this poll?` })
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(changes()).toEqual([])
    await press(name)
    await userEvent.click(dialog.getByRole('button', { name: yes }))
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Not yours')
    expect(done).toEqual([])
    answer = () => ({ done: true })
    await press(name)
    await userEvent.click(dialog.getByRole('button', { name: yes }))
    await expect.poll(() => done).toEqual(result)
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
    expect(changes().map((change) => change.what)).toEqual([what, what])
  },
)
