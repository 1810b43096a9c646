import type { Tool } from '#web/catalog/tool.ts'
import LoaderPinwheel from '~icons/lucide/loader-pinwheel'

export const tool: Tool = {
  id: 10,
  slug: 'wheel-of-names',
  title: 'Wheel of Names',
  tagline: 'Spin to pick a winner, with a fair chance for all.',
  summary: 'Spin a wheel to pick a winner from up to 1,000 names, each with its fair share of the luck.',
  features: ['Drawn fairly, then shown', 'Weights, colors, saved wheels', 'Full screen for a room'],
  categories: ['fun'],
  tags: [
    'spinner',
    'spin the wheel',
    'picker wheel',
    'wheel of fortune',
    'random name picker',
    'raffle',
    'giveaway',
    'winner',
    'prize draw',
    'classroom',
    'decide',
    'draw names',
  ],
  icon: LoaderPinwheel,
}
