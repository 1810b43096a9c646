import type { Tool } from '#web/catalog/tool.ts'
import Hourglass from '~icons/lucide/hourglass'

export const tool: Tool = {
  id: 23,
  slug: 'hourly-worth-calculator',
  title: 'Hourly Worth Calculator',
  tagline: 'See what an hour of your life really earns.',
  summary: 'See what an hour of your life earns once lunch, emails and the way to work are counted in.',
  features: ['Unpaid hours counted in', 'Any price in hours of life', 'Every step of the sum shown'],
  categories: ['finance'],
  tags: [
    'hourly rate',
    'real hourly wage',
    'salary to hourly',
    'wage',
    'pay per hour',
    'commute',
    'unpaid time',
    'life hours',
    'income',
    'salary',
  ],
  icon: Hourglass,
}
