import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Shortcuts } from './shortcuts.tsx'

test('a chord does its deed with just its own keys, once, and leaves the key to the page where it has none to do', async () => {
  const deeds: string[] = []
  const deed = (name: string) => () => void deeds.push(name)
  const keys = {
    'Mod+Enter': deed('run'),
    'Mod+Shift+M': deed('minify'),
    'Alt+S': deed('swap'),
    Escape: deed('leave'),
    F3: () => {
      deeds.push('none')
      return false
    },
  }
  const screen = await render(
    <Shortcuts keys={keys}>
      <input aria-label="Field" />
    </Shortcuts>,
  )
  const field = screen.getByRole('textbox', { name: 'Field' }).element()
  /** Returns the action, and whether the browser's default was prevented. */
  const press = (key: string, more: KeyboardEventInit = {}) => {
    deeds.length = 0
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
    field.dispatchEvent(event)
    return [deeds.join(), event.defaultPrevented]
  }
  expect(press('Enter', { ctrlKey: true })).toEqual(['run', true])
  expect(press('Enter', { metaKey: true })).toEqual(['run', true])
  expect(press('Enter')).toEqual(['', false])
  expect(press('Enter', { ctrlKey: true, shiftKey: true })).toEqual(['', false])
  expect(press('Enter', { ctrlKey: true, altKey: true })).toEqual(['', false])
  expect(press('Enter', { ctrlKey: true, isComposing: true })).toEqual(['', false])
  expect(press('m', { ctrlKey: true, shiftKey: true })).toEqual(['minify', true])
  expect(press('m', { ctrlKey: true })).toEqual(['', false])
  expect(press('s', { altKey: true, code: 'KeyS' })).toEqual(['swap', true])
  // Characters that a Mac types with Alt.
  expect(press('ß', { altKey: true, code: 'KeyS' })).toEqual(['swap', true])
  expect(press('s', { code: 'KeyS' })).toEqual(['', false])
  expect(press('Escape')).toEqual(['leave', true])
  expect(press('F3')).toEqual(['none', false])
})

test('a key already handled by a child is ignored', async () => {
  const run = vi.fn()
  const screen = await render(
    <Shortcuts keys={{ 'Mod+Enter': run }}>
      <input aria-label="Field" onKeyDown={(event) => event.preventDefault()} />
    </Shortcuts>,
  )
  const event = new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true })
  screen.getByRole('textbox', { name: 'Field' }).element().dispatchEvent(event)
  expect(run).not.toHaveBeenCalled()
})
