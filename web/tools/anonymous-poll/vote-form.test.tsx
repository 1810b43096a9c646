import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { getAnnouncements } from '#web/ui/page.fixture.tsx'
import { pollOf } from './poll.fixture.ts'
import { VoteForm } from './vote-form.tsx'

async function shown(
  settings: Parameters<typeof pollOf>[0],
  more: Partial<Parameters<typeof VoteForm>[0]> = {},
) {
  const onVote = vi.fn()
  const screen = await render(
    <VoteForm
      poll={pollOf(settings)}
      answer={undefined}
      isBusy={false}
      problem={undefined}
      onVote={onVote}
      {...more}
    />,
  )
  const vote = screen.getByRole('button', { name: 'Vote' })
  const chosen = () => {
    const inputs = screen.getByRole('group').element().querySelectorAll('input:checked')
    return [...inputs].map((input) => input.parentElement?.textContent)
  }
  return {
    screen,
    onVote,
    vote,
    chosen,
    choose: (text: string) => userEvent.click(screen.getByText(text, { exact: true })),
  }
}

test('of one option the last that was chosen is sent, and nothing before one is', async () => {
  const { screen, onVote, vote, choose, chosen } = await shown({})
  await expect.element(vote).toBeDisabled()
  expect(screen.getByRole('radio').elements()).toHaveLength(3)
  await choose('Tea')
  await choose('Coffee')
  expect(chosen()).toEqual(['Coffee'])
  await userEvent.click(vote)
  expect(onVote.mock.calls).toEqual([[{ choices: [2] }]])
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Move/ }).elements()).toEqual([])
})

test('a chosen option that is then removed is not sent, and does not count as a choice', async () => {
  const settings = { kind: 'multiple', mostChoices: 2 } as const
  const { screen, onVote, vote, choose, chosen } = await shown({ settings })
  await choose('Tea')
  await choose('Water')
  const left = (ids: readonly number[]) => (
    <VoteForm
      poll={pollOf({ settings, options: pollOf().options.filter(({ id }) => ids.includes(id)) })}
      answer={undefined}
      isBusy={false}
      problem={undefined}
      onVote={onVote}
    />
  )
  await screen.rerender(left([2, 3]))
  expect(chosen()).toEqual(['Water'])
  await userEvent.click(vote)
  await choose('Coffee')
  await userEvent.click(vote)
  expect(onVote.mock.calls).toEqual([[{ choices: [3] }], [{ choices: [3, 2] }]])
  await screen.rerender(left([1]))
  await expect.element(vote).toBeDisabled()
})

test('an order of preference grows by choosing, and is moved by its buttons', async () => {
  const { screen, onVote, vote, choose } = await shown({ settings: { kind: 'ranked' } })
  for (const text of ['Water', 'Tea', 'Coffee']) await choose(text)
  /** The rank of each option, in the order of the options. */
  const ranks = () =>
    screen
      .getByRole('checkbox')
      .elements()
      .map((box) => box.closest('div')?.querySelector('span[aria-hidden]')?.textContent)
  expect(ranks()).toEqual(['2', '3', '1'])
  await expect.poll(getAnnouncements).toEqual(['1. Water  2. Tea  3. Coffee'])
  const button = (name: string) => screen.getByRole('button', { name })
  await expect.element(button('Move Water up')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('Move Water down')).not.toHaveAttribute('aria-disabled')
  await expect.element(button('Move Coffee down')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button('Move Coffee up'))
  expect(ranks()).toEqual(['3', '2', '1'])
  await userEvent.click(button('Move Water down'))
  expect(ranks()).toEqual(['3', '1', '2'])
  await expect.element(screen.getByRole('checkbox', { name: 'Tea', exact: true })).toBeChecked()
  await userEvent.click(vote)
  expect(onVote.mock.calls).toEqual([[{ choices: [2, 3, 1] }]])
})

test('an answer of one’s own is sent with its text, and only while it is chosen', async () => {
  const { screen, onVote, vote, choose } = await shown(
    { settings: { kind: 'multiple', mostChoices: 3, canWrite: true } },
    { problem: { message: 'Write your answer', detail: '' } },
  )
  const field = screen.getByRole('textbox', { name: 'Your answer' })
  await expect.element(field).not.toBeInTheDocument()
  await choose('Other')
  await userEvent.fill(field, 'Mate')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription(/Write your answer$/)
  await choose('Tea')
  await userEvent.click(vote)
  await choose('Other')
  await expect.element(field).not.toBeInTheDocument()
  await userEvent.click(vote)
  expect(onVote.mock.calls).toEqual([[{ choices: [1], written: 'Mate' }], [{ choices: [1] }]])
})

test('a changed vote starts with the previous choice, and can be left unchanged', async () => {
  const onCancel = vi.fn()
  const { screen, vote, chosen } = await shown(
    { settings: { kind: 'multiple', mostChoices: 3, canWrite: true } },
    { answer: 'Mate', before: [3], isBusy: true, onCancel },
  )
  expect(chosen()).toEqual(['Water', 'Other'])
  await expect.element(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Mate')
  await expect.element(vote).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onCancel.mock.calls).toHaveLength(1)
})

test('of several options no more can be chosen than the poll allows', async () => {
  const { screen, onVote, vote, choose, chosen } = await shown({
    settings: { kind: 'multiple', mostChoices: 2 },
  })
  await expect.element(screen.getByText('Choose up to 2 options.')).toBeVisible()
  await choose('Tea')
  await choose('Water')
  await choose('Coffee')
  expect(chosen()).toEqual(['Tea', 'Water'])
  await choose('Tea')
  await choose('Coffee')
  expect(chosen()).toEqual(['Coffee', 'Water'])
  await userEvent.click(vote)
  expect(onVote.mock.calls).toEqual([[{ choices: [3, 2] }]])
})
