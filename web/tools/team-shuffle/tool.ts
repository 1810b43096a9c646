import type { Tool } from '#web/catalog/tool.ts'
import Swords from '~icons/lucide/swords'

export const tool: Tool = {
  id: 4,
  slug: 'team-shuffle',
  title: 'Team Shuffle',
  tagline: 'Fair random teams, and a tournament to play.',
  summary: 'Split people into fair random teams and let them play a tournament, shown on a big screen.',
  features: ['Every split equally likely', 'Brackets with byes, never a lost team', 'Full screen for a hall'],
  categories: ['team'],
  tags: [
    'team generator',
    'random teams',
    'group maker',
    'split into groups',
    'tournament bracket',
    'knockout',
    'single elimination',
    'playoffs',
    'seeding',
    'bye',
    'random group generator',
    'classroom groups',
    'team maker',
    'standup order',
  ],
  icon: Swords,
}
