import * as v from 'valibot'
import { Pair } from '../api-request.ts'
import { isSecretName } from '../request/secrets.ts'

const Environment = v.object({ name: v.string(), variables: v.optional(v.array(Pair), []) })
export type Environment = v.InferOutput<typeof Environment>

const FIRST: Environment = { name: 'Default', variables: [] }

/** Named sets of variables, of which one is active. */
export const Environments = v.object({
  active: v.optional(v.string(), FIRST.name),
  list: v.optional(v.array(Environment), [FIRST]),
})
export type Environments = v.InferOutput<typeof Environments>

export function activeEnvironment({ active, list }: Environments): Environment {
  return list.find(({ name }) => name === active) ?? list[0] ?? FIRST
}

/** Without the values of variables whose names say that they are secret. */
export function withoutSecretValues({ active, list }: Environments): Environments {
  return {
    active,
    list: list.map(({ name, variables }) => ({
      name,
      variables: variables.map((variable) =>
        isSecretName(variable.name) ? { ...variable, value: '' } : variable,
      ),
    })),
  }
}

/** Merges another tab's stored environments with the values in this one. */
export function withValuesOf(stored: Environments, mine: Environments): Environments {
  const findValue = (environment: string, name: string) =>
    mine.list
      .find((other) => other.name === environment)
      ?.variables.find((variable) => variable.name === name)?.value ?? ''
  return {
    active: mine.list.some(({ name }) => name === mine.active) ? mine.active : stored.active,
    list: stored.list.map(({ name, variables }) => ({
      name,
      variables: variables.map((variable) =>
        variable.value === '' ? { ...variable, value: findValue(name, variable.name) } : variable,
      ),
    })),
  }
}
