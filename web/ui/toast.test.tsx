import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { showToast } from './toast.tsx'
import { Toasts } from './toasts.tsx'

/** Leaves room for the pointer: a message under it would remain. */
function Stage() {
  return (
    <div style={{ paddingTop: 500 }}>
      <Toasts />
    </div>
  )
}

beforeEach(async () => {
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a newer message replaces an older one and disappears after five seconds', async () => {
  const screen = await render(<Stage />)
  showToast({ title: 'First' })
  showToast({ title: 'Second' })
  await vi.waitFor(() => expect(screen.container.textContent).toBe('Second'))
  await vi.advanceTimersByTimeAsync(4900)
  expect(screen.container.textContent).toBe('Second')
  // The five seconds start when the message is visible, which can be a moment later.
  await vi.waitFor(() => expect(screen.container.textContent).toBe(''), { timeout: 5000, interval: 100 })
})

test('an error is an alert, anything else a status', async () => {
  const screen = await render(<Stage />)
  showToast({ title: 'Saved' })
  await vi.waitFor(() => expect(screen.container.querySelector('[role=status]')?.textContent).toBe('Saved'))
  expect(screen.container.querySelector('[role=alert]')).toBeNull()
  showToast({ title: 'Error', tone: 'error' })
  await vi.waitFor(() => expect(screen.container.querySelector('[role=alert]')?.textContent).toBe('Error'))
})

const shownText = () => document.querySelector('[role=status] p')?.textContent
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

/** Moves the pointer onto the message, or from it to the page. */
function point(kind: 'pointerover' | 'pointerout'): Promise<void> {
  const card = document.querySelector('[role=status] > div')
  const init = { bubbles: true, relatedTarget: document.body }
  return act(async () => void card?.dispatchEvent(new PointerEvent(kind, init)))
}

function undoButton(): HTMLButtonElement {
  const undo = document.querySelector('[role=status] button')
  if (!(undo instanceof HTMLButtonElement)) throw new Error('There is no button')
  return undo
}

const say = (toast: Parameters<typeof showToast>[0]) => act(async () => showToast(toast))

test('a message remains while the pointer or the focus is on it, and disappears six seconds after', async () => {
  await render(<Stage />)
  await say({ title: 'Read me', action: { label: 'Undo', onAct: () => {} } })
  await point('pointerover')
  await pass(60_000)
  expect(shownText()).toBe('Read me')
  await point('pointerout')
  await pass(5_999)
  expect(shownText()).toBe('Read me')
  await act(async () => undoButton().focus())
  await pass(60_000)
  expect(shownText()).toBe('Read me')
  await act(async () => undoButton().blur())
  await pass(5_999)
  expect(shownText()).toBe('Read me')
  await pass(1)
  expect(shownText()).toBeUndefined()
})

test('a message with an action other than Undo and an error are shown for ten seconds', async () => {
  await render(<Stage />)
  for (const toast of [
    { title: 'Gone', action: { label: 'Open', onAct: () => {} } },
    { title: 'No', tone: 'error' },
  ] as const) {
    await say(toast)
    await pass(9_900)
    expect(document.body.textContent).toContain(toast.title)
    await pass(200)
    expect(document.body.textContent).not.toContain(toast.title)
  }
})

test('a persistent message remains until another replaces it, and acting on a hovered one does not pause the next', async () => {
  await render(<Stage />)
  await say({ title: 'Stays', stays: true })
  await pass(60_000)
  expect(shownText()).toBe('Stays')
  await say({ title: 'Act', action: { label: 'Undo', onAct: () => showToast({ title: 'Done' }) } })
  await point('pointerover')
  await act(async () => undoButton().click())
  expect(shownText()).toBe('Done')
  await pass(5_000)
  expect(shownText()).toBeUndefined()
})
