import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useDebounced } from './use-debounced.ts'
import { clearHash, useHash } from './use-hash.ts'
import { useHistoryState } from './use-history-state.ts'
import { useObjectUrl } from './use-object-url.ts'
import { useTitlePrefix } from './use-page-title.ts'

const START = location.href

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  history.replaceState(history.state, '', START)
})

function Hash() {
  return <output>{useHash() ?? 'none'}</output>
}

test('useHash(): follows the fragment and removes it from the URL without a history entry', async () => {
  const screen = await render(<Hash />)
  const shown = () => screen.container.textContent
  expect(shown()).toBe('')
  location.hash = '#a=1'
  await expect.poll(shown).toBe('a=1')
  const { length } = history
  const { search, pathname } = location
  history.replaceState({ mine: 1 }, '')
  clearHash()
  await expect.poll(shown).toBe('')
  expect([location.hash, location.search, location.pathname, history.length, history.state]).toEqual([
    '',
    search,
    pathname,
    length,
    { mine: 1 },
  ])
})

function Noted({ name }: { readonly name: string }) {
  const [text, set] = useHistoryState(name, 'first')
  return <input aria-label={name} value={text} onChange={(event) => set(event.target.value)} />
}

test('useHistoryState(): restores the state of a history entry under its own name', async () => {
  let key = 'one'
  vi.spyOn(navigation, 'currentEntry', 'get').mockImplementation(() => {
    const entry: NavigationHistoryEntry = Object.create(NavigationHistoryEntry.prototype, {
      key: { value: key },
    })
    return entry
  })
  const first = await render(<Noted name="a" />)
  await userEvent.fill(first.getByRole('textbox'), 'typed')
  await first.unmount()
  key = 'two'
  const second = await render(<Noted name="a" />)
  await expect.element(second.getByRole('textbox')).toHaveValue('first')
  await second.unmount()
  key = 'one'
  const third = await render(
    <>
      <Noted name="a" />
      <Noted name="b" />
    </>,
  )
  await expect.element(third.getByRole('textbox', { name: 'a' })).toHaveValue('typed')
  await expect.element(third.getByRole('textbox', { name: 'b' })).toHaveValue('first')
})

function Titled({ prefix }: { readonly prefix: string | undefined }) {
  useTitlePrefix(prefix)
  return null
}

test("useTitlePrefix(): shows the prefix in the tab's title while it is set, and keeps a later title", async () => {
  document.title = 'Timer | Sundry'
  const screen = await render(<Titled prefix={undefined} />)
  expect(document.title).toBe('Timer | Sundry')
  await screen.rerender(<Titled prefix="0:05" />)
  expect(document.title).toBe('0:05 · Timer | Sundry')
  await screen.rerender(<Titled prefix="0:04" />)
  expect(document.title).toBe('0:04 · Timer | Sundry')
  await screen.rerender(<Titled prefix={undefined} />)
  expect(document.title).toBe('Timer | Sundry')
  await screen.rerender(<Titled prefix="0:03" />)
  document.title = 'Next page | Sundry'
  await screen.unmount()
  expect(document.title).toBe('Next page | Sundry')
})

function Debounced({ value }: { readonly value: string | undefined }) {
  return <output>{useDebounced(value) ?? 'nothing'}</output>
}

test('an error is displayed once it is unchanged for 400 ms, each separately, and is removed immediately', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const screen = await render(<Debounced value="a" />)
  const shown = () => screen.container.textContent
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
  await pass(399)
  expect(shown()).toBe('nothing')
  await screen.rerender(<Debounced value="b" />)
  await pass(399)
  expect(shown()).toBe('nothing')
  await pass(1)
  expect(shown()).toBe('b')
  await screen.rerender(<Debounced value="c" />)
  expect(shown()).toBe('b')
  await screen.rerender(<Debounced value={undefined} />)
  expect(shown()).toBe('nothing')
  await pass(1000)
  expect(shown()).toBe('nothing')
  await screen.rerender(<Debounced value="d" />)
  expect(shown()).toBe('nothing')
})

function Shown({ blob, type }: { readonly blob: Blob | undefined; readonly type?: string }) {
  return <output>{useObjectUrl(blob, type)}</output>
}

test("useObjectUrl(): creates a URL of the blob's type while it is shown, and revokes it afterwards", async () => {
  const revoked: string[] = []
  const revoke = URL.revokeObjectURL
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
    revoked.push(url)
    revoke(url)
  })
  const blob = new Blob(['one'], { type: 'text/plain' })
  const screen = await render(<Shown blob={blob} />)
  const shown = () => screen.container.textContent ?? ''
  const fetchShown = async () => {
    const answer = await fetch(shown())
    return [answer.headers.get('content-type'), await answer.text()]
  }
  expect(await fetchShown()).toEqual(['text/plain', 'one'])
  const first = shown()
  await screen.rerender(<Shown blob={blob} type="image/png" />)
  expect(await fetchShown()).toEqual(['image/png', 'one'])
  expect(revoked).toEqual([first])
  const second = shown()
  await screen.rerender(<Shown blob={new Blob(['two'])} />)
  expect((await fetchShown())[1]).toBe('two')
  expect(revoked).toEqual([first, second])
  const third = shown()
  await screen.rerender(<Shown blob={undefined} />)
  expect([shown(), revoked]).toEqual(['', [first, second, third]])
})
