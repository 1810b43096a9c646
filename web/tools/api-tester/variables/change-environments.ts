import { uniqueName } from '#lib/lists/unique-name.ts'
import { activeEnvironment, type Environment, type Environments } from './environments.ts'

/** The environments with the active one changed. */
export function withActive(
  environments: Environments,
  change: (now: Environment) => Environment,
): Environments {
  const now = activeEnvironment(environments)
  const next = change(now)
  return {
    active: next.name,
    list: environments.list.map((environment) => (environment === now ? next : environment)),
  }
}

/** A name that no environment has: `Copy`, `Copy 2`. */
export function freeName({ list }: Environments, wanted: string): string {
  const usedNames = new Set(list.map(({ name }) => name))
  return uniqueName(wanted, (name) => usedNames.has(name))
}

/** The active environment with a variable set, in place where the name is there. */
export function withVariable(environments: Environments, name: string, value: string): Environments {
  return withActive(environments, (now) => {
    const isThere = now.variables.some((variable) => variable.name === name)
    const id = Math.max(0, ...now.variables.map((variable) => variable.id)) + 1
    const variables = isThere
      ? now.variables.map((variable) =>
          variable.name === name ? { ...variable, value, isOn: true } : variable,
        )
      : [...now.variables, { id, name, value, isOn: true }]
    return { ...now, variables }
  })
}
