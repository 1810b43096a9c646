import * as v from 'valibot'
import { type Kept, kept } from './kept.ts'

const VERSION = 1

const envelope = v.object({ version: v.literal(VERSION), state: v.unknown() })

/**
 * What a tool keeps between visits, under `sundry-tool-{slug}`. Every field of `schema` is optional with
 * its default, so `{}` gives the defaults. Never put secrets or the contents of files in it.
 */
export function toolState<T>(slug: string, schema: v.GenericSchema<unknown, T>): Kept<T> {
  const inner = kept(`sundry-tool-${slug}`, { version: VERSION, state: v.parse(schema, {}) }, (stored) => {
    const outer = v.safeParse(envelope, stored)
    if (!outer.success) return undefined
    const state = v.safeParse(schema, outer.output.state)
    return state.success ? { version: VERSION, state: state.output } : undefined
  })
  return {
    key: inner.key,
    initial: inner.initial.state,
    subscribe: inner.subscribe,
    get: () => inner.get().state,
    set: (state) => inner.set({ version: VERSION, state }),
  }
}
