import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listen } from './listen.ts'
import { takesAnything } from './setting.ts'

const given: unknown[] = []
vi.mock('./show-open-with.tsx', () => ({
  expectGift: () => {},
  openWith: (gift: unknown) => given.push(gift),
}))

beforeAll(listen)
beforeEach(() => {
  given.length = 0
  takesAnything.set(true)
  document.body.innerHTML = '<main><p>Text</p><input><dialog open><p>Asked</p></dialog></main>'
})

const place = (selector: string) => document.querySelector(selector) ?? document.body

function transfer(text: string, ...files: readonly File[]): DataTransfer {
  const data = new DataTransfer()
  if (text !== '') data.setData('text/plain', text)
  for (const file of files) data.items.add(file)
  return data
}

/** Whether a paste or a drag at a place is taken. */
function gives(selector: string, kind: 'paste' | 'dragover' | 'drop', data: DataTransfer): boolean {
  const init = { bubbles: true, cancelable: true }
  const event =
    kind === 'paste'
      ? new ClipboardEvent(kind, { ...init, clipboardData: data })
      : new DragEvent(kind, { ...init, dataTransfer: data })
  place(selector).dispatchEvent(event)
  return event.defaultPrevented
}

test('what is pasted or dropped beside fields and dialogs is offered to the tools, files before text', () => {
  expect(gives('main > p', 'paste', transfer('abc'))).toBe(true)
  expect(gives('main > p', 'drop', transfer('abc', new File(['a'], 'a.txt')))).toBe(true)
  expect(gives('main > p', 'paste', transfer(' \n'))).toBe(false)
  for (const taken of ['input', 'dialog p']) {
    expect(gives(taken, 'paste', transfer('abc'))).toBe(false)
    expect(gives(taken, 'drop', transfer('abc'))).toBe(false)
    expect(gives(taken, 'dragover', transfer('abc'))).toBe(false)
  }
  expect(given[0]).toBe('abc')
  expect(given.slice(1)).toMatchObject([[{ name: 'a.txt' }]])
})

test('what begins on the page itself is no gift, until it is let go', () => {
  place('main > p').dispatchEvent(new DragEvent('dragstart', { bubbles: true }))
  expect(gives('main > p', 'dragover', transfer('abc'))).toBe(false)
  expect(gives('main > p', 'drop', transfer('abc'))).toBe(false)
  place('main > p').dispatchEvent(new DragEvent('dragend', { bubbles: true }))
  expect(gives('main > p', 'dragover', transfer('abc'))).toBe(true)
  expect(gives('main > p', 'drop', transfer('abc'))).toBe(true)
  expect(given).toEqual(['abc'])
})

test('what the page has taken already, and everything where nobody wants it, is left alone', () => {
  const take = (event: Event) => event.preventDefault()
  document.addEventListener('paste', take, { once: true })
  gives('main > p', 'paste', transfer('abc'))
  takesAnything.set(false)
  for (const kind of ['paste', 'dragover', 'drop'] as const)
    expect(gives('main > p', kind, transfer('abc'))).toBe(false)
  expect(given).toEqual([])
})
