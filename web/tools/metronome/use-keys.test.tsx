import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useKeys } from './use-keys.ts'

const acts: string[] = []
const note = (what: string) => () => void acts.push(what)

function Page({ isWanted = true, word = 'up' }: { readonly isWanted?: boolean; readonly word?: string }) {
  useKeys(
    { ' ': note('space'), T: note('tap'), ArrowUp: note(word), 'Shift+ArrowUp': note('far up') },
    isWanted,
  )
  return (
    <>
      <p>Text</p>
      <button type="button">Button</button>
      <a href="#there">Another page</a>
      <details>
        <summary>Summary</summary>
      </details>
      <input aria-label="Input" />
      <select aria-label="Select" />
      <textarea aria-label="Area" />
      <dialog open>
        <b>Dialog</b>
      </dialog>
    </>
  )
}

/**
 * Returns the action of a key pressed at the first matching element, and whether the browser's default is prevented.
 */
function pressed(
  key: string,
  at = 'p',
  more: KeyboardEventInit = {},
): readonly [string | undefined, boolean] {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  document.querySelector(at)?.dispatchEvent(event)
  return [acts.pop(), event.defaultPrevented]
}

const HANDLED = (act: string) => [act, true]
const LEFT = [undefined, false]

test('keys act outside focused fields, and Space outside elements that it presses', async () => {
  await render(<Page />)
  expect([pressed(' '), pressed('t'), pressed('T'), pressed('ArrowUp')]).toEqual(
    ['space', 'tap', 'tap', 'up'].map(HANDLED),
  )
  expect(pressed('ArrowUp', 'p', { shiftKey: true })).toEqual(HANDLED('far up'))
  expect([pressed('x'), pressed('Enter')]).toEqual([LEFT, LEFT])
  for (const place of ['button', 'a', 'summary'])
    expect([pressed(' ', place), pressed('t', place)]).toEqual([LEFT, HANDLED('tap')])
  for (const place of ['input', 'select', 'textarea', 'dialog b'])
    expect([pressed(' ', place), pressed('t', place), pressed('ArrowUp', place)]).toEqual([LEFT, LEFT, LEFT])
})

test('a held key repeats only arrows, and chords and handled keys are ignored', async () => {
  const screen = await render(<Page />)
  const repeated = { repeat: true }
  expect([
    pressed('ArrowUp', 'p', repeated),
    pressed('t', 'p', repeated),
    pressed(' ', 'p', repeated),
  ]).toEqual([HANDLED('up'), LEFT, LEFT])
  for (const chord of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
    expect(pressed('t', 'p', chord)).toEqual(LEFT)
  document.querySelector('p')?.addEventListener('keydown', (event) => event.preventDefault())
  expect(pressed('t')).toEqual([undefined, true])
  await screen.rerender(<Page word="now" />)
  expect(pressed('ArrowUp', 'button')).toEqual(HANDLED('now'))
  await screen.rerender(<Page isWanted={false} />)
  expect(pressed('ArrowUp', 'button')).toEqual(LEFT)
})
