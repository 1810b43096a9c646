import { pick, type RandomInteger, randomInteger } from '#lib/random/random.ts'
import { UserError } from '#lib/result/user-error.ts'
import { MAX_NAME_LENGTH, type Project } from './projects.ts'

/** Colors for new projects. */
export const PROJECT_COLORS = [
  '#ef4444',
  '#f97316',
  '#f59e0b',
  '#eab308',
  '#84cc16',
  '#22c55e',
  '#10b981',
  '#14b8a6',
  '#06b6d4',
  '#0ea5e9',
  '#3b82f6',
  '#6366f1',
  '#8b5cf6',
  '#a855f7',
  '#d946ef',
  '#ec4899',
  '#f43f5e',
] as const

/** Creates a project with a random color. Throws UserError if the name is empty or exists already. */
export function newProject(
  name: string,
  projects: readonly Project[],
  id: string,
  random: RandomInteger = randomInteger,
): Project {
  return { id, name: freeName(name, projects), color: pick(PROJECT_COLORS, random), rate: '' }
}

/** Returns the normalized name. Throws UserError if it is empty or another project has it. */
export function freeName(typed: string, others: readonly Project[]): string {
  const name = typed.normalize('NFC').trim().slice(0, MAX_NAME_LENGTH)
  if (name === '') throw new UserError('A project needs a name')
  if (others.some((project) => sameName(project.name, name)))
    throw new UserError(`"${name}" is there already`, 'Give the project another name.')
  return name
}

export function sameName(one: string, other: string): boolean {
  return one.normalize('NFC').trim().toLowerCase() === other.normalize('NFC').trim().toLowerCase()
}
