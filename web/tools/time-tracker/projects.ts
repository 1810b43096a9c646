import * as v from 'valibot'

export const MAX_NAME_LENGTH = 200

const Project = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME_LENGTH)),
  color: v.optional(v.pipe(v.string(), v.maxLength(100)), '#8a8272'),
  /** Hourly rate as an exact decimal string; empty for none. */
  rate: v.optional(v.pipe(v.string(), v.regex(/^(\d{1,12}(\.\d{1,8})?)?$/)), ''),
})
export type Project = Readonly<v.InferOutput<typeof Project>>

export const DEFAULT_PROJECTS: readonly Project[] = [
  { id: 'work', name: 'Work', color: '#3b82f6', rate: '' },
  { id: 'personal', name: 'Personal', color: '#22c55e', rate: '' },
  { id: 'learning', name: 'Learning', color: '#a855f7', rate: '' },
]

/** Parses a stored project; undefined if invalid. */
export function readProject(stored: unknown): Project | undefined {
  const reading = v.safeParse(Project, stored)
  return reading.success ? reading.output : undefined
}

/** Label for an entry whose project was deleted. */
export const NO_PROJECT = 'No project'
