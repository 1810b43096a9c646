import { isRecord } from '#lib/json/is-record.ts'
import type { Operation } from '#lib/operation/operation.ts'
import { dataSchema, paramsSchema } from '../params-schema.ts'

/** JSON Schema, as far as it is looked at here. */
export type Schema = {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly [keyword: string]: unknown
}

/** An operation as a tool of MCP. */
export type ToolDefinition = {
  readonly title: string
  readonly description: string
  readonly inputSchema: Schema
  readonly outputSchema?: Schema
  readonly annotations: {
    readonly readOnlyHint: true
    readonly idempotentHint: boolean
    readonly openWorldHint: false
  }
}

/** Clients send the list of tools to a model with each question: larger schemas are shortened. */
const MAX_BYTES = { params: 320, param: 150, choices: 200, data: 110, field: 70 }

/** Address of the documentation of an operation. */
export function documentationUri(operation: string): string {
  return `sundry:///operations/${operation}`
}

export function toolDefinition(operation: Operation): ToolDefinition {
  const { title, summary, seeAlso, isRandom = false } = operation
  const data = dataSchema(operation)
  return {
    title,
    description: [summary, seeAlso].filter(Boolean).join(' '),
    inputSchema: inputSchema(operation),
    // JSON Schema is plain data; its types have no index.
    ...(data && { outputSchema: resultSchema(data as unknown as Schema) }),
    annotations: { readOnlyHint: true, idempotentHint: !isRandom, openWorldHint: false },
  }
}

/** Parameters of a call: those of `options` are parameters like the others. */
export function flattenParams(given: unknown): unknown {
  if (!isRecord(given)) return given
  const { options, ...params } = given
  return isRecord(options) ? { ...options, ...params } : given
}

/** Structured content must be an object (MCP 2025-11-25, tools): lists are the field `result`. */
export function structuredContent(data: unknown, notes: readonly string[]): Record<string, unknown> {
  return { ...(isRecord(data) ? data : { result: data }), notes }
}

function resultSchema(data: Schema): Schema {
  const fields = data.type === 'object' ? (data.properties ?? {}) : { result: data }
  const typed = Object.entries(fields).map(
    ([field, schema]) => [field, shorten(schema, MAX_BYTES.field)] as const,
  )
  // Of many fields the names say more than the types.
  if (size(typed) > MAX_BYTES.data) return { type: 'object', description: Object.keys(fields).join(', ') }
  return { type: 'object', properties: Object.fromEntries(typed) }
}

function inputSchema(operation: Operation): Schema {
  const { params, notes, paramsOf } = operation
  const { properties = {}, required = [] } = paramsSchema({ params, notes }) as unknown as Schema
  const all = Object.entries(properties).map(
    ([field, schema]) => [field, shorten(withoutEcho(field, schema), MAX_BYTES.param)] as const,
  )
  if (paramsOf) return { type: 'object', description: `Parameters of ${paramsOf}`, properties: {}, required }
  const frequent = frequentFields(operation, required)
  const listed = size(all) <= MAX_BYTES.params ? all : all.filter(([field]) => frequent.has(field))
  const rare = all.map(([field]) => field).filter((field) => !listed.some(([one]) => one === field))
  const options = {
    type: 'object',
    description: rare.join(', '),
  }
  return {
    type: 'object',
    properties: Object.fromEntries(rare.length === 0 ? listed : [...listed, ['options', options]]),
    ...(required.length > 0 && { required }),
  }
}

/** Parameters that are required or that examples use. */
function frequentFields({ input, examples }: Operation, required: readonly string[]): ReadonlySet<string> {
  const used = examples.flatMap(({ params }) => Object.keys(params))
  return new Set([...required, ...used, ...(input ? [input.field] : [])])
}

/** Leaves out a description that only repeats the name: “Current assets.” of `currentAssets`. */
function withoutEcho(field: string, schema: Schema): Schema {
  const { description = '', ...rest } = schema
  const isEcho = description.replaceAll(/[\s.]/g, '').toLowerCase() === field.toLowerCase()
  return isEcho ? rest : schema
}

/**
 * Returns a schema without defaults and limits, which the operation applies and explains; files and objects above the
 * limit are any object.
 */
function shorten(schema: Schema, maxBytes: number): Schema {
  const described = schema.description === undefined ? {} : { description: schema.description }
  const { anyOf, enum: choices, properties, items } = schema
  if (anyOf) return { ...typeOf(anyOf), ...described }
  if (choices) return { ...shortChoices(choices), ...described }
  if (items) {
    const shown = shorten(items, maxBytes)
    return { type: 'array', ...(size(shown) <= maxBytes && { items: shown }), ...described }
  }
  if (!properties) return { ...(schema.type && { type: schema.type }), ...described }
  const fields = Object.entries(properties).map(
    ([field, property]) => [field, shorten(property, maxBytes)] as const,
  )
  if (size(fields) <= maxBytes)
    return { type: 'object', properties: Object.fromEntries(fields), ...described }
  return { type: 'object', description: schema.description ?? fields.map(([field]) => field).join(', ') }
}

function typeOf(schemas: readonly Schema[]): Schema {
  const types = [...new Set(schemas.flatMap(({ type }) => type ?? []))]
  return types.length === 1 && types[0] !== undefined ? { type: types[0] } : { type: types }
}

function shortChoices(choices: unknown): Schema {
  return size(choices) <= MAX_BYTES.choices ? { enum: choices } : { type: 'string' }
}

function size(value: unknown): number {
  return JSON.stringify(value).length
}
