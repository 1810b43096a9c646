import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { accountHint } from '../../platform/account-hint.ts'
import { changesIn, serverWith } from '../../platform/server.fixture.ts'
import { openPage } from '../../ui/page.fixture.tsx'
import AuthResetPage from '../auth-reset.tsx'

// Going to another page only changes the hash here.
vi.mock('#lib/net/base-path.ts', () => ({
  withBase: (path: string) => (path.startsWith('/api') ? path : `#gone-to=${path}`),
  stripBase: (path: string) => path,
}))

afterEach(() => {
  vi.restoreAllMocks()
  accountHint.set('')
  history.replaceState(null, '', location.pathname + location.search)
})

test('a new password signs out here too, and leads to signing in with it', async () => {
  accountHint.set('ada@example.com')
  history.replaceState(null, '', '#token=TOKEN')
  const requests = serverWith({ 'POST /api/account/reset': () => ({ done: true }) })
  const page = await openPage(<AuthResetPage />)
  const { screen } = page
  await userEvent.fill(screen.getByLabelText('New password'), 'a new battery')
  await userEvent.click(screen.getByRole('button', { name: 'Set Password' }))
  await expect
    .element(screen.getByRole('status', { name: 'Notifications' }))
    .toHaveTextContent('SuccessYour password has been changed. Sign in with the new one.')
  expect(changesIn(requests)).toEqual([
    { what: 'POST /api/account/reset', body: { token: 'TOKEN', password: 'a new battery' } },
  ])
  expect(location.hash).toBe('#gone-to=/auth')
  expect(accountHint.get()).toBe('')
})
