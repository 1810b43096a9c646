import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { errorResponse, serverWith } from '../../platform/server.fixture.ts'
import NewsletterPage from '../newsletter.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', location.pathname + location.search)
})

test.each([
  [
    'confirm',
    '/confirm',
    'Confirm',
    'Confirm that you want a short email when a new tool opens.',
    'You are on the list. Every letter has a link to leave it.',
  ],
  [
    'leave',
    '/unsubscribe',
    'Unsubscribe',
    'You get no further letter, and your address is deleted from the list.',
    'You are no longer on the list.',
  ],
])(
  'a link to %s waits for a press, and reports its failure and its outcome',
  async (deed, path, action, text, done) => {
    const answers = [errorResponse(410, 'Too old'), { done: true }]
    const requests = serverWith({ [`POST /api/newsletter${path}`]: () => answers.shift() })
    history.replaceState(null, '', `#${deed}=TOKEN`)
    const screen = await render(<NewsletterPage />)
    await expect.element(screen.getByRole('status')).toHaveTextContent(text)
    expect(requests).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: action }))
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Too old')
    await expect.element(screen.getByRole('status')).toHaveTextContent(text)
    await userEvent.click(screen.getByRole('button', { name: action }))
    await expect.element(screen.getByRole('status')).toHaveTextContent(done)
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
    expect(requests).toEqual(Array(2).fill({ what: `POST /api/newsletter${path}`, body: { token: 'TOKEN' } }))
  },
)

test.each([
  [true, 'This address is not on the list anymore.'],
  [false, 'If this address is on the list, a link to leave it is on its way to you.'],
])('without a link an email address requests removal; removed at once: %s', async (isRemoved, said) => {
  const requests = serverWith({ 'POST /api/newsletter/unsubscribe-link': () => ({ isRemoved }) })
  const screen = await render(<NewsletterPage />)
  await userEvent.fill(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('status')).toHaveTextContent(said)
  expect(requests).toEqual([
    { what: 'POST /api/newsletter/unsubscribe-link', body: { email: 'ada@example.com' } },
  ])
})

test('a second try that fails says so alone, without what the first one had said', async () => {
  const answers = [{ isRemoved: true }, errorResponse(429, 'Too many for now')]
  serverWith({ 'POST /api/newsletter/unsubscribe-link': () => answers.shift() })
  const screen = await render(<NewsletterPage />)
  await userEvent.fill(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com')
  await userEvent.keyboard('{Enter}')
  const said = screen.getByText('This address is not on the list anymore.')
  await expect.element(said).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Too many for now')
  await expect.element(said).not.toBeInTheDocument()
})

test('the button is disabled during a request', async () => {
  const answer = Promise.withResolvers<Response>()
  serverWith({ 'POST /api/newsletter/unsubscribe': () => answer.promise })
  history.replaceState(null, '', '#leave=TOKEN')
  const screen = await render(<NewsletterPage />)
  const button = screen.getByRole('button', { name: 'Unsubscribe' })
  await userEvent.click(button)
  await expect.element(button).toBeDisabled()
  answer.resolve(errorResponse(503, 'Busy'))
  await expect.element(button).toBeEnabled()
})
