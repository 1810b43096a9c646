import type { Tool } from '#web/catalog/tool.ts'
import Dices from '~icons/lucide/dices'

export const tool: Tool = {
  id: 11,
  slug: 'random-generator',
  title: 'Random Generator',
  tagline: 'Fair numbers, passwords, dice and shuffled lists.',
  summary:
    'Draw random numbers, roll dice, make strong passwords and shuffle lists with chance that is fair.',
  features: ['Fair by measure, not by claim', 'Passwords never kept or sent', '100,000 lines in a moment'],
  categories: ['fun'],
  tags: [
    'random number',
    'rng',
    'dice',
    'roll',
    'coin flip',
    'heads or tails',
    'password generator',
    'passphrase',
    'list randomizer',
    'shuffle list',
    'pick a winner',
    'raffle',
    'lottery',
    'random.org',
    'standup order',
  ],
  icon: Dices,
}
