import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { directionOf, useQuickInsert } from './use-quick-insert.ts'

function Box({ onHear }: { readonly onHear: (text: string) => void }) {
  const ref = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('before|after')
  const hear = (next: string) => {
    onHear(next)
    if (next.length < 1_000_000) setText(next)
  }
  useQuickInsert(ref, hear)
  return <textarea ref={ref} aria-label="Text" value={text} onChange={(event) => hear(event.target.value)} />
}

async function pasted(text: string) {
  const heard: string[] = []
  const screen = await render(<Box onHear={(next) => heard.push(next)} />)
  const box = screen.getByRole('textbox', { name: 'Text' }).element()
  if (!(box instanceof HTMLTextAreaElement)) throw new Error('No text box')
  box.setSelectionRange(6, 7)
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  box.dispatchEvent(event)
  return { heard, box, isHandled: event.defaultPrevented, unmount: screen.unmount }
}

test('a large paste replaces the selection in one step, with the caret after it', async () => {
  const long = 'x'.repeat(20_000)
  const { heard, box, isHandled } = await pasted(long)
  expect(isHandled).toBe(true)
  expect(heard).toEqual([`before${long}after`])
  expect([box.selectionStart, box.dir]).toEqual([20_006, 'ltr'])
})

test('a shorter one is left to the browser', async () => {
  expect(await pasted('x'.repeat(19_999))).toMatchObject({ heard: [], isHandled: false })
})

test('huge text is only reported to the tool, with the text before and after it', async () => {
  const huge = 'y'.repeat(1_000_000)
  const { heard, box, isHandled } = await pasted(huge)
  expect([isHandled, heard.length]).toEqual([true, 1])
  expect(heard[0] === `before${huge}after`).toBe(true)
  expect(box.value).toBe('before|after')
})

test('directionOf(): detects the direction of large content once, and leaves short text to the browser', () => {
  expect(directionOf('ש'.repeat(19_999))).toBe('auto')
  expect(directionOf('ש'.repeat(20_000))).toBe('rtl')
  expect(directionOf('x'.repeat(20_000))).toBe('ltr')
})
