import type { Tool } from '#web/catalog/tool.ts'
import Metronome from '~icons/lucide/metronome'

export const tool: Tool = {
  id: 21,
  slug: 'metronome',
  title: 'Metronome',
  tagline: 'A beat that is true to the millisecond.',
  summary: 'Keep time to the millisecond: tap a tempo, set accents and subdivisions, and see every beat.',
  features: ['Steady in a hidden tab too', 'Tap tempo and accents', 'Starts at once, works offline'],
  categories: ['fun'],
  tags: [
    'bpm',
    'tempo',
    'beat',
    'tap tempo',
    'click track',
    'practice',
    'music',
    'rhythm',
    'drum',
    'count-in',
  ],
  icon: Metronome,
}
