import * as v from 'valibot'
import { type Persisted, persisted } from './persisted.ts'
import { quarantine } from './quarantine.ts'
import { readState, type Stored, VERSION, writeState } from './state-text.ts'
import { reportStorage, STATE_REPLACED } from './storage.ts'

const REASONS = ['full', 'long'] as const

const envelope = v.object({
  version: v.literal(VERSION),
  state: v.unknown(),
  without: v.fallback(v.optional(v.picklist(REASONS)), undefined),
})

/**
 * Creates a tool's persisted state, under `sundry-tool-{slug}`. Every field of `schema` is optional with a default, so
 * `{}` returns the defaults. Never store secrets or the contents of files in it. A string that is too long lasts as
 * long as the page; the rest is stored, and the visitor is notified, also on the next visit. An invalid field gets its
 * default, the others remain, and the stored value is quarantined.
 */
export function toolState<T>(slug: string, schema: v.GenericSchema<unknown, T>): Persisted<T> {
  const key = `sundry-tool-${slug}`
  const read = (stored: unknown): Stored<T> | undefined => {
    const outer = v.safeParse(envelope, stored)
    if (!outer.success) return undefined
    const { state, without } = outer.output
    const whole = v.safeParse(schema, state)
    const left = whole.success ? whole : v.safeParse(schema, fieldsWithout(state, whole.issues))
    if (!left.success) return undefined
    if (!whole.success) quarantine(key, JSON.stringify(stored))
    if (without) reportStorage(`was-${without}`, key)
    return { version: VERSION, state: left.output }
  }
  const inner = persisted<Stored<T>>(key, { version: VERSION, state: v.parse(schema, {}) }, read, {
    read: readState,
    write: writeState,
    outlivesRemoval: true,
    onReplaced: (restore) => dispatchEvent(new CustomEvent(STATE_REPLACED, { detail: restore })),
  })
  return {
    key,
    initial: inner.initial.state,
    subscribe: inner.subscribe,
    get: () => inner.get().state,
    set: (state) => inner.set({ version: VERSION, state }),
  }
}

/** The fields of a state that none of the issues is about. */
function fieldsWithout(
  state: unknown,
  issues: readonly v.BaseIssue<unknown>[],
): Readonly<Record<string, unknown>> {
  const invalid = new Set(issues.map(({ path }) => path?.[0]?.key))
  return Object.fromEntries(Object.entries(Object(state)).filter(([key]) => !invalid.has(key)))
}
