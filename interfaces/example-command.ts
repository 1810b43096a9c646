import { decodeBase64 } from '#lib/bytes/decode-base64.ts'
import type { Example, Json, Operation } from '#lib/operation/operation.ts'
import { getChoiceName, getOptions } from '#lib/operation/options.ts'

/** A file in an example's parameters. */
type ExampleFile = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }

/** The command of an example. */
type ExampleCommand = {
  readonly args: readonly string[]
  readonly files: readonly ExampleFile[]
}

export function exampleCommand(operation: Operation, { params }: Example): ExampleCommand {
  const options = getOptions(operation).flatMap(({ name, flag, kind, choices }) => {
    const value = params[name]
    return value === undefined
      ? []
      : optionArguments(
          flag,
          kind,
          choices.length > 0 && kind === 'choice' ? getChoiceName(String(value)) : value,
        )
  })
  const given = operation.input && params[operation.input.field]
  if (given === undefined) return { args: [operation.name, ...options], files: [] }
  if (typeof given === 'string') return { args: [operation.name, ...options, '--', given], files: [] }
  const files = (Array.isArray(given) ? given : [given]).map(toExampleFile)
  const paths = files.flatMap(({ name }) => ['--file', name])
  return { args: [operation.name, ...options, ...paths], files }
}

function optionArguments(flag: string, kind: string, value: Json): string[] {
  if (kind === 'flag') return [value === true ? flag : flag.replace('--', '--no-')]
  if (kind === 'list' && Array.isArray(value)) return value.flatMap((item) => [flag, String(item)])
  return [flag, kind === 'data' ? JSON.stringify(value) : String(value)]
}

function toExampleFile(json: Json): ExampleFile {
  // Examples contain files as JSON; the tests parse the parameters of all with their schemas.
  const { name, text, base64 } = json as { name: string; text?: string; base64?: string }
  const encoder = new TextEncoder()
  const bytes = text === undefined ? decodeBase64(encoder.encode(base64)) : encoder.encode(text)
  return { name, bytes }
}
