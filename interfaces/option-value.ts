import { isSameChoice, type Option } from '#lib/operation/options.ts'
import { UserError } from '#lib/result/user-error.ts'

/**
 * Returns the value of an option that is written as text, on the command line, in a query or in a form. Throws
 * UserError.
 */
export function optionValue({ name, flag, kind, choices }: Option, given: readonly string[]): unknown {
  const last = given.at(-1) ?? ''
  if (kind === 'list') return given.map((value) => choiceOf(choices, value))
  if (given.length > 1) throw new UserError(`The option “${flag}” is given more than once.`)
  if (kind === 'number') return numberOf(name, last)
  if (kind === 'flag') return flagValue(name, last)
  if (kind === 'choice') return choiceOf(choices, last)
  return kind === 'data' ? jsonOf(name, last) : last
}

/** Returns the choice that is written so, or in kebab-case; else the text, which the schema refuses. */
function choiceOf(choices: Option['choices'], text: string): string | number {
  const isSame = (choice: string | number) => isSameChoice(choice, text)
  return choices.find((choice) => String(choice) === text) ?? choices.find(isSame) ?? text
}

export function numberOf(name: string, text: string): number {
  if (!/^-?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text))
    throw new UserError(`${name}: Enter a number, not “${text}”.`)
  return Number(text)
}

function flagValue(name: string, text: string): boolean {
  if (text !== 'true' && text !== 'false')
    throw new UserError(`${name}: true or false is needed, not “${text}”.`)
  return text === 'true'
}

export function jsonOf(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UserError(`${name}: JSON is needed, such as '{"a": 1}' or '[1, 2]'.`)
  }
}
