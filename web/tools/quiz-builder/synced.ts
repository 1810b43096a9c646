import * as v from 'valibot'
import { isOf, syncedList } from '#web/platform/store/synced.ts'

// Looser than what the page reads, which would otherwise have to share its parts with every page.
const HostedQuiz = v.object({
  id: v.string(),
  changed: v.number(),
  quiz: v.object({ title: v.string(), questions: v.array(v.object({ id: v.string() })) }),
})

const Link = v.object({ id: v.string(), title: v.string(), createdAt: v.number(), secret: v.string() })

export const synced = [
  syncedList<v.InferOutput<typeof HostedQuiz>>({
    name: 'quizzes',
    title: 'quizzes',
    key: 'sundry-quizzes',
    isItem: isOf(HostedQuiz),
    idOf: ({ id }) => id,
    order: (a, b) => b.changed - a.changed,
  }),
  syncedList<v.InferOutput<typeof Link>>({
    name: 'quiz-links',
    title: 'server links of quizzes',
    key: 'sundry-quiz-links',
    isItem: isOf(Link),
    idOf: ({ id }) => id,
    order: (a, b) => b.createdAt - a.createdAt,
  }),
]
