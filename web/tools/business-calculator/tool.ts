import type { Tool } from '#web/catalog/tool.ts'
import ChartPie from '~icons/lucide/chart-pie'

export const tool: Tool = {
  id: 27,
  slug: 'business-calculator',
  title: 'Business Calculator',
  tagline: 'Ratios, ROI and break-even, with every formula.',
  summary: 'Ratios, ROI and break-even, with every formula.',
  features: ['Formulas with your numbers in them', 'What each ratio tells', 'Break-even drawn and listed'],
  categories: ['finance'],
  tags: [
    'roi',
    'return on investment',
    'break-even',
    'break even point',
    'current ratio',
    'quick ratio',
    'debt to equity',
    'gross margin',
    'net margin',
    'contribution margin',
    'roa',
    'roe',
    'financial ratios',
    'profit',
    'percent',
    'percentage',
  ],
  icon: ChartPie,
}
