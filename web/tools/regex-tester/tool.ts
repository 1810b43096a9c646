import type { Tool } from '#web/catalog/tool.ts'
import Regex from '~icons/lucide/regex'

export const tool: Tool = {
  id: 15,
  slug: 'regex-tester',
  title: 'Regex Tester',
  tagline: 'See what a pattern matches, and why.',
  summary: 'Test a regular expression: live matches, replacing, every part explained in plain words.',
  features: [
    'A slow pattern never freezes the page',
    'Every part explained in plain words',
    'Replace, split, list and export matches',
  ],
  categories: ['dev'],
  tags: [
    'regex',
    'regexp',
    'regular expression',
    'pattern',
    'match',
    'replace',
    'regex101',
    'regexr',
    'capture group',
    'lookbehind',
    'javascript regex',
    'validate',
    'search and replace',
    'split text',
  ],
  icon: Regex,
}
