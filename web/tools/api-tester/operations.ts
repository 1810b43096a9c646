import * as v from 'valibot'
import { contents, getText } from '#lib/operation/given-file.ts'
import { operation, textResult, withNotes } from '#lib/operation/operation.ts'
import { UserError } from '#lib/result/user-error.ts'
import { importCurl } from './curl/import-curl.ts'
import { requestForCode } from './request/for-code.ts'
import { SNIPPETS, writeSnippet } from './snippets/snippets.ts'

export const operations = [
  operation({
    name: 'curl-convert',
    title: 'Convert a curl command',
    summary: 'Converts a curl command to fetch, Python, HTTPie or a clean curl command; sends nothing.',
    params: v.strictObject({
      command: contents,
      to: v.optional(v.picklist(SNIPPETS), 'JavaScript (fetch)'),
      dropsUnknown: v.optional(v.boolean(), false),
    }),
    input: { field: 'command', accepts: 'contents' },
    gives: 'text',
    notes: { dropsUnknown: 'Ignores options that cannot be imported.' },
    examples: [
      {
        params: {
          command: `curl https://api.example.com/items -H 'Accept: application/json' -d '{"a":1}'`,
          to: 'Python (requests)',
        },
        result:
          'import requests\n\nresponse = requests.request(\n    "POST",\n    "https://api.example.com/items",\n    headers={\n        "Accept": "application/json",\n        "Content-Type": "application/x-www-form-urlencoded",\n    },\n    data="{\\"a\\":1}".encode(),\n)\nprint(response.status_code, response.text)\n',
        shown: ['https://api.example.com/items'],
      },
    ],
    share: ({ command }) => importCurl(getText(command)).request,
    run({ command, to, dropsUnknown }) {
      const { request, method, leftOut, notes } = importCurl(getText(command))
      if (leftOut.length > 0 && !dropsUnknown)
        throw new UserError(
          `Not taken over: ${leftOut.join(', ')}`,
          'Turn on dropsUnknown to go on without it.',
        )
      const code = writeSnippet(to, { ...requestForCode(request, new Map()), method })
      return withNotes(textResult(code), notes)
    },
  }),
]
