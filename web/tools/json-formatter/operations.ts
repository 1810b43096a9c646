import * as v from 'valibot'
import { formatJson, formatSortedJson } from '#lib/json/format.ts'
import { repairJson } from '#lib/json/repair/repair-json.ts'
import { getStatistics } from '#lib/json/statistics.ts'
import { contents, getText } from '#lib/operation/given-file.ts'
import { dataResult, operation, typedText, withNotes } from '#lib/operation/operation.ts'
import { toResult } from '#lib/result/result.ts'
import { UserError } from '#lib/result/user-error.ts'
import { describeWarnings } from './describe-warnings.ts'
import { type OpenedJson, openJson } from './format-json.ts'
import { INDENT_TEXT } from './format-options.ts'
import { JsonState } from './json-state.ts'
import { listReasons } from './repair-diff.ts'
import { selectJson } from './select-json.ts'
import { getWarnings } from './warnings.ts'

const { indent, sortKeys, jsonLines } = JsonState.entries

export const operations = [
  operation({
    name: 'json-format',
    title: 'Format or minify JSON',
    summary: 'Lays out JSON; digits, escapes, doubled keys and their order stay as written.',
    seeAlso: 'To repair invalid JSON use json-repair, to select values json-query.',
    params: v.strictObject({ input: contents, indent, sortKeys, jsonLines }),
    input: { field: 'input', accepts: 'contents' },
    gives: 'text',
    mediaTypes: ['application/json', 'text/plain'],
    notes: { jsonLines: 'Reads JSON Lines (a value per line) as one array.' },
    examples: [
      {
        params: { input: '{"a":12345678901234567890,"b":1.0,"a":2}', indent: 'Minified' },
        result: '{"a":12345678901234567890,"b":1.0,"a":2}',
        notes: [
          '1 duplicate key. Most programs keep only the last one.',
          '1 number is too big for JavaScript and would be rounded there.',
        ],
        shown: ['{"a":12345678901234567890,"b":1.0,"a":2}'],
      },
      {
        params: { input: '{"b":[1,2],"a":{}}', sortKeys: true },
        result: '{\n  "a": {},\n  "b": [\n    1,\n    2\n  ]\n}',
        shown: ['"a": {},', '"b": ['],
      },
    ],
    share: ({ input, ...options }) => ({ ...options, input: getText(input) }),
    run({ input, indent, sortKeys, jsonLines }) {
      const document = requireJson(input, jsonLines)
      const text = INDENT_TEXT[indent]
      const chunks = sortKeys ? formatSortedJson(document, text) : formatJson(document.bytes, text)
      return withNotes(
        typedText(jsonLines ? 'text/plain' : 'application/json', ...chunks),
        describeWarnings(getWarnings(document)),
      )
    },
  }),
  operation({
    name: 'json-check',
    title: 'Check JSON',
    summary: 'Checks whether JSON is valid (RFC 8259), and where it first is not.',
    params: v.strictObject({ input: contents, jsonLines }),
    input: { field: 'input', accepts: 'contents' },
    gives: 'data',
    data: v.strictObject({
      valid: v.boolean(),
      reason: v.nullable(v.string()),
      keys: v.nullable(v.number()),
      depth: v.nullable(v.number()),
    }),
    examples: [
      {
        params: { input: '{"a": 1,}' },
        hasFailed: true,
        result: {
          valid: false,
          reason:
            "Invalid JSON: Unexpected token '}', expected a property name in double quotes (line 1 column 9)",
          keys: null,
          depth: null,
        },
        shown: ["Invalid JSON: Unexpected token '}', expected a property name in double quotes"],
      },
      {
        params: { input: '{"a":1,"a":[2]}' },
        result: { valid: true, reason: null, keys: 2, depth: 2 },
        notes: ['1 duplicate key. Most programs keep only the last one.'],
        shown: ['Valid JSON', '2 keys', 'depth 2'],
      },
    ],
    share: ({ input, jsonLines }) => ({ jsonLines, input: getText(input) }),
    run({ input, jsonLines }) {
      const opened = toResult(() => requireJson(input, jsonLines))
      if (!opened.ok) {
        const data = { valid: false, reason: opened.problem.message, keys: null, depth: null }
        return { ...dataResult(data), hasFailed: true }
      }
      const { keys, depth } = getStatistics(opened.value)
      const notes = describeWarnings(getWarnings(opened.value))
      return dataResult({ valid: true, reason: null, keys, depth }, notes)
    },
  }),
  operation({
    name: 'json-query',
    title: 'Query JSON',
    summary:
      'Selects values of a JSON text by JSONPath (RFC 9535) and gives them as one JSON array, as written.',
    params: v.strictObject({ input: contents, path: v.string(), indent, jsonLines }),
    input: { field: 'input', accepts: 'contents' },
    gives: 'text',
    mediaTypes: ['application/json', 'text/plain'],
    notes: { path: 'Such as $.items[?@.price < 10].name' },
    examples: [
      {
        params: {
          input: '{"items":[{"sku":"A-1","qty":2},{"sku":"B-7","qty":1}]}',
          path: '$.items[?@.qty > 1].sku',
          indent: 'Minified',
        },
        result: '["A-1"]',
        shown: ['["A-1"]'],
      },
    ],
    share: ({ input, ...options }) => ({ ...options, input: getText(input) }),
    run({ input, path, indent, jsonLines }) {
      const { chunks } = selectJson(requireJson(input, jsonLines), path, INDENT_TEXT[indent])
      return typedText(jsonLines ? 'text/plain' : 'application/json', ...chunks)
    },
  }),
  operation({
    name: 'json-repair',
    title: 'Repair JSON',
    summary: 'Repairs almost-JSON: comments, single quotes, missing commas and brackets.',
    params: v.strictObject({ input: contents }),
    input: { field: 'input', accepts: 'contents' },
    gives: 'text',
    mediaTypes: ['application/json', 'text/plain'],
    examples: [
      {
        params: { input: "{name: 'Zoë', tags: [1, 2,],}" },
        result: '{"name": "Zoë", "tags": [1, 2]}',
        notes: [
          'A key got its quotes (2 times)',
          '\' around text became " (2 times)',
          'A comma without a value after it was removed (2 times)',
        ],
      },
    ],
    run({ input }) {
      const { text, changes } = repairJson(getText(input))
      return withNotes(typedText('application/json', text), listReasons(changes))
    },
  }),
]

function requireJson(
  input: string | { readonly bytes: Uint8Array<ArrayBuffer> },
  isJsonLines: boolean,
): OpenedJson {
  const document = openJson(typeof input === 'string' ? input : input.bytes, isJsonLines)
  if (!document) throw new UserError('Invalid JSON: there is nothing to read.')
  return document
}
