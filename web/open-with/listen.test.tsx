import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listen } from './listen.ts'
import { openWithSetting } from './setting.ts'

const inputs: unknown[] = []
vi.mock('./show-open-with.tsx', () => ({
  preloadOpenWith: () => {},
  openWith: (input: unknown) => inputs.push(input),
}))

beforeAll(listen)
beforeEach(() => {
  inputs.length = 0
  openWithSetting.set(true)
  document.body.innerHTML = '<main><p>Text</p><input><dialog open><p>Asked</p></dialog></main>'
})

const find = (selector: string) => document.querySelector(selector) ?? document.body

function transfer(text: string, ...files: readonly File[]): DataTransfer {
  const data = new DataTransfer()
  if (text !== '') data.setData('text/plain', text)
  for (const file of files) data.items.add(file)
  return data
}

/** Whether a paste or a drag at an element is accepted. */
function gives(selector: string, kind: 'paste' | 'dragover' | 'drop', data: DataTransfer): boolean {
  const init = { bubbles: true, cancelable: true }
  const event =
    kind === 'paste'
      ? new ClipboardEvent(kind, { ...init, clipboardData: data })
      : new DragEvent(kind, { ...init, dataTransfer: data })
  find(selector).dispatchEvent(event)
  return event.defaultPrevented
}

test('pastes and drops outside of fields and dialogs are offered to the tools, files before text', () => {
  expect(gives('main > p', 'paste', transfer('abc'))).toBe(true)
  expect(gives('main > p', 'drop', transfer('abc', new File(['a'], 'a.txt')))).toBe(true)
  expect(gives('main > p', 'paste', transfer(' \n'))).toBe(false)
  for (const selector of ['input', 'dialog p']) {
    expect(gives(selector, 'paste', transfer('abc'))).toBe(false)
    expect(gives(selector, 'drop', transfer('abc'))).toBe(false)
    expect(gives(selector, 'dragover', transfer('abc'))).toBe(false)
  }
  expect(inputs[0]).toBe('abc')
  expect(inputs.slice(1)).toMatchObject([[{ name: 'a.txt' }]])
})

test('ignores drags that started on this page, until they end', () => {
  find('main > p').dispatchEvent(new DragEvent('dragstart', { bubbles: true }))
  expect(gives('main > p', 'dragover', transfer('abc'))).toBe(false)
  expect(gives('main > p', 'drop', transfer('abc'))).toBe(false)
  find('main > p').dispatchEvent(new DragEvent('dragend', { bubbles: true }))
  expect(gives('main > p', 'dragover', transfer('abc'))).toBe(true)
  expect(gives('main > p', 'drop', transfer('abc'))).toBe(true)
  expect(inputs).toEqual(['abc'])
})

test('ignores handled events, and all events if the feature is off', () => {
  const take = (event: Event) => event.preventDefault()
  document.addEventListener('paste', take, { once: true })
  gives('main > p', 'paste', transfer('abc'))
  openWithSetting.set(false)
  for (const kind of ['paste', 'dragover', 'drop'] as const)
    expect(gives('main > p', kind, transfer('abc'))).toBe(false)
  expect(inputs).toEqual([])
})
