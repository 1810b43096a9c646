import { getChoiceName, type Option } from '#lib/operation/options.ts'

/** Replaces the parameters and choices that an error names by those of the command line: `sortKeys` by `--sort-keys`. */
export function nameFlags(text: string, options: readonly Option[]): string {
  const flags = new Map(options.map(({ name, flag }) => [name, flag]))
  const flagOf = (name: string) => flags.get(name) ?? name
  return text
    .split('\n')
    .map((line) => {
      const field = options.find(({ name }) => line.startsWith(`${name}: `))
      return field ? nameChoices(line, field) : line
    })
    .join('\n')
    .replaceAll(SUBJECT, (name) => flagOf(name))
    .replaceAll(AFTER_PREPOSITION, (name) => flagOf(name))
    .replaceAll(CAMEL_CASE, (name) => flagOf(name))
}

/** The first word of a line about a parameter: `rate: …`, `path is missing.`, `edits[0].from: …`. */
const SUBJECT = /^\w+(?=(?:\[\d+\]|\.\w+)*(?:: | is missing\.| has no effect))/gm
/** As in `extraOnceAt has no effect without extraOnce.` and `it needs rules “us-2026”`. */
const AFTER_PREPOSITION = /(?<=\b(?:with|without|needs) )\w+(?=(?: [“\d]| true| false|; it needs|\.$))/gm
const CAMEL_CASE = /(?<![-\w“"])[a-z]+[A-Z]\w*/g

function nameChoices(line: string, { choices }: Option): string {
  return choices.reduce<string>((named, choice) => named.replace(`"${choice}"`, getChoiceName(choice)), line)
}
