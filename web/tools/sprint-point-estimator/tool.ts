import type { Tool } from '#web/catalog/tool.ts'
import { isDisabled } from '#web/platform/site-config.ts'
import Spade from '~icons/lucide/spade'

const IS_LOCAL = isDisabled('/room/')

export const tool: Tool = {
  id: 1,
  slug: 'sprint-point-estimator',
  title: 'Sprint Point Estimator',
  tagline: 'Vote on stories with cards and reveal together.',
  summary: `Estimate stories with your team: vote with cards, reveal together, on one device${IS_LOCAL ? '' : ' or live by a link'}.`,
  features: [
    'Votes stay hidden until the reveal',
    IS_LOCAL ? 'All votes on one device' : 'Live rooms by link, code or QR',
    'Decks, rounds, totals',
  ],
  categories: ['dev', 'team'],
  tags: [
    'planning poker',
    'scrum poker',
    'story points',
    'estimation',
    'fibonacci',
    'agile',
    'sprint planning',
    'pointing poker',
    't-shirt sizes',
    'backlog',
    'vote',
    'standup',
    'retro',
    'retrospective',
  ],
  icon: Spade,
}
