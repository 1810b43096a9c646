import type { Course, Entry, GradeState } from './grade-state.ts'

/** A course before its final, which counts for the missing 30; 88.14 %, a B+. */
export const EXAMPLE_ENTRIES: Entry[] = [
  { id: 1, name: 'Homework', points: '46', total: '50', weight: '20' },
  { id: 2, name: 'Midterm', points: '81', total: '100', weight: '30' },
  { id: 3, name: 'Project', points: '38', total: '40', weight: '20' },
]

const EXAMPLE_COURSES: Course[] = [
  { id: 1, name: 'Calculus', gpa: 'A-', credits: '4' },
  { id: 2, name: 'History', gpa: 'B+', credits: '3' },
  { id: 3, name: 'Biology', gpa: 'A', credits: '4' },
  { id: 4, name: 'English', gpa: 'B', credits: '3' },
]

/** A semester of 3.55 after 30 credits, which makes 3.45. */
export const EXAMPLE_GPA: Pick<GradeState, 'courses' | 'earlierGpa' | 'earlierCredits'> = {
  courses: EXAMPLE_COURSES,
  earlierGpa: '3.4',
  earlierCredits: '30',
}
