import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { CreateCard } from './create-card.tsx'
import { PollForm } from './poll-form.ts'

async function shown(options: readonly string[]) {
  const done: unknown[] = []
  const screen = await render(
    <CreateCard
      form={v.parse(PollForm, { options: [...options] })}
      isBusy={false}
      onChange={(change) => done.push(change)}
      onSubmit={() => done.push('submitted')}
    />,
  )
  const field = (number: number) =>
    screen.getByRole('textbox', { name: `Option ${number}`, exact: true }).element()
  /** Whether a key was handled. */
  const press = (number: number, more: KeyboardEventInit = {}) =>
    !field(number).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...more }),
    )
  return { done, field, press }
}

test('Enter ignores input method composition and modifier keys', async () => {
  const { done, press } = await shown(['a', 'b'])
  expect([press(2, { isComposing: true }), press(2, { key: 'a' })]).toEqual([false, false])
  expect(done).toEqual([])
  press(2, { ctrlKey: true })
  expect(done).not.toContainEqual({ options: ['a', 'b', ''] })
})

test.each([
  ['x\ry', { options: ['x', 'y'] }],
  ['x\r\ny', { options: ['x', 'y'] }],
])('splits pasted lines at any line ending: %j', async (text, change) => {
  const { done, field } = await shown(['', ''])
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  field(1).dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await vi.waitFor(() => expect(done).toEqual([change]), { timeout: 10_000 })
})

test('Enter moves to the next option, and adds one only after a filled last option', async () => {
  const { done, press, field } = await shown(['a', ' '])
  expect([press(1), document.activeElement === field(2)]).toEqual([true, true])
  expect([press(2), done]).toEqual([false, []])
})
