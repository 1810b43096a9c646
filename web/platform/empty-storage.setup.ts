/** Clears the storage before each file of component tests, so that files do not affect each other. */
localStorage.clear()
sessionStorage.clear()
for (const { name = '' } of await indexedDB.databases())
  await new Promise((resolve) => {
    const deletion = indexedDB.deleteDatabase(name)
    Object.assign(deletion, { onsuccess: resolve, onerror: resolve, onblocked: resolve })
  })

export {}
