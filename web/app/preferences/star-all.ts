import { putBack } from '#lib/lists/put-back.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { showToast } from '../../ui/toast.tsx'
import { favorites } from './favorites.ts'

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
