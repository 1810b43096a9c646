import { gunzipSync } from 'node:zlib'
import { isRecord } from '#lib/json/is-record.ts'
import type { GivenFile, Operation } from '#lib/operation/operation.ts'
import { getOptions } from '#lib/operation/options.ts'
import { UserError } from '#lib/result/user-error.ts'
import { findOption, suggestWord } from '../find-option.ts'
import { optionValue } from '../option-value.ts'

/** Request of an operation as HTTP has it. */
export type HttpRequest = {
  readonly body: Uint8Array<ArrayBuffer>
  /** `Content-Type`. */
  readonly contentType: string
  readonly isGzip: boolean
  /** Options, as name and value. */
  readonly query: readonly (readonly [name: string, value: string])[]
}

/** A request that no parameters can be read from, with its status (RFC 9110). */
export class UnreadableRequest extends Error {
  readonly status: 400 | 413 | 415

  constructor(status: UnreadableRequest['status'], message: string) {
    super(message)
    this.status = status
  }
}

/** Limit of a decompressed body. */
const MAX_INFLATED_BYTES = 64 * 1024 * 1024

/**
 * Reads the parameters of an operation from JSON, from a form with files, or from the bytes of a file; with the last
 * two, options are fields of the form or of the query. Throws UnreadableRequest, or UserError for an option.
 */
export async function readRequest(operation: Operation, request: HttpRequest): Promise<unknown> {
  const body = request.isGzip ? inflate(request.body) : request.body
  const [mediaType = ''] = request.contentType.toLowerCase().split(';')
  const options = readOptions(operation, request.query)
  // JavaScript's `fetch` sends strings as `text/plain`; without an input they can only be JSON.
  if (!operation.input && mediaType.trim() === 'text/plain') return withOptions(parseJson(body), options)
  switch (mediaType.trim()) {
    case '':
    case 'application/json':
    // Default of curl's `-d`.
    case 'application/x-www-form-urlencoded':
      return withOptions(parseJson(body), options)
    case 'multipart/form-data':
      return { ...options, ...(await readForm(operation, body, request.contentType)) }
    default:
      return { ...options, ...readRaw(operation, body, mediaType) }
  }
}

function inflate(body: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(gunzipSync(body, { maxOutputLength: MAX_INFLATED_BYTES }))
  } catch (error) {
    if (error instanceof RangeError)
      throw new UnreadableRequest(413, `A decompressed body may have ${MAX_INFLATED_BYTES / 1024 / 1024} MB.`)
    throw new UnreadableRequest(400, 'The body is not valid gzip.')
  }
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new UnreadableRequest(400, 'The body is not valid JSON in UTF-8.')
  }
}

function withOptions(params: unknown, options: Readonly<Record<string, unknown>>): unknown {
  return isRecord(params) ? { ...options, ...params } : params
}

async function readForm(
  operation: Operation,
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<Record<string, unknown>> {
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw new UnreadableRequest(400, 'The body is not a valid form (multipart/form-data).')
  })
  const texts: [string, string][] = []
  const files: GivenFile[] = []
  for (const [name, value] of form) {
    if (typeof value === 'string') texts.push([name, value])
    else files.push({ name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) })
  }
  return { ...readOptions(operation, texts), ...inputOf(operation, files) }
}

function inputOf({ name, input }: Operation, files: readonly GivenFile[]): Record<string, unknown> {
  const [first] = files
  if (!first) return {}
  if (!input) throw new UserError(`${name} takes options only, not a file.`)
  if (input.accepts === 'files') return { [input.field]: files }
  if (files.length > 1) throw new UserError(`${name} takes one file.`)
  return { [input.field]: input.accepts === 'text' ? textOf(first.bytes) : first }
}

function readRaw(operation: Operation, bytes: Uint8Array<ArrayBuffer>, mediaType: string) {
  if (!operation.input)
    throw new UnreadableRequest(415, `${operation.name} takes application/json, not ${mediaType}.`)
  return inputOf(operation, [{ name: 'input', bytes }])
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UserError('The body is not UTF-8 text.')
  }
}

/** Throws UserError for an option that there is not, or whose value cannot be read. */
function readOptions(operation: Operation, given: HttpRequest['query']): Record<string, unknown> {
  const known = getOptions(operation)
  const values = new Map<(typeof known)[number], string[]>()
  const params: Record<string, unknown> = {}
  for (const [name, value] of given) {
    if (name === operation.input?.field) params[name] = value
    else {
      const option = findOption(name, known)
      if (!option)
        throw new UserError(
          `${operation.name} has no option “${name}”.`,
          suggestWord(
            name,
            known.map((one) => one.name),
          ),
        )
      values.set(option, [...(values.get(option) ?? []), value])
    }
  }
  for (const [option, texts] of values) params[option.name] = optionValue(option, texts)
  return params
}
