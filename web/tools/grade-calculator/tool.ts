import type { Tool } from '#web/catalog/tool.ts'
import GraduationCap from '~icons/lucide/graduation-cap'

export const tool: Tool = {
  id: 17,
  slug: 'grade-calculator',
  title: 'Grade Calculator',
  tagline: 'Your grade so far, and the score the final needs.',
  summary:
    'Weighted grades in US, European and British scales or your own, the grade you need in the final exam, and your GPA.',
  features: ['Every percent falls into a band', 'What you need on the final', 'Semester and cumulative GPA'],
  categories: ['productivity', 'finance'],
  tags: [
    'gpa',
    'weighted average',
    'final exam',
    'what do i need on my final',
    'school',
    'university',
    'marks',
    'ects',
    'letter grade',
    'class average',
    'semester',
    'credits',
    'percent',
    'percentage',
  ],
  icon: GraduationCap,
}
