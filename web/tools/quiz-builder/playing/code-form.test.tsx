import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { catchVisits } from '#web/platform/visits.fixture.ts'
import CodeForm from './code-form.tsx'

test('a code in any notation leads to its game, and whitespace alone does nothing', async () => {
  const visited = catchVisits()
  const screen = await render(<CodeForm />)
  const code = screen.getByRole('textbox', { name: 'Code of a live quiz' })
  const join = screen.getByRole('button', { name: 'Join' })
  await expect.element(join).toBeDisabled()
  await userEvent.fill(code, ' - ')
  await userEvent.keyboard('{Enter}')
  await expect.element(join).toBeDisabled()
  await userEvent.fill(code, ' abc-2 34')
  await userEvent.keyboard('{Enter}')
  await userEvent.fill(code, 'a/b?1234567890')
  await userEvent.click(join)
  // An id is ten characters or more, and a code never as long.
  expect(visited.map((address) => address.slice(location.origin.length))).toEqual([
    '/quiz/ABC234',
    '/quiz/A%2FB%3F12345',
  ])
})
