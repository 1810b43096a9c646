import { pythonString } from '../quote.ts'
import type { CodeRequest } from '../request/for-code.ts'
import type { Header } from '../request/prepare.ts'

type CodeBody = CodeRequest['body']
type CodePart = Extract<CodeBody, { kind: 'multipart' }>['parts'][number]

/** The request as Python 3 with the requests package. */
export function toPython({ method, url, headers, body, credentials }: CodeRequest): string {
  const lines = [
    `${pythonString(method)},`,
    `${pythonString(url)},`,
    ...(headers.length === 0 ? [] : headerLines(headers)),
    ...(credentials
      ? [`auth=(${pythonString(credentials.user)}, ${pythonString(credentials.password)}),`]
      : []),
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

/** requests accepts each name once; values of repeated names are joined (RFC 9110 §5.3, RFC 6265 §5.4). */
function headerLines(headers: readonly Header[]): string[] {
  const joined = new Map<string, { name: string; value: string }>()
  for (const [name, value] of headers) {
    const key = name.toLowerCase()
    const now = joined.get(key)
    const delimiter = key === 'cookie' ? '; ' : ', '
    joined.set(key, { name, value: now ? `${now.value}${delimiter}${value}` : value })
  }
  return [
    'headers={',
    ...[...joined.values()].map(({ name, value }) => `    ${pythonString(name)}: ${headerValue(value)},`),
    '},',
  ]
}

/** A string is sent as Latin-1, the encoding of headers; other characters are sent as UTF-8, as curl does. */
function headerValue(value: string): string {
  return /[^\0-\xff]/.test(value) ? `${pythonString(value)}.encode()` : pythonString(value)
}

function bodyLines(body: CodeBody): string[] {
  switch (body?.kind) {
    case 'text':
      return [`data=${pythonString(body.text)}.encode(),`]
    case 'file':
      return [`data=${openFile(body.file.name)},`]
    case 'multipart':
      return [
        'files=[',
        ...body.parts.map((part) => `    (${pythonString(part.name)}, ${partValue(part)}),`),
        '],',
      ]
    case undefined:
      return []
  }
}

/** Returns the content, or a tuple of file name, content and type. */
function partValue(part: CodePart): string {
  const type = part.contentType === undefined ? '' : `, ${pythonString(part.contentType)}`
  if (!('file' in part)) return `(None, ${pythonString(part.value)}${type})`
  const file = openFile(part.file.name)
  if (part.readsText) return `(None, ${file}${type})`
  return type === '' ? file : `(${pythonString(baseName(part.file.name))}, ${file}${type})`
}

/** `-` is the standard input, as in curl. */
function openFile(name: string): string {
  return `open(${name === '-' ? 0 : pythonString(name)}, "rb")`
}

function baseName(path: string): string {
  return path.replace(/^.*\//s, '')
}
