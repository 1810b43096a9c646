import { favorites } from './favorites.ts'
import { visitStore } from './visits.ts'

/** Resolves once the visitor has starred or opened a tool: until then the default tools are shown. */
export function haveOwnTools(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (favorites.get().length > 0 || visitStore.get().visits.length > 0) resolve()
    }
    favorites.subscribe(look)
    visitStore.subscribe(look)
    look()
  })
}
