import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { accountHint } from '../platform/account-hint.ts'
import { type Answers, errorResponse, serverWith } from '../platform/server.fixture.ts'
import { catchVisits } from '../platform/visits.fixture.ts'
import { openPage } from '../ui/page.fixture.tsx'
import AccountDialog, { type Change } from './account-dialogs.tsx'

afterEach(() => vi.restoreAllMocks())

async function opened(change: Change, answers: Answers) {
  const requests = serverWith(answers)
  const onClose = vi.fn()
  const onDone = vi.fn()
  const { screen, press, said } = await openPage(
    <AccountDialog change={change} onClose={onClose} onDone={onDone} />,
  )
  const fields = () => [...document.querySelectorAll('dialog label')].map(({ textContent }) => textContent)
  const fill = (label: string, text: string) =>
    userEvent.fill(screen.getByLabelText(label, { exact: true }), text)
  return { screen, press, said, requests, fields, fill, onClose, onDone }
}

test('requests a new password along with the current one, and says that other browsers are signed out', async () => {
  const { fields, fill, press, requests, said, onClose, onDone } = await opened('password', {
    'POST /api/account/password': () => ({ done: true }),
  })
  expect(fields()).toEqual(['Present password', 'New password'])
  await fill('Present password', 'the old one')
  await fill('New password', 'the new one')
  await press('Save')
  await expect.element(said).toMatchTextContent('SuccessYour password has been changed')
  expect(requests.map(({ body }) => body)).toEqual([{ password: 'the old one', newPassword: 'the new one' }])
  expect([onDone.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
})

test('an account is deleted by its password, after which the browser removes the account hint and opens the home page', async () => {
  const visited = catchVisits()
  accountHint.set('ada@example.com')
  const answers = [errorResponse(403, 'The password is wrong'), { done: true }]
  const { screen, fields, fill, press, said, onDone, onClose } = await opened('delete', {
    'POST /api/account/delete': () => answers.shift(),
  })
  expect(fields()).toEqual(['Password'])
  await expect.element(screen.getByText(/^If your account has no password/)).not.toBeInTheDocument()
  await fill('Password', 'correct horse')
  await press('Delete Account')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The password is wrong')
  expect([visited, accountHint.get(), onClose.mock.calls.length]).toEqual([[], 'ada@example.com', 0])
  await press('Delete Account')
  await expect.element(said).toMatchTextContent('SuccessYour account and all that was stored about it are')
  expect([visited, accountHint.get(), onDone.mock.calls.length]).toEqual([[`${location.origin}/`], '', 0])
})
