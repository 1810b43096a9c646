import { createRef, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CodeBox } from './code-box.tsx'
// Its script loads with the tests, so that none waits for it.
import type { TextCaret } from './code-editor.tsx'
import './code-editor.tsx'

let reported: string

beforeEach(() => {
  reported = ''
})

function Box({
  first,
  caret = createRef(),
}: {
  readonly first: string
  readonly caret?: React.Ref<TextCaret>
}) {
  const [text, setText] = useState(first)
  return (
    <>
      <CodeBox
        label="Text"
        language="text"
        value={text}
        onChange={(next) => {
          reported = next
          setText(next)
        }}
        placeholder=""
        errorId={undefined}
        errorOffset={undefined}
        caretRef={caret}
      />
      <button type="button" onClick={() => setText('put in')}>
        Another text
      </button>
    </>
  )
}

const editor = () => document.querySelector<HTMLElement>('.cm-content')

test('the editor replaces the text box on blur, not while it has the focus', async () => {
  const screen = await render(<Box first="one" />)
  const box = screen.getByRole('textbox', { name: 'Text' })
  box.element().focus()
  await userEvent.keyboard('{End} two')
  expect([reported, editor()]).toEqual(['one two', null])
  await userEvent.click(screen.getByRole('button', { name: 'Another text' }))
  await expect.poll(() => editor()?.textContent).toBe('put in')
})

test('each line has its number from the first frame and while it is typed, and the editor has them too', async () => {
  const screen = await render(<Box first={'one\ntwo'} />)
  const lines = () =>
    [...document.querySelectorAll('.line-numbers > *')].map((line) => line.getAttribute('data-line'))
  expect(lines()).toEqual(['one', 'two'])
  screen.getByRole('textbox', { name: 'Text' }).element().focus()
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}{Enter}x')
  expect(lines()).toEqual(['one', 'two', '', 'x'])
  // They are pictures of the text, not text.
  await expect.element(screen.getByText('one')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Another text' }))
  await expect.poll(() => document.querySelector('.cm-lineNumbers')?.textContent).toContain('1')
  expect(lines()).toEqual([])
})

test('text, caret and the way back go over into the editor', async () => {
  const caret = createRef<TextCaret>()
  const screen = await render(<Box first="one" caret={caret} />)
  const box = screen.getByRole('textbox', { name: 'Text' })
  box.element().focus()
  await userEvent.keyboard('{End}!')
  expect(reported).toBe('one!')
  box.element().blur()
  await expect.poll(() => editor()?.textContent).toBe('one!')
  caret.current?.focus()
  await expect.poll(() => document.activeElement).toBe(editor())
  await userEvent.keyboard('?')
  await expect.poll(() => reported).toBe('one!?')
  await userEvent.keyboard('{Control>}z{/Control}')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => reported).toBe('one')
})

test('a long paste replaces the selection in the editor immediately; a short one remains in the box', async () => {
  const screen = await render(<Box first="old" />)
  const box = screen.getByRole('textbox', { name: 'Text' })
  box.element().focus()
  await userEvent.keyboard('{Control>}a{/Control}')
  const paste = (text: string) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    box.element().dispatchEvent(event)
    return event.defaultPrevented
  }
  // The script of the editor is on its way since the first key.
  await new Promise(requestAnimationFrame)
  expect(paste('x'.repeat(19_999))).toBe(false)
  await expect.poll(() => editor() !== null || paste('x'.repeat(20_000))).toBe(true)
  await expect.poll(() => reported).toBe('x'.repeat(20_000))
})

test('the text box does not wrap large content', async () => {
  const screen = await render(<Box first={'x'.repeat(200_000)} />)
  await expect.element(screen.getByRole('textbox', { name: 'Text' })).not.toHaveAttribute('wrap')
  await screen.unmount()
  const longer = await render(<Box first={'x'.repeat(200_001)} />)
  await expect.element(longer.getByRole('textbox', { name: 'Text' })).toHaveAttribute('wrap', 'off')
})

test('the text box handles a long paste during composition or with files', async () => {
  const screen = await render(<Box first="old" />)
  const box = screen.getByRole('textbox', { name: 'Text' }).element()
  if (!(box instanceof HTMLTextAreaElement)) throw new Error('There is no box')
  box.focus()
  await userEvent.keyboard('{End}!')
  await new Promise(requestAnimationFrame)
  const paste = (...files: readonly File[]) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'x'.repeat(20_000))
    for (const file of files) clipboardData.items.add(file)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    box.dispatchEvent(event)
    return event.defaultPrevented
  }
  box.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  expect([paste(), editor()]).toEqual([false, null])
  box.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  expect([paste(new File(['a'], 'a.txt')), editor()]).toEqual([false, null])
  await expect.poll(() => editor() !== null || paste()).toBe(true)
  await expect.poll(() => reported).toBe(`old!${'x'.repeat(20_000)}`)
})
