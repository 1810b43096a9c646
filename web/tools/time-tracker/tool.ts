import type { Tool } from '#web/catalog/tool.ts'
import Timer from '~icons/lucide/timer'

export const tool: Tool = {
  id: 12,
  slug: 'time-tracker',
  title: 'Time Tracker',
  tagline: 'Time your work by project and read exact reports.',
  summary: 'Time your work by project, fix any entry later, and read exact reports by day, week or month.',
  features: [
    'Exact through sleep, reload and clock changes',
    'Every entry can be edited',
    'Reports, rates and CSV',
  ],
  categories: ['productivity'],
  tags: [
    'timer',
    'stopwatch',
    'timesheet',
    'time sheet',
    'toggl',
    'clockify',
    'hours worked',
    'billable hours',
    'work log',
    'punch clock',
    'project time',
    'freelance',
  ],
  icon: Timer,
}
