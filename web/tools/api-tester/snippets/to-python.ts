import { pythonString } from '../quote.ts'
import type { Header, PreparedBody, PreparedRequest } from '../request/prepare.ts'

/** The request as Python 3 with the requests package. */
export function toPython({ method, url, headers, body }: PreparedRequest): string {
  const lines = [
    `${pythonString(method)},`,
    `${pythonString(url)},`,
    ...(headers.length === 0 ? [] : headerLines(headers)),
    ...bodyLines(body),
  ]
  return [
    'import requests',
    '',
    'response = requests.request(',
    ...lines.map((line) => `    ${line}`),
    ')',
    'print(response.status_code, response.text)',
    '',
  ].join('\n')
}

/** requests accepts each name once; values of repeated names are joined (RFC 9110 §5.3). */
function headerLines(headers: readonly Header[]): string[] {
  const joined = new Map<string, { name: string; value: string }>()
  for (const [name, value] of headers) {
    const now = joined.get(name.toLowerCase())
    joined.set(name.toLowerCase(), { name, value: now ? `${now.value}, ${value}` : value })
  }
  return [
    'headers={',
    // A string is sent as Latin-1, the encoding of headers.
    ...[...joined.values()].map(({ name, value }) => `    ${pythonString(name)}: ${pythonString(value)},`),
    '},',
  ]
}

function bodyLines(body: PreparedBody | undefined): string[] {
  switch (body?.kind) {
    case 'text':
      return [`data=${pythonString(body.text)}.encode(),`]
    case 'file':
      return [`data=open(${pythonString(body.file.name)}, "rb"),`]
    case 'multipart':
      return [
        'files=[',
        ...body.parts.map((part) =>
          'file' in part
            ? `    (${pythonString(part.name)}, open(${pythonString(part.file.name)}, "rb")),`
            : `    (${pythonString(part.name)}, (None, ${pythonString(part.value)})),`,
        ),
        '],',
      ]
    case undefined:
      return []
  }
}
