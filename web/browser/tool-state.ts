import * as v from 'valibot'
import { type Kept, type KeptOptions, kept } from './kept.ts'

const VERSION = 1

type Envelope<T> = { readonly version: typeof VERSION; readonly state: T }

const envelope = v.object({ version: v.literal(VERSION), state: v.unknown() })

/**
 * What a tool keeps between visits, under `sundry-tool-{slug}`. Every field of `schema` is optional with
 * its default, so `{}` gives the defaults. Never put secrets or the contents of files in it.
 */
export function toolState<T>(
  slug: string,
  schema: v.GenericSchema<unknown, T>,
  { toStored, onOtherTab }: KeptOptions<T> = {},
): Kept<T> {
  const wrapped = (state: T): Envelope<T> => ({ version: VERSION, state })
  const read = (stored: unknown) => {
    const outer = v.safeParse(envelope, stored)
    if (!outer.success) return undefined
    const state = v.safeParse(schema, outer.output.state)
    return state.success ? wrapped(state.output) : undefined
  }
  const inner = kept(`sundry-tool-${slug}`, wrapped(v.parse(schema, {})), read, {
    ...(toStored && { toStored: ({ state }) => wrapped(toStored(state)) }),
    ...(onOtherTab && { onOtherTab: (stored, mine) => wrapped(onOtherTab(stored.state, mine.state)) }),
  })
  return {
    key: inner.key,
    initial: inner.initial.state,
    subscribe: inner.subscribe,
    get: () => inner.get().state,
    set: (state) => inner.set(wrapped(state)),
  }
}
