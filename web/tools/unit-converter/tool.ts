import type { Tool } from '#web/catalog/tool.ts'
import Ruler from '~icons/lucide/ruler'

export const tool: Tool = {
  id: 24,
  slug: 'unit-converter',
  title: 'Unit Converter',
  tagline: 'Type a quantity, read it in every unit.',
  summary:
    'Convert length, weight, temperature, volume and time with exact factors, typed as you would say it.',
  features: ['Exact factors, no float noise', 'Reads “5 ft 11 in in cm”', 'All units at once'],
  categories: ['productivity'],
  tags: [
    'convert',
    'inches to cm',
    'miles to km',
    'pounds to kg',
    'fahrenheit to celsius',
    'cups to ml',
    'gallons',
    'metric',
    'imperial',
    'length',
    'weight',
    'temperature',
    'volume',
    'time',
    'measurement',
  ],
  icon: Ruler,
}
