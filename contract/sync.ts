import * as v from 'valibot'

/** Upper bound of changes per request; the rest is sent in the next one. */
export const MAX_CHANGES = 500
/** Of one item, as JSON. */
export const MAX_VALUE_BYTES = 64 * 1024
/** Of all items of an account. */
export const MAX_ACCOUNT_BYTES = 32 * 1024 * 1024
/** Limit of live items; as many again can be deleted. */
export const MAX_ACCOUNT_ITEMS = 200_000

const name = (max: number) =>
  v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'A name has letters, digits and . : - _'), v.maxLength(max))
const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000))
const sequence = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))

const isStorable = (value: string) => new TextEncoder().encode(value).length <= MAX_VALUE_BYTES

/**
 * A collection contains the data of one tool, such as `time-entries`; an item is the smallest unit that changes as a
 * whole.
 */
const change = v.strictObject({
  collection: name(40),
  id: name(100),
  /** The item as JSON text, or null where it was deleted. */
  value: v.nullable(v.pipe(v.string(), v.check(isStorable, 'An item has up to 64 kB.'))),
  /** Time of the user's change, in milliseconds of the requesting device's clock; 0 if unknown. */
  changedAt: moment,
})
export type SyncChange = v.InferOutput<typeof change>

/** `POST /api/sync`: what has changed here, and up to where the changes of other devices are known here. */
export const syncRequest = v.strictObject({
  /** Current time of the device: its times are interpreted, and answered, by its own clock. */
  clock: moment,
  since: sequence,
  changes: v.pipe(v.array(change), v.maxLength(MAX_CHANGES)),
})
export type SyncRequest = v.InferOutput<typeof syncRequest>

/**
 * Changes since then, including those of this request, and the next cursor. A page can be of an older deployment than
 * the server, so it ignores unknown fields.
 */
export const syncResponse = v.object({
  /** Stands for the account, whatever its address becomes. */
  account: v.string(),
  changes: v.array(change),
  /** The next `since`. */
  sequence,
  /** Whether there is more: the client requests the next page immediately. */
  isMore: v.boolean(),
})
export type SyncResponse = v.InferOutput<typeof syncResponse>
