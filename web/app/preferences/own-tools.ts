import { favorites } from './favorites.ts'
import { visitStore } from './visits.ts'

/** Resolves once the visitor has tools of their own, starred or opened: until then they see what everybody sees. */
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
