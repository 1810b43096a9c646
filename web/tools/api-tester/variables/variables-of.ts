import { activeEnvironment, type Environments } from './environments.ts'
import type { Variables } from './resolve.ts'

/** Returns the variables of the active environment; the last one of a repeated name wins. */
export function getVariables(environments: Environments): Variables {
  return new Map(
    activeEnvironment(environments)
      .variables.filter(({ name, isOn }) => isOn && name !== '')
      .map(({ name, value }) => [name.trim(), value]),
  )
}
