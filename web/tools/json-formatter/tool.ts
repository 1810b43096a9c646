import type { Tool } from '#web/catalog/tool.ts'
import Braces from '~icons/lucide/braces'

export const tool: Tool = {
  id: 2,
  slug: 'json-formatter',
  title: 'JSON Formatter',
  tagline: 'Format, check, repair and query, every digit kept.',
  summary: 'Format, check, repair and query JSON up to 200 MB, with every digit kept.',
  features: [
    'Every digit, escape and key kept as written',
    'Errors with their line and a repair',
    'Tree, search and JSONPath',
  ],
  categories: ['dev'],
  tags: [
    'json',
    'prettify',
    'beautify',
    'pretty print',
    'minify',
    'validate',
    'validator',
    'lint',
    'jsonlint',
    'jsonpath',
    'viewer',
    'tree',
    'repair',
    'encode',
    'decode',
    'jsonl',
    'ndjson',
  ],
  icon: Braces,
}
