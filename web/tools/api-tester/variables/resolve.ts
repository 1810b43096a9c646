import { UserError } from '#lib/result/user-error.ts'
import { activeEnvironment, type Environments } from './environments.ts'

/** Names with their values. */
export type Variables = ReadonlyMap<string, string>

const REFERENCE = /\{\{\s*([\p{L}_][\p{L}\p{N}_.-]*)\s*\}\}/gu
const WHOLE_NAME = /^[\p{L}_][\p{L}\p{N}_.-]*$/u

/** Whether a string is valid between the braces. */
export function isVariableName(text: string): boolean {
  return WHOLE_NAME.test(text)
}

/**
 * The text with each `{{name}}` replaced by its value, once: a value is never looked through again.
 * `write` spells a value for its place. Throws UserError `Error: Variable "{name}" is not defined`.
 */
export function resolve(text: string, variables: Variables, write = (value: string) => value): string {
  return text.replace(REFERENCE, (_, name: string) => {
    const value = variables.get(name)
    if (value === undefined)
      throw new UserError(`Error: Variable "${name}" is not defined`, 'Nothing was sent.')
    return write(value)
  })
}

/** Like {@link resolve}, but keeps references to variables without a value. */
export function resolveKnown(text: string, variables: Variables, write = (value: string) => value): string {
  return text.replace(REFERENCE, (reference, name: string) => {
    const value = variables.get(name)
    return value === undefined ? reference : write(value)
  })
}

/** Whether a string refers to a variable. */
export function hasReference(text: string): boolean {
  return text.search(REFERENCE) !== -1
}

/** Like {@link resolve} for a URL: values within its query are percent-encoded, before it they stand as they are. */
export function resolveUrl(url: string, variables: Variables, replace = resolve): string {
  const queryStart = url.search(/[?#]/)
  if (queryStart === -1) return replace(url, variables)
  const query = replace(url.slice(queryStart), variables, (value) => encodeURIComponent(value.toWellFormed()))
  return replace(url.slice(0, queryStart), variables) + query
}

/** Returns the variables of the active environment; the last one of a repeated name wins. */
export function getVariables(environments: Environments): Variables {
  return new Map(
    activeEnvironment(environments)
      .variables.filter(({ name, isOn }) => isOn && name !== '')
      .map(({ name, value }) => [name.trim(), value]),
  )
}
