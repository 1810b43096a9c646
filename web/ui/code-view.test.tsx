import { expect, test } from 'vitest'
import { createCodeView, replaceText, setLook } from './code-view.ts'

const LOOK = {
  label: 'Text',
  language: 'json',
  placeholder: '',
  errorId: undefined,
  errorOffset: undefined,
} as const
const START = { steps: [], anchor: 0, head: 0, scrollTop: 0, pasted: undefined }

function open(text: string) {
  const container = document.createElement('div')
  document.body.append(container)
  return createCodeView(container, text, LOOK, START, () => {})
}
const decorated = (of: string) =>
  [...document.querySelectorAll(`.cm-${of}`)].map((element) => element.textContent)

test('error decorations disappear when the whole text is replaced, before a new error is known', () => {
  const view = open('{\n  "a": 1,\n  "b": [1,2,3]\n  "c": true\n}')
  setLook(view, { ...LOOK, errorOffset: 27 })
  expect(decorated('wrong-line')).toEqual(['  "c": true'])
  replaceText(view, '{"a":1}')
  expect(view.state.doc.toString()).toBe('{"a":1}')
  expect(decorated('wrong-character')).toEqual([])
  view.destroy()
})

test('error decorations remain at their character after an insertion before it', () => {
  const view = open('[1,2,,3]')
  setLook(view, { ...LOOK, errorOffset: 5 })
  view.dispatch({ changes: { from: 1, insert: '0,' } })
  expect([decorated('wrong-line'), decorated('wrong-character')]).toEqual([['[0,1,2,,3]'], [',']])
  view.destroy()
})

test('the caret keeps its position when the editor regains focus, however busy the page is', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  const view = createCodeView(container, '[1,2]', LOOK, { ...START, anchor: 3, head: 3 }, () => {})
  const isNoticed = new Promise((resolve) =>
    document.addEventListener('selectionchange', resolve, { once: true }),
  )
  view.contentDOM.focus()
  for (const end = performance.now() + 300; performance.now() < end; );
  await isNoticed
  await new Promise(requestAnimationFrame)
  document.execCommand('insertText', false, '0')
  await expect.poll(() => view.state.doc.toString()).toBe('[1,02]')
  view.destroy()
})

test.each([
  ['Home goes', false, [9, 9]],
  ['Shift+Home selects', true, [12, 9]],
])(
  '%s to the start of the line, past its indent, before any later key event',
  (_, shiftKey, [anchor, head]) => {
    const container = document.createElement('div')
    document.body.append(container)
    const view = createCodeView(
      container,
      '{"a": [\n\n  12\n]}',
      LOOK,
      { ...START, anchor: 12, head: 12 },
      () => {},
    )
    view.focus()
    const isLeft = view.contentDOM.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Home', keyCode: 36, shiftKey, bubbles: true, cancelable: true }),
    )
    const { main } = view.state.selection
    expect([isLeft, main.anchor, main.head]).toEqual([false, anchor, head])
    view.destroy()
  },
)
