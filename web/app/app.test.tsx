import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { catchVisits } from '../platform/visits.fixture.ts'
import { App } from './app.tsx'
import type { Route } from './navigation/route.ts'
import { preferences } from './preferences/preferences.ts'

const requests: string[] = []
vi.mock('./load-deferred.ts', async () => {
  const { BrokenPage } = await import('./broken-page.tsx')
  return {
    loadDeferred: async () => ({
      BrokenPage,
      openSearch: () => requests.push('search'),
      openNewsletter: () => requests.push('newsletter'),
    }),
  }
})

beforeEach(() => {
  requests.length = 0
  globalThis.typed = ''
  preferences.set({ theme: 'system', hasSlashKey: true })
})

const HEAD = { title: '', description: '', canonical: '/tools' }
const FIELDS = (
  <>
    <input aria-label="Line" />
    <textarea aria-label="Lines" />
    <select aria-label="Choice" />
    {/* biome-ignore lint/a11y/useSemanticElements: a text of the page that is written in itself */}
    <div role="textbox" aria-label="Editor" contentEditable suppressContentEditableWarning tabIndex={0}>
      <b>inner</b>
    </div>
    <dialog open aria-label="Asked">
      <button type="button">Within</button>
    </dialog>
    <button type="button">Beside</button>
  </>
)

const routeAt = (path: string, Page: () => React.ReactNode = () => FIELDS): Route => ({
  path,
  screen: { head: HEAD, Page },
})

/** Whether the page took a key that was pressed at a place of it. */
function handlesKey(element: Element, key: string, modifiers: KeyboardEventInit = {}): boolean {
  const press = new KeyboardEvent('keydown', { key, ...modifiers, bubbles: true, cancelable: true })
  element.dispatchEvent(press)
  return press.defaultPrevented
}

test.each<[string, KeyboardEventInit, boolean]>([
  ['k', { ctrlKey: true }, true],
  ['K', { ctrlKey: true }, true],
  ['k', { metaKey: true }, true],
  ['k', {}, false],
  ['k', { ctrlKey: true, shiftKey: true }, false],
  ['k', { metaKey: true, altKey: true }, false],
  ['j', { ctrlKey: true }, false],
  ['/', {}, true],
  ['/', { shiftKey: true }, true],
  ['/', { ctrlKey: true }, false],
  ['/', { metaKey: true }, false],
  ['/', { altKey: true }, false],
])('the key %s with %j opens the openSearch: %s', async (key, modifiers, opens) => {
  globalThis.typed = 'abc'
  await render(<App route={routeAt('/tools')} />)
  expect(handlesKey(document.body, key, modifiers)).toBe(opens)
  await expect.poll(() => [...requests]).toEqual(opens ? ['search'] : [])
  expect(globalThis.typed).toBe(opens ? '' : 'abc')
})

test('while typing or in a dialog, only Ctrl and K opens the search', async () => {
  const screen = await render(<App route={routeAt('/tools')} />)
  const elements = [
    screen.getByRole('textbox', { name: 'Line', exact: true }),
    screen.getByRole('textbox', { name: 'Lines' }),
    screen.getByRole('combobox', { name: 'Choice' }),
    screen.getByRole('textbox', { name: 'Editor' }).getByText('inner'),
    screen.getByRole('button', { name: 'Within' }),
    screen.getByRole('button', { name: 'Beside' }),
  ]
  expect(elements.map((element) => handlesKey(element.element(), '/'))).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
  ])
  expect(elements.map((element) => handlesKey(element.element(), 'k', { ctrlKey: true }))).toEqual(
    Array(6).fill(true),
  )
  await expect.poll(() => requests.length).toBe(7)
})

test('if the key / is turned off it is typed, and Ctrl and K still opens the search', async () => {
  preferences.set({ theme: 'system', hasSlashKey: false })
  const screen = await render(<App route={routeAt('/tools')} />)
  expect([handlesKey(document.body, '/'), handlesKey(document.body, 'k', { ctrlKey: true })]).toEqual([
    false,
    true,
  ])
  preferences.set({ theme: 'system', hasSlashKey: true })
  await expect.poll(() => handlesKey(document.body, '/')).toBe(true)
  await screen.unmount()
  expect(handlesKey(document.body, 'k', { ctrlKey: true })).toBe(false)
})

test.each([
  ['/', true, 1],
  ['/loan', true, 1],
  ['', true, 0],
  ['a/', true, 0],
  ['/', false, 0],
])(
  '“%s” typed before the page is alive, with the key on: %s, opens the search %d times',
  async (early, hasSlashKey, times) => {
    globalThis.typed = early
    preferences.set({ theme: 'system', hasSlashKey })
    const screen = await render(<App route={routeAt('/tools')} />)
    await expect.element(screen.getByRole('button', { name: 'Search' })).toBeVisible()
    await expect.poll(() => [...requests]).toEqual(Array(times).fill('search'))
    // The search handles the following keys.
    expect(globalThis.typed).toBe(early)
  },
)

test('the first stop of the Tab key leads past the bar to the content, the search and the newsletter open', async () => {
  const screen = await render(<App route={routeAt('/pricing')} />)
  await userEvent.tab()
  const skip = screen.getByRole('link', { name: 'Skip to content' })
  await expect.element(skip).toHaveFocus()
  const target = screen.getByRole('main').element()
  expect([skip.element().getAttribute('href'), target.id, target.getAttribute('tabindex')]).toEqual([
    '#content',
    'content',
    '-1',
  ])
  await expect.element(screen.getByRole('link', { name: 'Pricing' })).toHaveAttribute('aria-current', 'page')
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  await userEvent.click(screen.getByRole('button', { name: 'Newsletter' }))
  await expect.poll(() => requests).toEqual(['search', 'newsletter'])
})

test('a page that fails says so and can be loaded again, and the next page is shown as ever', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const visits = catchVisits()
  const broken = routeAt('/tools', () => {
    throw new Error('broken')
  })
  const screen = await render(<App route={broken} />)
  const alert = screen.getByRole('alert')
  await expect.element(alert.getByText('Unexpected Application Error!')).toBeVisible()
  await userEvent.click(alert.getByRole('button', { name: 'Load the page again' }))
  expect(visits).toEqual([location.href])
  await screen.rerender(<App route={routeAt('/pricing', () => <p>Prices</p>)} />)
  await expect.element(screen.getByText('Prices')).toBeVisible()
  expect(alert.elements()).toEqual([])
  vi.restoreAllMocks()
})
