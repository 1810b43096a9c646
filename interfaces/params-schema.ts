import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { decimalText } from '#lib/operation/decimal-text.ts'
import { contents, givenFile, JsonFile } from '#lib/operation/given-file.ts'
import type { Condition, Operation } from '#lib/operation/operation.ts'

const FILE = toJsonSchema(JsonFile, { typeMode: 'input', target: 'draft-2020-12' })

/** Returns the parameters of an operation as JSON Schema (2020-12), with defaults and limits. */
export function paramsSchema({
  params,
  notes,
  described = {},
  onlyWith = {},
}: Pick<Operation, 'params' | 'notes' | 'described' | 'onlyWith'>): ObjectSchema {
  const schema = describe(params, 'input')
  const properties = Object.entries(schema.properties ?? {}).map(([field, property]) => {
    const detailed = described[field]
    const description = [notes[field], ...(onlyWith[field] ?? []).map(conditionText)]
      .filter(Boolean)
      .join(' ')
    const shown = detailed ? describe(detailed, 'input') : property
    return [field, description === '' || typeof shown === 'boolean' ? shown : { ...shown, description }]
  })
  return { ...schema, properties: Object.fromEntries(properties), type: 'object' }
}

/** Returns the data that an operation returns as JSON Schema, or undefined for text and files. */
export function dataSchema({ data }: Operation): JsonSchema | undefined {
  return data && describe(data, 'output')
}

type ObjectSchema = JsonSchema & { type: 'object' }

function describe(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema, ...described } = toJsonSchema(schema, {
    typeMode,
    target: 'draft-2020-12',
    // Some checks have no words in JSON Schema; the question is read by its own schema all the same.
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) => {
      if (valibotSchema === contents) return { anyOf: [{ type: 'string' }, ...(FILE.anyOf ?? [])] }
      if (valibotSchema === decimalText) return { type: ['string', 'number'] }
      return valibotSchema === givenFile ? { anyOf: FILE.anyOf ?? [] } : undefined
    },
  })
  return described
}

/** `Only with rules us-2026.` */
function conditionText({ field, is, isNot = [] }: Condition): string {
  if (is) return `Only with ${field} ${is.join(' or ')}.`
  return isNot.includes('') ? `Only with ${field}.` : `Not with ${field} ${isNot.join(' or ')}.`
}
