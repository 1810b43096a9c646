import * as v from 'valibot'
import { sortedJson } from '#lib/json/sorted-json.ts'
import { hashOf, isOf, syncedList } from '#web/platform/store/synced.ts'

// Looser than what the page reads, which would otherwise have to share its parts with every page.
const Wheel = v.object({
  title: v.string(),
  names: v.array(v.object({ name: v.pipe(v.string(), v.minLength(1)) })),
  timestamp: v.number(),
})

export const synced = [
  syncedList<v.InferOutput<typeof Wheel>>({
    name: 'saved-wheels',
    title: 'saved wheels',
    key: 'sundry-saved-wheels',
    isItem: isOf(Wheel),
    // A saved wheel is never changed: another content is another wheel.
    idOf: (wheel) => `${wheel.timestamp}-${hashOf(sortedJson(wheel))}`,
    order: (a, b) => b.timestamp - a.timestamp,
  }),
]
