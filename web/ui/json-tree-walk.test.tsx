import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { readJsonDocument } from '#lib/json/document.ts'
import { spyOnClipboard } from '../platform/copies.fixture.ts'
import { createWorkerQueue } from '../platform/worker/worker-queue.ts'
import JsonTree from './json-tree.tsx'
import { JsonTreeSearch } from './json-tree-search.tsx'
import { scrollTopFor } from './virtual-list.tsx'

let matches: Uint32Array | undefined

vi.mock('../platform/worker/use-live-job.ts', () => ({
  useLiveJob: (_: unknown, job: unknown) => ({
    last: job && matches ? { job, result: { ok: true, value: matches } } : undefined,
  }),
}))

beforeEach(() => {
  matches = new Uint32Array([])
})
afterEach(() => vi.restoreAllMocks())

const WORKER_DOCUMENT = { number: 1, source: undefined }
const QUEUE = createWorkerQueue(() => {
  throw new Error('Nothing is asked')
})

async function treeOf(text: string) {
  const document = readJsonDocument(new TextEncoder().encode(text))
  const screen = await render(<JsonTree document={document} queue={QUEUE} workerDocument={WORKER_DOCUMENT} />)
  const tree = screen.getByRole('tree', { name: 'Tree' }).element()
  if (tree instanceof HTMLElement) tree.focus()
  return {
    screen,
    rows: () =>
      screen
        .getByRole('treeitem')
        .elements()
        .map(({ textContent }) => textContent),
    active: () => {
      const id = tree.getAttribute('aria-activedescendant') ?? ''
      return globalThis.document.getElementById(id)
    },
  }
}

test.each([
  ['c', 'cat:1'],
  ['cc', 'cow:2'],
  ['ccc', 'cat:1'],
  ['co', 'cow:2'],
  ['COW', 'cow:2'],
  ['dog s', 'dog sled:3'],
  ['x', '{} 3 keys'],
])('the first characters of a key lead to its row: %s', async (keys, row) => {
  const { active } = await treeOf('{"cat":1,"cow":2,"dog sled":3}')
  await userEvent.keyboard(keys)
  await expect.poll(() => active()?.textContent).toBe(row)
})

test('an item of an array is found by its index', async () => {
  const { active } = await treeOf('[7,8,9]')
  await userEvent.keyboard('2')
  await expect.poll(() => active()?.textContent).toBe('2:9')
})

test('keys navigate, expand and collapse the tree, and announce the position', async () => {
  const { active, rows, screen } = await treeOf('{"a":{"b":[1,2]},"c":null}')
  const now = () => active()?.textContent
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(now).toBe('a:{} 1 key')
  expect([active()?.ariaSelected, active()?.ariaExpanded, active()?.ariaLevel]).toEqual(['true', 'true', '2'])
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(now).toBe('b:[] 2 items')
  expect([active()?.ariaExpanded, active()?.ariaPosInSet, active()?.ariaSetSize]).toEqual(['false', '1', '1'])
  await userEvent.keyboard('{ArrowRight}')
  expect(rows()).toHaveLength(6)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.poll(now).toBe('1:2')
  expect([active()?.ariaExpanded, active()?.ariaPosInSet, active()?.ariaSetSize]).toEqual([null, '2', '2'])
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(now).toBe('b:[] 2 items')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(rows).toHaveLength(4)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(now).toBe('a:{} 1 key')
  await userEvent.keyboard('{End}')
  await expect.poll(now).toBe('c:null')
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  expect(now()).toBe('c:null')
  await userEvent.keyboard('{Home}')
  await expect.poll(now).toBe('{} 2 keys')
  expect(screen.getByRole('treeitem', { selected: true }).elements()).toHaveLength(1)
})

test('a value is copied as written, and its path as JSONPath and JSON Pointer', async () => {
  const copies = spyOnClipboard()
  const { screen } = await treeOf('{"a/b":[1.50]}')
  await userEvent.keyboard('{End}{ArrowRight}{ArrowDown}')
  await expect.element(screen.getByText("$['a/b'][0]")).toBeVisible()
  for (const name of ['Copy value', 'Copy JSONPath', 'Copy JSON Pointer'])
    await userEvent.click(screen.getByRole('button', { name }))
  expect(copies).toEqual(['1.50', "$['a/b'][0]", '/a~1b/0'])
})

test('as many levels are shown as are chosen, and a press opens one', async () => {
  const { screen, rows } = await treeOf('{"a":{"b":{"c":1}}}')
  const levels = screen.getByRole('combobox', { name: 'Levels shown' })
  await expect.element(levels).toHaveDisplayValue('2')
  expect(rows()).toEqual(['{} 1 key', 'a:{} 1 key', 'b:{} 1 key'])
  await userEvent.selectOptions(levels, 'All')
  await expect.poll(rows).toEqual(['{} 1 key', 'a:{} 1 key', 'b:{} 1 key', 'c:1'])
  await userEvent.selectOptions(levels, '1')
  await expect.poll(rows).toEqual(['{} 1 key', 'a:{} 1 key'])
  await userEvent.click(screen.getByText('a', { exact: true }))
  await expect.poll(rows).toEqual(['{} 1 key', 'a:{} 1 key', 'b:{} 1 key'])
})

test('search results are counted and cycled, from the start with each query', async () => {
  const shown: number[] = []
  const screen = await render(
    <JsonTreeSearch queue={QUEUE} document={WORKER_DOCUMENT} onShow={(node) => shown.push(node)} />,
  )
  const field = screen.getByRole('searchbox', { name: 'Search tree' })
  const status = screen.getByRole('status')
  const next = screen.getByRole('button', { name: 'Next match' })
  await expect.element(status).toHaveTextContent('')
  await expect.element(next).toBeDisabled()
  await userEvent.fill(field, 'x')
  await expect.element(status).toHaveTextContent('No match')
  matches = new Uint32Array([3, 5, 9])
  await userEvent.fill(field, 'xy')
  await expect.element(status).toHaveTextContent('3 found')
  await userEvent.keyboard('{Enter}')
  await expect.element(status).toHaveTextContent('1 of 3')
  await userEvent.click(next)
  await expect.element(status).toHaveTextContent('2 of 3')
  await userEvent.click(screen.getByRole('button', { name: 'Previous match' }))
  await userEvent.click(field)
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await expect.element(status).toHaveTextContent('3 of 3')
  await userEvent.keyboard('{Enter}')
  expect(shown).toEqual([3, 5, 3, 9, 3])
  await userEvent.fill(field, 'xyz')
  await expect.element(status).toHaveTextContent('3 found')
})

test('scrolls to a row by the minimum distance', () => {
  const at = (scrollTop: number) => {
    const list = document.createElement('div')
    // A list of a hundred rows, five of them in sight.
    Object.defineProperties(list, { clientHeight: { value: 50 }, scrollTop: { value: scrollTop } })
    return list
  }
  expect(scrollTopFor(3, 100, 10, at(100))).toBe(30)
  expect(scrollTopFor(12, 100, 10, at(100))).toBeUndefined()
  expect(scrollTopFor(14, 100, 10, at(100))).toBeUndefined()
  expect(scrollTopFor(15, 100, 10, at(100))).toBe(110)
})
