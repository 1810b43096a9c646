import type { Entry } from './grade-state.ts'

/** A course whose weights add up to 100; 89.3 %, a B+. */
export const EXAMPLE_ENTRIES: Entry[] = [
  { id: 1, name: 'Homework', points: '46', total: '50', weight: '20' },
  { id: 2, name: 'Midterm', points: '81', total: '100', weight: '30' },
  { id: 3, name: 'Project', points: '38', total: '40', weight: '20' },
  { id: 4, name: 'Final exam', points: '92', total: '100', weight: '30' },
]
