import { act, type ReactElement } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { visibleIsland } from './visible-island.tsx'

let root: Root | undefined

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
})

const loadSum = () =>
  vi.fn(async () => ({ default: ({ sum }: { readonly sum: number }) => <p>{`The sum is ${sum}.`}</p> }))

/** The place of a part that a document brought, below so many pixels. */
function containerBelow(height: number): HTMLElement {
  document.body.innerHTML = `<div style="height: ${height}px"></div>
    <div id="container"><!--$--><p>The sum is 4.</p><!--/$--></div>`
  return document.getElementById('container') as HTMLElement
}

async function hydrate(container: HTMLElement, page: ReactElement): Promise<void> {
  await act(async () => {
    root = hydrateRoot(container, page)
  })
}

test('an offscreen part of the document is fetched only once its content changes', async () => {
  const load = loadSum()
  const container = containerBelow(9_000)
  const Sum = visibleIsland('container', load, 'h-4')
  await hydrate(container, <Sum sum={4} />)
  await act(async () => root?.render(<Sum sum={4} />))
  expect([container.textContent, load.mock.calls.length]).toEqual(['The sum is 4.', 0])
  await act(async () => root?.render(<Sum sum={5} />))
  await expect.poll(() => container.textContent).toBe('The sum is 5.')
  expect(load).toHaveBeenCalledOnce()
})

test('is fetched when the visitor comes near', async () => {
  const load = loadSum()
  const container = containerBelow(9_000)
  const Sum = visibleIsland('container', load, 'h-4')
  await hydrate(container, <Sum sum={4} />)
  expect(load).not.toHaveBeenCalled()
  container.scrollIntoView()
  await expect.poll(() => load.mock.calls.length).toBe(1)
})

test('it is fetched with the first press on the page', async () => {
  const load = loadSum()
  const container = containerBelow(9_000)
  const Sum = visibleIsland('container', load, 'h-4')
  await hydrate(container, <Sum sum={4} />)
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await expect.poll(() => load.mock.calls.length).toBe(1)
})

test('a page that a move shows fetches it at once', async () => {
  const load = loadSum()
  document.body.innerHTML = '<div id="other"></div>'
  const container = document.getElementById('other') as HTMLElement
  const Sum = visibleIsland('container', load, 'h-4')
  await act(async () => {
    root = createRoot(container)
    root.render(<Sum sum={4} />)
  })
  await expect.poll(() => container.textContent).toBe('The sum is 4.')
})
