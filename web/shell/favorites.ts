import { kept, useKept } from '../browser/store/kept.ts'
import { showToast } from '../ui/toast.tsx'

/** The numbers of the starred tools, oldest star first. What is stored is checked: unknown shapes and doubles are dropped. */
const favorites = kept<readonly number[]>('sundry-favorites', [], (stored) =>
  Array.isArray(stored) ? [...new Set(stored.filter((id): id is number => Number.isInteger(id)))] : undefined,
)

export type Favorites = {
  readonly ids: readonly number[]
  has(id: number): boolean
  toggle(tool: { readonly id: number; readonly title: string }): void
  /** Stars all of these tools, or none of them. */
  setAll(ids: readonly number[], isStarred: boolean): void
}

export function useFavorites(): Favorites {
  const [ids, setIds] = useKept(favorites)
  const restore = (before: readonly number[]) => () => setIds(before)
  return {
    ids,
    has: (id) => ids.includes(id),
    toggle({ id, title }) {
      if (!ids.includes(id)) return setIds([...ids, id])
      setIds(ids.filter((other) => other !== id))
      showToast({
        title: 'Removed from toolbox.',
        description: title,
        action: { label: 'Undo', onAct: restore(ids) },
      })
    },
    setAll(changed, isStarred) {
      const others = ids.filter((id) => !changed.includes(id))
      setIds(isStarred ? [...ids, ...changed.filter((id) => !ids.includes(id))] : others)
      if (!isStarred)
        showToast({
          title: `Removed ${changed.length} ${changed.length === 1 ? 'tool' : 'tools'} from toolbox.`,
          action: { label: 'Undo', onAct: restore(ids) },
        })
    },
  }
}
