import * as v from 'valibot'
import { type Persisted, persisted } from './persisted.ts'
import { quarantine } from './quarantine.ts'
import { readState, type Stored, VERSION, writeState } from './state-text.ts'
import { reportStorage } from './storage.ts'

const REASONS = ['full', 'long'] as const

const envelope = v.object({
  version: v.literal(VERSION),
  state: v.unknown(),
  without: v.fallback(v.optional(v.picklist(REASONS)), undefined),
})

/**
 * What a tool keeps between visits, under `sundry-tool-{slug}`. Every field of `schema` is optional with
 * its default, so `{}` gives the defaults. Never put secrets or the contents of files in it. A text that is too long
 * to keep lasts as long as the page; the rest is kept, and the visitor is told, also when they come back. A field that
 * does not fit is as at first, the others stay, and what was stored is set aside.
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
