import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import { contents, givenFile, JsonFile } from '#lib/operation/given-file.ts'
import type { Operation } from '#lib/operation/operation.ts'

const FILE = toJsonSchema(JsonFile, { typeMode: 'input', target: 'draft-2020-12' })

/** Returns the parameters of an operation as JSON Schema (2020-12), with defaults and limits. */
export function paramsSchema({ params, notes }: Operation): JsonSchema & { type: 'object' } {
  const schema = toJsonSchema(params, {
    typeMode: 'input',
    target: 'draft-2020-12',
    // Some checks have no words in JSON Schema; the question is read by its own schema all the same.
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) => {
      if (valibotSchema === contents) return { anyOf: [{ type: 'string' }, ...(FILE.anyOf ?? [])] }
      return valibotSchema === givenFile ? { anyOf: FILE.anyOf ?? [] } : undefined
    },
  })
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([field, property]) => {
      const note = notes[field]
      return [
        field,
        note === undefined || typeof property === 'boolean' ? property : { ...property, description: note },
      ]
    }),
  )
  return { ...schema, properties, type: 'object' }
}
