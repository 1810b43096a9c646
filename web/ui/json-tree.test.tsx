import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { readJsonDocument } from '#lib/json/document.ts'
import { createWorkerQueue } from '../platform/worker/worker-queue.ts'
import JsonTree from './json-tree.tsx'

const DOCUMENT = readJsonDocument(new TextEncoder().encode('{"a":{"b":[1,2]},"c":null}'))
const QUEUE = createWorkerQueue(() => {
  throw new Error('Nothing is searched')
})

test.each([
  ['Space', ' '],
  ['Enter', '{Enter}'],
])('%s toggles the active node of the tree', async (_, key) => {
  const screen = await render(
    <JsonTree document={DOCUMENT} queue={QUEUE} workerDocument={{ number: 1, source: undefined }} />,
  )
  const items = screen.getByRole('treeitem')
  const rows = () => items.elements().map(({ textContent }) => textContent)
  const tree = screen.getByRole('tree', { name: 'Tree' }).element()
  if (!(tree instanceof HTMLElement)) throw new Error('There is no tree')
  tree.focus()
  await userEvent.keyboard(`{ArrowDown}{ArrowDown}${key}`)
  expect(rows()).toEqual(['{} 2 keys', 'a:{} 1 key', 'b:[] 2 items', '0:1', '1:2', 'c:null'])
  await userEvent.keyboard(key)
  expect(rows()).toEqual(['{} 2 keys', 'a:{} 1 key', 'b:[] 2 items', 'c:null'])
  await userEvent.keyboard(`{ArrowUp}${key}`)
  expect(rows()).toEqual(['{} 2 keys', 'a:{} 1 key', 'c:null'])
  // A plain value has no children.
  await userEvent.keyboard(`{ArrowDown}${key}`)
  expect(rows()).toEqual(['{} 2 keys', 'a:{} 1 key', 'c:null'])
})
