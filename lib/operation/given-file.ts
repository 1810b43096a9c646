import * as v from 'valibot'
import { decodeBase64 } from '../bytes/decode-base64.ts'
import { isRecord } from '../json/is-record.ts'
import { UserError } from '../result/user-error.ts'
import { decodeCsv } from '../tabular/csv/decode-csv.ts'
import type { GivenFile, Input } from './operation.ts'

function isGivenFile(value: unknown): value is GivenFile {
  return typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array
}

/** A file, whose bytes `interfaces` makes. */
export const givenFile = v.custom<GivenFile>(isGivenFile, 'A file is needed.')

/** Text, or a file. */
export const contents = v.union([v.string(), givenFile], 'Text or a file is needed.')

/** JSON representation of a file. */
export const JsonFile = v.union(
  [
    v.strictObject({ name: v.optional(v.string(), 'file'), text: v.string() }),
    v.strictObject({ name: v.optional(v.string(), 'file'), base64: v.string() }),
  ],
  'A file is told as { "name": "a.pdf", "base64": "…" }, or with "text" in place of "base64".',
)

/** Returns the parameters with the files decoded from JSON. Throws UserError. */
export function withFiles(params: unknown, input: Input | undefined): unknown {
  if (!isRecord(params) || !input || input.accepts === 'text') return params
  const given = params[input.field]
  if (given === undefined || (input.accepts === 'contents' && typeof given === 'string')) return params
  return {
    ...params,
    [input.field]: input.accepts === 'files' ? getFiles(given, input.field) : getFile(given, input.field),
  }
}

function getFiles(given: unknown, field: string): unknown {
  return Array.isArray(given) ? given.map((file, index) => getFile(file, `${field}[${index}]`)) : given
}

function getFile(given: unknown, field: string): GivenFile {
  if (isGivenFile(given)) return given
  const read = v.safeParse(JsonFile, given)
  if (!read.success) throw new UserError(`${field}: ${read.issues[0].message}`)
  const { name, ...content } = read.output
  const encoder = new TextEncoder()
  return {
    name,
    bytes: 'text' in content ? encoder.encode(content.text) : decodeBase64(encoder.encode(content.base64)),
  }
}

/** Returns the given text, or that of a file in UTF-8, UTF-16 with a BOM or else windows-1252, as pages read it. Throws UserError for binary data. */
export function getText(given: string | GivenFile): string {
  if (typeof given === 'string') return given
  const { text } = decodeCsv(given.bytes)
  if (text.includes('\0')) throw new UserError(`"${given.name}" is not a text file.`)
  return text
}
