import type { Tool } from '#web/catalog/tool.ts'
import WholeWord from '~icons/lucide/whole-word'

export const tool: Tool = {
  id: 8,
  slug: 'word-counter',
  title: 'Word Counter',
  tagline: 'Words, characters and reading time as you write.',
  summary:
    'Count words, characters, sentences and paragraphs as you type, with reading time, limits and analysis.',
  features: [
    'Emoji and accents count as one character',
    'Abbreviations and decimals end no sentence',
    'Limits of posts, messages and page titles',
  ],
  categories: ['text'],
  tags: [
    'count words',
    'character count',
    'letter counter',
    'sentence counter',
    'paragraph counter',
    'reading time',
    'speaking time',
    'keyword density',
    'tweet length',
    'sms length',
    'readability',
    'flesch',
  ],
  icon: WholeWord,
}
