import * as v from 'valibot'
import { useSharedState } from '../platform/shared-state.ts'
import { type Persisted, usePersisted } from '../platform/store/persisted.ts'
import { changeWithUndo } from './change-with-undo.ts'

/**
 * A form that outlives the page and travels in share links: its state, what changes it, and the problem of a
 * damaged link. What replaces the whole can be undone from its toast.
 */
export function usePersistedForm<T extends object>(store: Persisted<T>, schema: v.GenericSchema<unknown, T>) {
  const [form, keep] = usePersisted(store)
  const replace = (next: T, title: string) => changeWithUndo(store, next, title)
  const linkProblem = useSharedState((shared) => {
    const reading = v.safeParse(schema, shared)
    if (reading.success) replace(reading.output, 'Shared link opened')
    return reading.success
  })
  return {
    form,
    change: (fields: Partial<T>) => keep((now) => ({ ...now, ...fields })),
    replace,
    clear: () => replace(store.initial, 'Cleared'),
    linkProblem,
  }
}
