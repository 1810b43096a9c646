import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { SearchDialog } from './search-dialog.tsx'

test('the field contains early input as soon as it accepts keys, so that a key never precedes it', async () => {
  globalThis.typed = '/wo'
  const container = document.body.appendChild(document.createElement('div'))
  const atFirst = new Promise((resolve) =>
    new MutationObserver(() => {
      const { activeElement } = document
      if (activeElement instanceof HTMLInputElement) resolve(activeElement.value)
    }).observe(container, { childList: true, subtree: true }),
  )
  const root = createRoot(container)
  root.render(<SearchDialog onClose={() => {}} />)
  expect(await atFirst).toBe('wo')
  root.unmount()
  container.remove()
})
