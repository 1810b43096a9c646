import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NO_MATCHES } from './matches.ts'
import { RegexState } from './regex-state.ts'
import { ResultPane } from './result-pane.tsx'
import type { RegexTester } from './use-regex.ts'

/** Only these parts of the tool are used. */
const pane = (known: Partial<RegexTester>) => {
  const tool = { state: v.parse(RegexState, {}), matches: NO_MATCHES, matchedText: '', ...known }
  return <ResultPane tool={tool as RegexTester} />
}

test('a long search can be cancelled, and a stopped one continues with more time', async () => {
  const cancel = vi.fn()
  const continueLonger = vi.fn()
  const screen = await render(pane({ progress: 0.4, cancel }))
  await expect
    .element(screen.getByRole('progressbar', { name: 'Searching…' }))
    .toHaveAttribute('aria-valuenow', '40')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(cancel).toHaveBeenCalledTimes(1)
  await screen.rerender(pane({ isCanceled: true }))
  await expect.element(screen.getByText('Cancelled. Any change starts again.')).toBeVisible()
  await screen.rerender(pane({ stoppedAfterS: 2, continueLonger }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Stopped after 2 s: this pattern is too')
  await userEvent.click(screen.getByRole('button', { name: 'Continue for 10 s' }))
  expect(continueLonger).toHaveBeenCalledTimes(1)
  await screen.rerender(pane({}))
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expect
    .element(screen.getByText('Each match is listed here, with its place and its groups.'))
    .toBeVisible()
})
