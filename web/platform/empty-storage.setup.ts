import { afterEach } from 'vitest'

/** Clears the storage before each file of component tests, so that files do not affect each other. */
localStorage.clear()
sessionStorage.clear()
for (const { name = '' } of await indexedDB.databases())
  await new Promise((resolve) => {
    const deletion = indexedDB.deleteDatabase(name)
    Object.assign(deletion, { onsuccess: resolve, onerror: resolve, onblocked: resolve })
  })

// Announcements remain in the document, outside of what a test renders.
afterEach(() => {
  for (const line of document.querySelectorAll('body > p.sr-only')) line.remove()
})
