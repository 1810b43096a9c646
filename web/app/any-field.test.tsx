import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AnyField } from './any-field.tsx'

const inputs: unknown[] = []

vi.mock('./load-deferred.ts', () => ({
  loadDeferred: async () => ({
    openWith: (input: unknown) => inputs.push(input),
    openSearch: (typed: string) => inputs.push(`search ${typed}`),
  }),
}))

afterEach(() => vi.restoreAllMocks())

test('opens pasted, dropped or chosen content with tools, sends typed text to the search, and ignores whitespace', async () => {
  const screen = await render(<AnyField />)
  const field = screen.getByRole('textbox', { name: 'Paste or drop anything' })
  const file = new File(['a'], 'a.txt')
  const transfer = (text: string, ...files: readonly File[]) => {
    const data = new DataTransfer()
    if (text !== '') data.setData('text/plain', text)
    for (const one of files) data.items.add(one)
    return data
  }
  const paste = (clipboardData: DataTransfer) => {
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    field.element().dispatchEvent(event)
    return event.defaultPrevented
  }
  const drop = (dataTransfer: DataTransfer) => {
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    field.element().dispatchEvent(event)
    return event.defaultPrevented
  }
  expect([paste(transfer(' \n')), paste(transfer('abc')), paste(transfer('', file))]).toEqual([
    false,
    true,
    true,
  ])
  expect([drop(transfer('abc')), drop(transfer('', file))]).toEqual([false, true])
  await expect.poll(() => inputs.length).toBe(3)
  expect(inputs[0]).toBe('abc')
  expect(inputs.slice(1)).toMatchObject([[{ name: 'a.txt' }], [{ name: 'a.txt' }]])
  await userEvent.fill(field, 'loan')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => inputs.at(-1)).toBe('search loan')
  const picker = screen.container.querySelector<HTMLInputElement>('input[type=file]')
  if (!picker) throw new Error('There is no picker')
  const press = vi.spyOn(picker, 'click')
  await userEvent.click(screen.getByRole('button', { name: 'Choose a file' }))
  expect(press).toHaveBeenCalledTimes(1)
})
