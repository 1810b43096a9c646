import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showOverlay } from './overlay-root.tsx'

const shown = () => [...document.querySelectorAll('[data-beside]')].map(({ textContent }) => textContent)
const thing = (name: string) => async () => (close: () => void) => (
  <button type="button" data-beside onClick={close}>
    {name}
  </button>
)

test('shows one overlay at a time and removes it on closing', async () => {
  const containers = document.body.children.length
  await showOverlay(thing('first'))
  await expect.poll(shown).toEqual(['first'])
  await showOverlay(thing('second'))
  await expect.poll(shown).toEqual(['second'])
  const button = document.querySelector('[data-beside]')
  if (!button) throw new Error('Nothing is shown')
  await userEvent.click(button)
  await expect.poll(shown).toEqual([])
  expect(document.body.children.length).toBe(containers)
})

test('shows the overlay requested last, in any order of loading', async () => {
  let late = (_: Awaited<ReturnType<ReturnType<typeof thing>>>) => {}
  const slow = showOverlay(() => new Promise((resolve) => (late = resolve)))
  await showOverlay(thing('newer'))
  late(await thing('older')())
  await slow
  await expect.poll(shown).toEqual(['newer'])
})
