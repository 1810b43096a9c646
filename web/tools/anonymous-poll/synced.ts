import * as v from 'valibot'
import { isOf, syncedList } from '#web/platform/store/synced.ts'

// Looser than what the page reads, which would otherwise have to share its parts with every page.
const Poll = v.object({
  id: v.string(),
  question: v.string(),
  createdAt: v.number(),
  secret: v.optional(v.string()),
  receipt: v.optional(v.string()),
  choices: v.optional(v.array(v.number())),
  answer: v.optional(v.nullable(v.object({ id: v.number(), text: v.string() }))),
})

export const synced = [
  syncedList<v.InferOutput<typeof Poll>>({
    name: 'own-polls',
    title: 'polls',
    key: 'sundry-polls',
    isItem: isOf(Poll),
    idOf: ({ id }) => id,
    // A vote is private; the receipt, choices and written answer link a voter to it. None of them leaves the browser.
    shared: ({ receipt: _, choices: __, answer: ___, ...poll }) =>
      poll.secret === undefined ? undefined : poll,
    joined: ({ receipt: _, choices: __, answer: ___, ...poll }, here) => ({
      ...poll,
      ...(here?.receipt !== undefined && { receipt: here.receipt }),
      ...(here?.choices && { choices: here.choices }),
      ...(here?.answer && { answer: here.answer }),
    }),
    order: (a, b) => b.createdAt - a.createdAt,
  }),
]
