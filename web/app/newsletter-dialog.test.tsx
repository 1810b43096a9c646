import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { errorResponse, serverWith } from '../platform/server.fixture.ts'
import { NewsletterDialog } from './newsletter-dialog.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each([
  [true, 'We will write when there is a new tool, and not otherwise.'],
  [false, 'Open the link in the email that is on its way to you. Without it, we will not write again.'],
])(
  'after joining, a newsletter subscriber (confirmed: %s) learns the next step',
  async (isConfirmed, sentence) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let isDown = true
    const requests = serverWith({
      'POST /api/newsletter/join': () => (isDown ? errorResponse(503, 'Not now') : { isConfirmed }),
    })
    const onClose = vi.fn()
    const screen = await render(<NewsletterDialog onClose={onClose} />)
    const field = screen.getByRole('textbox', { name: 'Email' })
    await userEvent.fill(field, 'ada@example.com')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('button', { name: 'Please wait...' })).toBeDisabled()
    await vi.advanceTimersByTimeAsync(1000)
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Not now')
    isDown = false
    await userEvent.click(field)
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('button', { name: 'Please wait...' })).toBeDisabled()
    expect(screen.getByRole('alert').elements()).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    await expect.element(screen.getByText(sentence)).toBeVisible()
    expect(requests).toEqual(
      Array(2).fill({ what: 'POST /api/newsletter/join', body: { email: 'ada@example.com' } }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Continue Exploring' }))
    expect(onClose).toHaveBeenCalled()
  },
)
