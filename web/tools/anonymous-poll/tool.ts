import type { Tool } from '#web/catalog/tool.ts'
import Vote from '~icons/lucide/vote'

export const tool: Tool = {
  id: 5,
  slug: 'anonymous-poll',
  title: 'Anonymous Poll',
  tagline: 'Ask a question, share the link, count the votes.',
  summary:
    'Ask a question, share the link, and watch the votes come in live. Nobody signs up, and nobody can tell who chose what.',
  features: [
    'One vote per browser, counted exactly once',
    'No link between voter and choice is kept',
    'Live results, ranked choice, closing times',
  ],
  categories: ['team'],
  tags: [
    'poll',
    'vote',
    'survey',
    'straw poll',
    'voting',
    'ballot',
    'ranked choice',
    'doodle',
    'mentimeter',
    'slido',
  ],
  icon: Vote,
  isShared: true,
}
