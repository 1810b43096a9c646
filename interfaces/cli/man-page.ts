import type { Operation } from '#lib/operation/operation.ts'
import { getOptions, type Option } from '#lib/operation/options.ts'
import { COMMANDS, commandFacts, optionForm, SHARED_OPTIONS, usage } from './help-text.ts'

const HEAD = `.TH SUNDRY 1 "" "Sundry" "User Commands"
.SH NAME
sundry \\- formats, converts and calculates on your own device
.SH SYNOPSIS
.B sundry
.I operation
[options] [text]
.SH DESCRIPTION
Each operation returns what the page of its tool shows. Text is read from arguments, a file or standard input, and the
result is written to standard output. Notes and errors are written to standard error.
`

const EXIT_CODES = [
  ['0', 'Success.'],
  ['1', 'An error, or a check that does not pass.'],
  ['64', 'An unknown operation.'],
  ['124', 'The time limit was reached.'],
] as const

/** `docs/sundry.1`: the manual page of the command, in the `man` macros of roff. */
export function manPage(operations: readonly Operation[]): string {
  return [
    HEAD,
    section('COMMANDS', COMMANDS.map(([call, effect]) => item(call, effect)).join('')),
    section('OPTIONS', SHARED_OPTIONS.map(({ form, effect }) => item(form, effect)).join('')),
    section('OPERATIONS', operations.map(operationText).join('')),
    section('EXIT STATUS', EXIT_CODES.map(([code, meaning]) => item(code, meaning)).join('')),
  ].join('')
}

function section(title: string, content: string): string {
  return `.SH ${title}\n${content}`
}

function operationText(operation: Operation): string {
  const options = getOptions(operation).map(optionText)
  return `.SS ${escaped(operation.name)}\n${line(operation.summary)}.PP\n${line(usage(operation))}${options.join('')}`
}

function optionText(option: Option): string {
  const facts = commandFacts(option).map((fact) => (/[.!?]$/.test(fact) ? fact : `${fact}.`))
  return item(optionForm(option), facts.join(' '))
}

/** A paragraph with a bold heading. */
function item(heading: string, text: string): string {
  return `.TP\n.B ${escaped(heading)}\n${text === '' ? '' : line(text)}`
}

/** A line of text; one that begins with `.` or `'` would be a request of roff. */
function line(text: string): string {
  return `${/^[.']/.test(text) ? '\\&' : ''}${escaped(text)}\n`
}

/** Escapes what roff would read as an escape or as a hyphen, as options are copied, and joins lines. */
function escaped(text: string): string {
  return text.replaceAll('\\', '\\e').replaceAll('-', '\\-').replaceAll('"', '\\(dq').replace(/\s+/g, ' ')
}
