import { act, type ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { lazyIsland, staticIsland } from './islands.tsx'

let root: Root | undefined

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
  delete document.documentElement.dataset.hydrated
})

const loadOf = (text: string) => vi.fn(async () => ({ default: () => <p id="help">{text}</p> }))

/** A document that brought a part, before it is alive. */
function documentWithHelp(): HTMLElement {
  document.body.innerHTML = '<div id="container"><!--$--><p id="help">As it came.</p><!--/$--></div>'
  return document.getElementById('container') as HTMLElement
}

async function hydrate(container: HTMLElement, page: ReactElement): Promise<void> {
  await act(async () => {
    root = hydrateRoot(container, page)
  })
}

async function show(page: ReactElement | null): Promise<void> {
  await act(async () => root?.render(page))
}

const text = () => document.getElementById('help')?.textContent

test('an unchanged part of the document is never fetched', async () => {
  const load = loadOf('As it came.')
  const container = documentWithHelp()
  await hydrate(container, staticIsland('help', load))
  expect(text()).toBe('As it came.')
  expect(load).not.toHaveBeenCalled()
})

test('is fetched when client-side navigation returns to its page', async () => {
  const load = loadOf('As it came.')
  const container = documentWithHelp()
  const part = staticIsland('help', load)
  await hydrate(container, part)
  document.documentElement.dataset.hydrated = ''
  await show(null)
  expect(text()).toBeUndefined()
  await show(part)
  expect(text()).toBe('As it came.')
  expect(load).toHaveBeenCalledOnce()
})

test('a page that a move shows has its own part, whatever the page before has of that name', async () => {
  const container = documentWithHelp()
  await hydrate(container, staticIsland('help', loadOf('As it came.')))
  document.documentElement.dataset.hydrated = ''
  const next = staticIsland('help', loadOf('Of the next page.'))
  await show(<div key="next">{next}</div>)
  expect(text()).toBe('Of the next page.')
})

test('a part below is fetched once it is wanted', async () => {
  const load = loadOf('As it came.')
  const container = documentWithHelp()
  const wanted = Promise.withResolvers<void>()
  await hydrate(
    container,
    lazyIsland('help', load, (own) => {
      expect(own.textContent).toBe('As it came.')
      return wanted.promise
    }),
  )
  expect(load).not.toHaveBeenCalled()
  await act(async () => wanted.resolve())
  expect(load).toHaveBeenCalledOnce()
  expect(text()).toBe('As it came.')
})
