import { putBack } from '#lib/lists/put-back.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { persisted, usePersisted } from '../../platform/store/persisted.ts'
import { showToast } from '../../ui/toast.tsx'

/** The numbers of the starred tools, oldest star first. What is stored is checked: unknown shapes and doubles are dropped. */
export const favorites = persisted<readonly number[]>('sundry-favorites', [], (stored) =>
  Array.isArray(stored) ? [...new Set(stored.filter((id): id is number => Number.isInteger(id)))] : undefined,
)

type Favorites = {
  readonly ids: readonly number[]
  has(id: number): boolean
  toggle(tool: { readonly id: number; readonly title: string }): void
}

export function useFavorites(): Favorites {
  const [ids, setIds] = usePersisted(favorites)
  return {
    ids,
    has: (id) => ids.includes(id),
    toggle({ id, title }) {
      if (!ids.includes(id)) return setIds([...ids, id])
      setIds(ids.filter((other) => other !== id))
      showToast({
        title: 'Removed from toolbox.',
        description: title,
        action: { label: 'Undo', onAct: () => setIds((now) => putBack(now, ids, [id])) },
      })
    },
  }
}

/** Stars all of these tools, or none of them. */
export function starAll(changed: readonly number[], isStarred: boolean): void {
  const before = favorites.get()
  const others = before.filter((id) => !changed.includes(id))
  favorites.set(isStarred ? [...before, ...changed.filter((id) => !before.includes(id))] : others)
  if (isStarred) return
  showToast({
    title: `Removed ${pluralize(changed.length, 'tool')} from toolbox.`,
    action: { label: 'Undo', onAct: () => favorites.set(putBack(favorites.get(), before, changed)) },
  })
}
