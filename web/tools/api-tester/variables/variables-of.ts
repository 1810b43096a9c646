import { activeEnvironment, type Environments } from './environments.ts'
import type { Variables } from './resolve.ts'

/** What the active environment gives to a request; of a repeated name the last counts. */
export function getVariables(environments: Environments): Variables {
  return new Map(
    activeEnvironment(environments)
      .variables.filter(({ name, isOn }) => isOn && name !== '')
      .map(({ name, value }) => [name.trim(), value]),
  )
}
