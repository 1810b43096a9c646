import type { Tool } from '#web/catalog/tool.ts'
import CaseSensitive from '~icons/lucide/case-sensitive'

export const tool: Tool = {
  id: 9,
  slug: 'case-converter',
  title: 'Case Converter',
  tagline: 'Your text in twelve cases, side by side.',
  summary:
    'Turn text into lower, upper, title and sentence case, camelCase, snake_case and six more, all at once.',
  features: [
    'Twelve cases live, each with its own Copy',
    'Accents and every alphabet kept, Turkish i included',
    'Titles by AP, Chicago or APA',
  ],
  categories: ['text'],
  tags: [
    'uppercase',
    'lowercase',
    'capitalize',
    'title case',
    'sentence case',
    'camelcase',
    'pascalcase',
    'snake_case',
    'kebab-case',
    'constant case',
    'alternating caps',
    'text transform',
  ],
  icon: CaseSensitive,
}
