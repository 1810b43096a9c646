import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { filesAtOnce } from '#web/platform/plan-limit.ts'
import { errorResponse, serverWith } from '#web/platform/server.fixture.ts'
import { useMaxFiles } from './use-file-list.ts'

let closed: readonly string[] = []
vi.mock('#web/platform/site-config.ts', () => ({
  siteConfig: () => undefined,
  isDisabled: (path: string) => closed.includes(path),
}))

afterEach(() => {
  closed = []
  localStorage.clear()
  vi.restoreAllMocks()
})

function Limit() {
  return <output aria-label="Limit">{useMaxFiles()}</output>
}

const planOf = (filesAtOnce: number) => ({
  plan: 'pro',
  endsAt: null,
  tried: [],
  filesAtOnce,
  keepsInvoiceTemplates: true,
})

test.each([
  ['the largest plan', () => planOf(200), '200'],
  ['a plan of fewer files than visitors have', () => planOf(10), '50'],
  ['a server that fails', () => errorResponse(500, 'Later'), '50'],
])('with %s, as many files are converted at a time as it allows', async (_, answer, limit) => {
  localStorage.setItem('sundry-account', 'ada')
  const requests = serverWith({ 'GET /api/plan': answer })
  const screen = await render(<Limit />)
  await expect.poll(() => requests.map(({ what }) => what)).toEqual(['GET /api/plan'])
  // A later request resolves later.
  await filesAtOnce()
  await new Promise(requestAnimationFrame)
  await expect.element(screen.getByRole('status', { name: 'Limit' })).toHaveTextContent(limit)
})

test('visitors get 50 files without a request, or 200 if plans are disabled', async () => {
  const requests = serverWith({})
  const screen = await render(<Limit />)
  const limit = screen.getByRole('status', { name: 'Limit' })
  await expect.element(limit).toHaveTextContent('50')
  await screen.unmount()
  closed = ['/pricing']
  const other = await render(<Limit />)
  await expect.element(other.getByRole('status', { name: 'Limit' })).toHaveTextContent('200')
  expect(requests).toEqual([])
})
