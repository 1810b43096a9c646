import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { errorResponse, serverWith } from '../../platform/server.fixture.ts'
import { openPage } from '../../ui/page.fixture.tsx'
import SecondStep from './second-step.tsx'

afterEach(() => vi.restoreAllMocks())

test('sends the code with the token of the password, and keeps a wrong one', async () => {
  const answers = [
    errorResponse(403, 'The code is wrong'),
    { account: { email: 'ada@example.com', name: 'Ada', createdAt: 0 } },
  ]
  const requests = serverWith({ 'POST /api/account/sign-in/second-factor': () => answers.shift() })
  const onSignedIn = vi.fn()
  const onRestart = vi.fn()
  const { screen, press } = await openPage(
    <SecondStep token="t" onSignedIn={onSignedIn} onRestart={onRestart} />,
  )
  const code = screen.getByRole('textbox', { name: 'Code' })
  await expect.element(code).toHaveFocus()
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
  await userEvent.fill(code, '123 456')
  await press('Sign In')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The code is wrong')
  await expect.element(code).toHaveValue('123 456')
  expect(onSignedIn).not.toHaveBeenCalled()
  await press('Sign In')
  await expect.poll(() => onSignedIn.mock.calls).toEqual([['ada@example.com']])
  expect(requests.map(({ body }) => body)).toEqual([
    { token: 't', code: '123 456' },
    { token: 't', code: '123 456' },
  ])
  await press('Start Again')
  expect(onRestart).toHaveBeenCalledOnce()
})
