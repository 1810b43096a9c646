import type { Tool } from '#web/catalog/tool.ts'
import Sheet from '~icons/lucide/sheet'

export const tool: Tool = {
  id: 26,
  slug: 'csv-json-converter',
  title: 'CSV to JSON Converter',
  tagline: 'CSV, TSV and Excel to JSON and back, exactly.',
  summary: 'Turn CSV, TSV and Excel files into JSON and JSON into CSV, exactly, up to 100 MB.',
  features: [
    'Quotes, line breaks and every digit kept',
    'Nested JSON, types and columns under control',
    'Large files without waiting',
  ],
  categories: ['dev'],
  tags: [
    'csv',
    'json',
    'tsv',
    'xlsx',
    'excel',
    'spreadsheet',
    'table',
    'converter',
    'json to csv',
    'csv to json',
    'flatten',
    'jsonl',
    'ndjson',
    'delimiter',
    'semicolon',
    'parse',
  ],
  icon: Sheet,
}
