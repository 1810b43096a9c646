import { isVariableName } from '../variables/resolve.ts'

/** A parameter or command of a shell, which only the shell could replace by its value. */
export type Expansion = {
  /** As written: `${ID:-5}`. */
  readonly source: string
  /** Name of the variable that represents it: `ID`. */
  readonly name: string
}

const PARAMETER = /^\$(?:env:)?([A-Za-z_]\w*)/
const POSITION = /^\$(\d)/
const MAX_NAME_LENGTH = 40

/**
 * Returns the expansion at this position: `$NAME`, `${NAME…}`, `$1`, `$(command)`, a command in backquotes
 * (POSIX.1-2024, 2.6), or `$env:NAME` of PowerShell. Returns undefined if there is none or its end is missing.
 */
export function expansionAt(command: string, at: number): Expansion | undefined {
  const rest = command.slice(at)
  const parameter = PARAMETER.exec(rest)
  if (parameter) return { source: parameter[0], name: parameter[1] ?? '' }
  const position = POSITION.exec(rest)
  if (position) return { source: position[0], name: `argument${position[1]}` }
  if (rest.startsWith('${')) return bracketed(rest, '{', '}')
  if (rest.startsWith('$(')) return bracketed(rest, '(', ')')
  const end = rest.startsWith('`') ? rest.indexOf('`', 1) : -1
  return end > 0 ? named(rest.slice(0, end + 1)) : undefined
}

/** Returns the expansion up to the bracket that closes its first one. */
function bracketed(rest: string, open: string, close: string): Expansion | undefined {
  let depth = 0
  for (let at = 1; at < rest.length; at++) {
    if (rest.charAt(at) === open) depth++
    if (rest.charAt(at) === close) depth--
    if (depth === 0) return named(rest.slice(0, at + 1))
  }
  return undefined
}

/** Names a parameter by itself and a command by its words. */
function named(source: string): Expansion {
  const parameter = /^\$\{[!#]?([A-Za-z_]\w*)/.exec(source)?.[1]
  if (parameter !== undefined) return { source, name: parameter }
  const name = source
    .replace(/[^\p{L}\p{N}_.]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_NAME_LENGTH)
  return { source, name: isVariableName(name) ? name : `value-${name}` }
}

/** A variable of Windows' cmd. Its name never looks like two percent-encoded bytes (`%C3%BC%`). */
const CMD_VARIABLE = /%(?!\d)(?![0-9A-Fa-f]{2}(?![A-Za-z]*_)\w*%)[A-Za-z_]\w+%/g

/** Replaces the variables of a command for cmd; calls back for each. */
export function replaceCmdVariables(command: string, replace: (expansion: Expansion) => string): string {
  return command.replace(CMD_VARIABLE, (source) => replace({ source, name: source.slice(1, -1) }))
}
