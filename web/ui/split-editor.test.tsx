import { useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { GoToError, TextPane, TextResult } from './pane.tsx'
import { SplitEditor } from './split-editor.tsx'
import { Views } from './views.tsx'

function Controlled({ result }: { readonly result: unknown }) {
  const [text, setText] = useState('typed')
  return (
    <>
      <button type="button">Elsewhere</button>
      <SplitEditor
        input={<TextPane label="In" value={text} onChange={setText} />}
        output={<TextResult label="Out" text={String(result)} />}
        result={result}
        empty={
          result === undefined && { coming: 'Soon here', examples: [{ title: 'One' }], onExample: () => {} }
        }
      />
    </>
  )
}

test('a result opens if the user is not typing, and is flagged as new otherwise', async () => {
  const screen = await render(<Controlled result={undefined} />)
  const tab = (name: string) => screen.getByRole('tab', { name })
  const chosen = () => screen.getByRole('tab', { selected: true }).element().textContent
  await expect.element(screen.getByText('Soon here')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('textbox', { name: 'In' }))
  await screen.rerender(<Controlled result="a" />)
  await expect.element(screen.getByText('Soon here')).not.toBeInTheDocument()
  expect(chosen()).toBe('Input')
  await expect.element(tab('Output')).toHaveTextContent('Output •')
  await userEvent.click(tab('Output'))
  await expect.element(tab('Output')).toHaveTextContent('Output')
  await userEvent.click(tab('Input'))
  // The same result has been seen.
  await expect.element(tab('Output')).toHaveTextContent('Output')
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  await screen.rerender(<Controlled result="b" />)
  await expect.poll(chosen).toBe('Output')
})

test('an invalid input is the reason of a missing result, on a phone in the output only', async () => {
  const editor = (result: unknown) => (
    <SplitEditor input="In" output="Out" result={result} isInvalid empty={false} />
  )
  const screen = await render(editor(undefined))
  const reason = screen.getByText('Fix the error in the input to see the result.')
  await expect.element(reason).toHaveClass('max-lg:hidden')
  await userEvent.click(screen.getByRole('tab', { name: 'Output' }))
  await expect.element(reason).not.toHaveClass('max-lg:hidden')
  await screen.rerender(editor('a'))
  await expect.element(reason).not.toBeInTheDocument()
})

test('a button below what is typed leads to its new result', async () => {
  const screen = await render(<Controlled result={undefined} />)
  const button = screen.getByRole('button', { name: 'See output', includeHidden: true })
  await userEvent.click(screen.getByRole('textbox', { name: 'In' }))
  await expect.element(button).not.toBeInTheDocument()
  await screen.rerender(<Controlled result="a" />)
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(screen.getByRole('tab', { name: 'Output' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(button).not.toBeInTheDocument()
})

test('an uploaded file is given as a whole, and its result is shown', async () => {
  const editor = (result: unknown) => (
    <SplitEditor input={<input type="file" aria-label="Upload" />} output="Out" result={result} />
  )
  const screen = await render(editor(undefined))
  await userEvent.upload(screen.getByLabelText('Upload'), new File(['a'], 'a.csv'))
  await screen.rerender(editor('new'))
  await expect
    .element(screen.getByRole('tab', { name: 'Output', includeHidden: true }))
    .toHaveAttribute('aria-selected', 'true')
})

test.each([
  ['into an empty box', '', '', 'Output'],
  ['over all of the text', 'old', '{Control>}a{/Control}', 'Output'],
  ['into input that is being edited', 'old', '', 'Input'],
] as const)('pasting %s: the side that is shown', async (_, text, keys, expected) => {
  const editor = (result: unknown) => (
    <SplitEditor
      input={<TextPane label="In" value={text} onChange={() => {}} />}
      output={<TextResult label="Out" text={String(result)} />}
      result={result}
    />
  )
  const screen = await render(editor(text || undefined))
  const box = screen.getByRole('textbox', { name: 'In' })
  const chosen = () => screen.getByRole('tab', { selected: true }).element().textContent
  await userEvent.click(screen.getByRole('tab', { name: 'Input' }))
  await userEvent.click(box)
  if (keys) await userEvent.keyboard(keys)
  box.element().dispatchEvent(new ClipboardEvent('paste', { bubbles: true }))
  await screen.rerender(editor('new'))
  await expect.poll(chosen).toBe(expected)
  // A result of what is typed then is only marked.
  await userEvent.click(screen.getByRole('tab', { name: 'Input' }))
  await userEvent.click(box)
  await userEvent.keyboard('x')
  await screen.rerender(editor('newer'))
  await expect.element(screen.getByRole('tab', { name: 'Output' })).toHaveTextContent('Output •')
  expect(chosen()).toBe('Input')
})

test('a requested result opens even while the user types', async () => {
  const editor = (result: unknown) => (
    <SplitEditor
      input={<TextPane label="In" value="" onChange={() => {}} />}
      output={<TextResult label="Out" text={String(result)} />}
      result={result}
      isOnRequest
    />
  )
  const screen = await render(editor(undefined))
  const chosen = () => screen.getByRole('tab', { selected: true }).element().textContent
  await userEvent.click(screen.getByRole('textbox', { name: 'In' }))
  expect(chosen()).toBe('Input')
  await screen.rerender(editor('a'))
  await expect.poll(chosen).toBe('Output')
})

test('reports the selected text on change, and an empty selection', async () => {
  const onSelection = vi.fn()
  const pane = (more: { readonly errorId?: string }) => (
    <>
      <TextPane label="In" value="one two" onChange={() => {}} onSelection={onSelection} isProse {...more} />
      <p id="wrong">It is wrong</p>
    </>
  )
  const screen = await render(pane({}))
  const box = screen.getByRole('textbox', { name: 'In' })
  await expect.element(box).toHaveAttribute('spellcheck', 'true')
  await expect.element(box).not.toHaveAttribute('aria-invalid')
  await userEvent.click(box)
  await userEvent.keyboard('{Home}{Shift>}{ArrowRight>3/}{/Shift}')
  await expect.poll(() => onSelection.mock.calls.at(-1)).toEqual(['one'])
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => onSelection.mock.calls.at(-1)).toEqual([''])
  await screen.rerender(pane({ errorId: 'wrong' }))
  await expect.element(box).toHaveAttribute('aria-invalid', 'true')
  await expect.element(box).toHaveAccessibleDescription('It is wrong')
})

test('Go to error selects its position, and is hidden without a position', async () => {
  function Text({ offset }: { readonly offset: number | undefined }) {
    const ref = useRef<HTMLTextAreaElement>(null)
    return (
      <>
        <textarea ref={ref} aria-label="Text" defaultValue="0123456789" />
        <GoToError inputRef={ref} offset={offset} />
      </>
    )
  }
  const screen = await render(<Text offset={4} />)
  await userEvent.click(screen.getByRole('button', { name: 'Go to error' }))
  const box = screen.getByRole('textbox', { name: 'Text' })
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveSelection('4')
  await screen.rerender(<Text offset={undefined} />)
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

/** As the style sheet has it, which no component test loads. */
const SIDE_BY_SIDE = '.snap-x { display: flex; overflow-x: auto } .snap-start { flex: 0 0 100% }'

test('of several views of a result one is the panel of its tab, chosen by it or by a swipe, and the others have no focus', async () => {
  const screen = await render(
    <div style={{ width: 300 }}>
      <style>{SIDE_BY_SIDE}</style>
      <Views
        label="Output"
        views={{ Text: <p>the text</p>, Tree: <button type="button">A leaf</button> }}
        actions={<b>beside</b>}
        foot={<i>below</i>}
      />
    </div>,
  )
  const panel = () => screen.getByRole('tabpanel').element().ariaLabel
  expect(panel()).toBe('Output: Text')
  await expect.element(screen.getByText('beside')).toBeVisible()
  await expect.element(screen.getByText('below')).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Tree' }))
  expect(panel()).toBe('Output: Tree')
  await userEvent.click(screen.getByRole('tab', { name: 'Text' }))
  expect(panel()).toBe('Output: Text')
  const leaf = screen.getByRole('button', { name: 'A leaf', includeHidden: true }).element()
  const canFocus = () => {
    if (leaf instanceof HTMLElement) leaf.focus()
    return document.activeElement === leaf
  }
  await expect.poll(canFocus).toBe(false)
  const strip = screen.getByRole('tabpanel').element().parentElement
  const shown = () => [strip?.scrollLeft, panel()]
  expect(shown()).toEqual([0, 'Output: Text'])
  await userEvent.click(screen.getByRole('tab', { name: 'Tree' }))
  await expect.poll(canFocus).toBe(true)
  expect(shown()).toEqual([300, 'Output: Tree'])
  strip?.scrollTo({ left: 140 })
  await expect.poll(shown).toEqual([140, 'Output: Text'])
  strip?.scrollTo({ left: 160 })
  await expect.poll(shown).toEqual([160, 'Output: Tree'])
  await userEvent.click(screen.getByRole('tab', { name: 'Text' }))
  expect(shown()).toEqual([0, 'Output: Text'])
  await screen.rerender(<Views label="Output" views={{}} />)
  expect(screen.getByRole('tablist').elements()).toEqual([])
})
