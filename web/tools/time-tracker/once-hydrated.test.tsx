import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TimerKeys } from './timer-keys.tsx'
import { keepEntries, trackerWith } from './tracker.fixture.ts'
import { timerStore } from './use-stores.ts'
import { useTracker } from './use-tracker.ts'

beforeEach(() => keepEntries())

async function keysWith(state: { readonly description?: string; readonly hasKeys?: boolean }) {
  const onSay = vi.fn()
  const known = { ...trackerWith([]).state, projectId: 'work', description: 'Call', ...state }
  function Keys() {
    return <TimerKeys tracker={{ ...useTracker(), state: known }} onSay={onSay} />
  }
  const screen = await render(
    <>
      <input aria-label="Field" />
      <button type="button">Elsewhere</button>
      <Keys />
    </>,
  )
  screen.getByRole('button').element().focus()
  const said = () => onSay.mock.calls.map(([words]) => words)
  return { screen, said }
}

test('S starts and stops, P pauses and resumes', async () => {
  const { said } = await keysWith({})
  await userEvent.keyboard('p')
  expect(said()).toEqual([])
  await userEvent.keyboard('s')
  expect(timerStore.get()).toMatchObject({ projectId: 'work', description: 'Call', isPaused: false })
  await userEvent.keyboard('p')
  expect(timerStore.get()?.isPaused).toBe(true)
  await userEvent.keyboard('P')
  expect(timerStore.get()?.isPaused).toBe(false)
  await userEvent.keyboard('S')
  expect(timerStore.get()).toBe(null)
  expect(said()).toEqual(['Timer started: Call', 'Timer paused', 'Timer resumed', 'Timer stopped'])
})

test('typed keys, chords and disabled keys do nothing, and Ctrl+Enter still starts', async () => {
  const { screen, said } = await keysWith({ hasKeys: false })
  await userEvent.keyboard('s')
  await screen.unmount()
  const { screen: other, said: saidThen } = await keysWith({})
  await userEvent.keyboard('{Control>}s{/Control}{Meta>}s{/Meta}{Alt>}s{/Alt}')
  await userEvent.click(other.getByRole('textbox', { name: 'Field' }))
  await userEvent.keyboard('sp')
  expect([said(), saidThen(), timerStore.get()]).toEqual([[], [], null])
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(saidThen()).toEqual(['Timer started: Call'])
  const first = timerStore.get()?.id
  await userEvent.keyboard('{Meta>}{Enter}{/Meta}')
  expect(saidThen()).toEqual(['Timer started: Call', 'Timer started: Call'])
  expect(timerStore.get()?.id).not.toBe(first)
})

test('the chord is handled by the page; a held key counts once', async () => {
  const { said } = await keysWith({})
  const press = (fields: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...fields })
    document.activeElement?.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(press({ key: 'Enter', ctrlKey: true })).toBe(true)
  expect(press({ key: 's', repeat: true })).toBe(false)
  expect(said()).toEqual(['Timer started: Call'])
})

test('nothing starts without something to do, and a dialog has the keys for itself', async () => {
  const { said, screen } = await keysWith({ description: ' ' })
  await userEvent.keyboard('s{Control>}{Enter}{/Control}')
  expect(said()).toEqual([])
  await screen.unmount()
  const { said: saidThen } = await keysWith({})
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.showModal()
  await userEvent.keyboard('s{Control>}{Enter}{/Control}')
  expect(saidThen()).toEqual([])
  dialog.remove()
})
