import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Toasts } from '#web/ui/toasts.tsx'
import { ActivePolls } from './active-polls.tsx'
import { useOwnPolls } from './use-own-polls.ts'

let own: ReturnType<typeof useOwnPolls>
function Page() {
  own = useOwnPolls()
  return (
    <>
      <ActivePolls own={own} />
      <Toasts />
    </>
  )
}

test('polls of this browser are listed, the newest first; a removed one is restored at its position', async () => {
  const screen = await render(<Page />)
  const rows = () =>
    screen
      .getByRole('list', { name: 'Active Polls' })
      .getByRole('link', { name: /^Which/ })
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href')])
  await expect.element(screen.getByText(/are listed here\.$/)).toBeVisible()
  for (const [index, name] of ['one', 'two', 'three'].entries())
    own.remember({
      id: name,
      question: `Which ${name}?`,
      createdAt: index,
      ...(index === 1 && { secret: 'a-secret' }),
    })
  const all = ['three', 'two', 'one'].map((name) => [`Which ${name}?`, `/poll/${name}`])
  await expect.poll(rows).toEqual(all)
  await expect.element(screen.getByText(/are listed here\.$/)).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('link', { name: 'Manage Which two?' }))
    .toHaveAttribute('href', '/poll/two#edit=a-secret')
  expect(screen.getByText(/^Yours/).elements()).toHaveLength(1)
  expect(screen.getByText(/^Voted in/).elements()).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Which two?' }))
  await expect.poll(rows).toEqual([all[0], all[2]])
  own.remember({ id: 'four', question: 'Which four?', createdAt: 3 })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await expect.poll(rows).toEqual([['Which four?', '/poll/four'], ...all])
})
