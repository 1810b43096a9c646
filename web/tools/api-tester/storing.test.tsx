import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { persistedState, persistState } from '#web/platform/store/persisted.fixture.ts'
import { type ApiRequest, FIRST_REQUEST } from './api-request.ts'
import { useApiTester } from './use-api-tester.ts'

const ADDRESS = 'https://example.com/items?token=abc&page=2'
const SAFE = 'https://example.com/items?token=&page=2'

let tool: ReturnType<typeof useApiTester>
function Tool() {
  tool = useApiTester()
  return (
    <button type="button" onClick={() => tool.setKeeps(!tool.keeps)}>
      {tool.keeps ? 'Store nothing' : 'Store again'}
    </button>
  )
}

const secret: ApiRequest = {
  ...FIRST_REQUEST,
  url: ADDRESS,
  headers: [{ id: 1, name: 'Authorization', value: 'Bearer abc', isOn: true }],
}
const variables = [
  { id: 1, name: 'host', value: 'example.com', isOn: true },
  { id: 2, name: 'token', value: 'abc', isOn: true },
]
const environments = { active: 'Test', list: [{ name: 'Test', variables }] }
const entry = { id: 'a', at: 5, request: secret, status: 200, timeMs: 7 }

const stored = () => ['api-tester', 'api-tester-variables', 'api-tester-history'].map(persistedState)

async function filled() {
  const screen = await render(<Tool />)
  await expect.element(screen.getByRole('button')).toBeVisible()
  tool.setRequest(secret)
  tool.setPatience('9')
  tool.setEnvironments(environments)
  tool.setHistory({ entries: [entry] })
  return { screen, turn: () => userEvent.click(screen.getByRole('button')) }
}

beforeEach(async () => {
  for (const slug of ['api-tester', 'api-tester-variables', 'api-tester-history']) persistState(slug)
  const screen = await render(<Tool />)
  if (!tool.keeps) await userEvent.click(screen.getByRole('button'))
  await screen.unmount()
})

test('turning storing off deletes stored data at once, and the page keeps its content until it is left', async () => {
  const { turn } = await filled()
  const [request, known, history] = stored()
  expect(request).toMatchObject({ request: { url: SAFE }, patience: '9', keeps: true })
  expect(known).toMatchObject({ active: 'Test', list: [{ name: 'Test' }] })
  expect(history).toMatchObject({ entries: [{ id: 'a', request: { url: SAFE } }] })
  expect(JSON.stringify([request, known, history])).not.toContain('abc')
  await turn()
  expect(stored()).toEqual([
    { request: FIRST_REQUEST, patience: '9', keeps: false },
    { active: 'Default', list: [{ name: 'Default', variables: [] }] },
    { entries: [] },
  ])
  expect([tool.request, tool.environments, tool.history]).toEqual([
    secret,
    environments,
    { entries: [entry] },
  ])
})

test('while storing is off nothing new is stored; turned on again all that is on the page is', async () => {
  const { turn } = await filled()
  await turn()
  tool.setHistory((now) => ({ entries: [{ ...entry, id: 'b' }, ...now.entries] }))
  tool.setRequest({ ...secret, method: 'PUT' })
  tool.setEnvironments({ ...environments, active: 'Test' })
  expect(stored().slice(1)).toEqual([
    { active: 'Default', list: [{ name: 'Default', variables: [] }] },
    { entries: [] },
  ])
  await expect.poll(() => tool.request.method).toBe('PUT')
  await turn()
  const [request, known, history] = stored()
  expect(request).toMatchObject({ request: { url: SAFE, method: 'PUT' }, keeps: true })
  expect(known).toMatchObject({ active: 'Test' })
  expect(history).toMatchObject({ entries: [{ id: 'b' }, { id: 'a' }] })
})

test('if another tab turns storing off this one stores nothing either, and keeps its own request', async () => {
  await filled()
  stored()
  persistState('api-tester', { request: FIRST_REQUEST, patience: '30', keeps: false })
  await expect.poll(() => tool.keeps).toBe(false)
  expect([tool.request, tool.patience]).toEqual([secret, '9'])
  tool.setHistory((now) => ({ entries: [{ ...entry, id: 'b' }, ...now.entries] }))
  expect(persistedState('api-tester-history')).toEqual({ entries: [] })
})

test('another tab’s history is merged, including everything that this tab has sent itself', async () => {
  await filled()
  stored()
  const theirs = { ...entry, id: 'theirs', request: { ...FIRST_REQUEST, url: 'https://example.com/theirs' } }
  persistState('api-tester-history', { entries: [theirs, { ...entry, request: FIRST_REQUEST }] })
  await expect.poll(() => tool.history.entries.map(({ id }) => id)).toEqual(['theirs', 'a'])
  expect(tool.history.entries.map(({ request }) => request.url)).toEqual([
    'https://example.com/theirs',
    ADDRESS,
  ])
})

test('Undo of Clear brings back the request with its secrets and its answer', async () => {
  await filled()
  const failure = {
    failure: { problem: { message: 'No answer', detail: '' }, timeMs: 1, isUnexplained: false },
  }
  tool.setResult(failure)
  await expect.poll(() => tool.result).toEqual(failure)
  const undo = tool.clear()
  await expect.poll(() => tool.request.url).toBe('')
  expect([tool.request, tool.result]).toEqual([{ ...FIRST_REQUEST, url: '' }, undefined])
  undo()
  await expect.poll(() => tool.request).toEqual(secret)
  expect(tool.result).toEqual(failure)
})

test('a link and a stored request contain no credentials, and nothing is sent without a URL', async () => {
  const fetched = vi.spyOn(window, 'fetch')
  await filled()
  expect(tool.shared()).toMatchObject({ url: SAFE })
  expect(JSON.stringify(tool.shared())).not.toContain('abc')
  tool.setRequest({ ...secret, url: ' ' })
  await expect.poll(() => tool.request.url).toBe(' ')
  await tool.send()
  expect([fetched.mock.calls.length, tool.history.entries.length]).toEqual([0, 1])
  fetched.mockRestore()
})
