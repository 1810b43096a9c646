import type { Tool } from '#web/catalog/tool.ts'
import { isDisabled } from '#web/platform/site-config.ts'
import ListChecks from '~icons/lucide/list-checks'

export const tool: Tool = {
  id: 22,
  slug: 'quiz-builder',
  title: 'Quiz Builder',
  tagline: 'Write a quiz, share a link, or play it live.',
  summary: 'Write a quiz in minutes and share it as a link that anyone can take without an account.',
  features: [
    'Five kinds of questions, with pictures and explanations',
    'Imports Moodle, Kahoot, Excel and pasted questions',
    isDisabled('/quiz/') ? 'Played alone by a link' : 'Played alone by a link, or live on up to 500 phones',
  ],
  categories: ['productivity', 'team'],
  tags: [
    'quiz',
    'test',
    'exam',
    'questions',
    'multiple choice',
    'true or false',
    'quiz maker',
    'classroom',
    'teacher',
    'training',
    'gift',
    'aiken',
    'moodle',
    'kahoot',
    'live quiz',
    'quizizz',
    'quizlet',
  ],
  icon: ListChecks,
}
