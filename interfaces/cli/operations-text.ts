import type { Example, Operation } from '#lib/operation/operation.ts'
import { getFlag, getOptions } from '#lib/operation/options.ts'
import { exampleCommand } from '../example-command.ts'
import type { Found } from '../find-operations.ts'
import { factsOf } from './help-text.ts'

const HEAD = `# Operations

What the tools of Sundry compute, for programs. Written by \`npm run generate\`; a test compares it with the tools.

Every operation is asked for in three ways, with the same answer:

- \`npm run --silent tool -- <operation> [options] [text]\`, in a copy of Sundry. An option is written \`--sort-keys\` or
  \`--sortKeys\`; a flag is turned off by \`--no-sort-keys\`; lists are given by repeating the option. \`--file <path>\` names an
  input, \`--output <path>\` where the answer goes, \`--question <path>\` a whole question as JSON (\`-\` for standard input), which
  suits long ones and secrets. Exit codes: 0, 1 for a refusal, 64 for an unknown operation.
- \`npm run --silent mcp\`: a server for the Model Context Protocol over standard input and output, with a tool per operation.
- \`POST /api/run/<operation>\` with the question as JSON and \`Authorization: Bearer <token>\`, on servers that set \`API_TOKENS\`;
  \`GET /api/openapi.json\` describes it.

In JSON a file is \`{ "name": "a.pdf", "base64": "…" }\`, or has \`text\` in place of \`base64\`. Numbers that are typed on the page are
text here too, so that no digit is lost: \`"250000"\`, \`"3.5"\`. A question has at most 20 MB over HTTP, and an answer 64 MB over
HTTP and MCP.
`

/** `docs/operations.md`: every operation with its options, defaults, limits and an example for each interface. */
export function operationsText(found: readonly Found[]): string {
  const tools = [...new Set(found.map(({ tool }) => tool))].sort()
  const index = tools.map((tool) => {
    const links = namesOf(found, tool).map((name) => `[${name}](#${name})`)
    return `| ${tool} | ${links.join(', ')} |`
  })
  const parts = found.map(({ tool, operation }) => operationText(tool, operation))
  return `${[HEAD, ['| tool | operations |', '| --- | --- |', ...index].join('\n'), ...parts].join('\n')}\n`
}

function namesOf(found: readonly Found[], tool: string): string[] {
  return found.filter((one) => one.tool === tool).map(({ operation }) => operation.name)
}

function operationText(tool: string, operation: Operation): string {
  const { name, summary, examples } = operation
  const [example] = examples
  return [
    `\n## ${name}\n\n${summary} Page: \`/${tool}\`. Answer: ${operation.gives}.`,
    inputText(operation),
    optionsTable(operation),
    ...(example ? [exampleText(operation, example)] : []),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const INPUT_FORMS = {
  text: 'text: arguments or a pipe',
  contents: 'text or a file: arguments, `--file` or a pipe',
  file: 'a file: its path or a pipe',
  files: 'files: their paths',
}

function inputText({ input, notes }: Operation): string {
  if (!input) return ''
  const note = notes[input.field]
  return `Input \`${input.field}\`, ${INPUT_FORMS[input.accepts]}.${note ? ` ${note}` : ''}`
}

function optionsTable(operation: Operation): string {
  const rows = getOptions(operation).map((option) => {
    const facts = factsOf(option)
      .map((fact) => fact.replace(/[.]$/, ''))
      .join('. ')
    return `| \`${option.name}\` | \`${getFlag(option.name)}\` | ${option.kind} | ${escaped(facts)} |`
  })
  return rows.length === 0
    ? ''
    : ['| field | option | kind | |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

function escaped(cell: string): string {
  return cell.replaceAll('|', '\\|').replaceAll('\n', ' ')
}

function exampleText(operation: Operation, example: Example): string {
  const { args } = exampleCommand(operation, example)
  const json = JSON.stringify(example.params)
  return [
    '```',
    `npm run --silent tool -- ${args.map(quoted).join(' ')}`,
    `MCP: {"name":"${operation.name}","arguments":${short(json)}}`,
    `curl $SUNDRY/api/run/${operation.name} -H "Authorization: Bearer $TOKEN" -d ${quoted(short(json))}`,
    '```',
    '',
    'Answer:',
    '',
    '```',
    short(typeof example.result === 'string' ? example.result.trimEnd() : JSON.stringify(example.result)),
    '```',
  ].join('\n')
}

const MAX_LENGTH = 600

function short(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}

/** A word for a POSIX shell. */
function quoted(word: string): string {
  return /^[\w./:=,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
