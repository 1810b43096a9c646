/** Runs before each file of component tests: what another file has left in this browser is no part of it. */
localStorage.clear()
sessionStorage.clear()
for (const { name = '' } of await indexedDB.databases())
  await new Promise((resolve) => {
    const deletion = indexedDB.deleteDatabase(name)
    Object.assign(deletion, { onsuccess: resolve, onerror: resolve, onblocked: resolve })
  })

export {}
