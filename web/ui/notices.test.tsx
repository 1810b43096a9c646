import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PROGRAMS_PATH } from '#contract/programs.ts'
import { errorResponse, serverWith } from '../platform/server.fixture.ts'
import { Announcer } from './announcer.tsx'
import { EmptyState } from './empty-state.tsx'
import { ProgramsNotice } from './programs-notice.tsx'
import { UpgradeBanner } from './upgrade-banner.tsx'

let closed: readonly string[] = []
vi.mock('../platform/site-config.ts', () => ({
  siteConfig: () => undefined,
  isDisabled: (path: string) => closed.includes(path),
}))

afterEach(() => {
  closed = []
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a screen reader announces the latest text once it is unchanged for 600 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const screen = await render(<Announcer text="one" />)
  const said = () => screen.container.querySelector('[aria-live=polite]')?.textContent
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
  await pass(599)
  expect(said()).toBe('')
  await screen.rerender(<Announcer text="two" />)
  await pass(599)
  expect(said()).toBe('')
  await pass(1)
  expect(said()).toBe('two')
  await screen.rerender(<Announcer text="" />)
  expect(said()).toBe('two')
  await pass(600)
  expect(said()).toBe('')
})

test('a plan is offered with the way to it, and not where the operator has closed the prices', async () => {
  const screen = await render(<UpgradeBanner title="More at once">100 files.</UpgradeBanner>)
  await expect
    .element(screen.getByRole('link', { name: 'Start 7-Day Free Trial' }))
    .toHaveAttribute('href', '/pricing')
  closed = ['/pricing']
  const none = await render(<UpgradeBanner title="More at once">100 files.</UpgradeBanner>)
  expect(none.container.textContent).toBe('')
})

test('an empty pane offers three examples at most, each by its own name', async () => {
  const chosen: string[] = []
  const examples = ['A', 'B', 'C', 'D'].map((title) => ({ title }))
  const pane = (coming: string, some: typeof examples) => (
    <EmptyState coming={coming} examples={some} onExample={(title) => chosen.push(title)} />
  )
  const screen = await render(pane('The output comes here.', examples))
  expect(screen.container.textContent).toBe('The output comes here.TryABC')
  await userEvent.click(screen.getByRole('button', { name: 'B' }))
  expect(chosen).toEqual(['B'])
  await screen.rerender(pane('', []))
  expect(screen.container.textContent).toBe('')
})

test.each<[string, () => unknown, boolean]>([
  ['lets them in', () => ({ enabled: true }), true],
  ['lets none in', () => ({ enabled: false }), false],
  ['cannot be asked', () => errorResponse(503, 'Not now'), false],
])('the privacy policy speaks of programs where the operator %s', async (_, answer, isShown) => {
  const requests = serverWith({ [`GET ${PROGRAMS_PATH}`]: answer })
  const screen = await render(<ProgramsNotice />)
  await expect.poll(() => requests.length).toBe(1)
  if (isShown) await expect.element(screen.getByText(/^Programs to which the operator/)).toBeVisible()
  else expect(screen.container.textContent).toBe('')
})
