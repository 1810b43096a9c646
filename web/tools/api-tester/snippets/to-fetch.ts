import { javaScriptString } from '../quote.ts'
import type { Header, PreparedBody, PreparedRequest } from '../request/prepare.ts'

/** The request as JavaScript with `fetch`, for browsers and Node. */
export function toFetch({ method, url, headers, body }: PreparedRequest): string {
  const options = [
    ...(method === 'GET' ? [] : [`method: ${javaScriptString(method)},`]),
    ...(headers.length === 0 ? [] : headerLines(headers)),
    ...(body ? [`body: ${bodyName(body)},`] : []),
  ]
  const init = options.length === 0 ? '' : `, {\n${options.map((line) => `  ${line}\n`).join('')}}`
  return [
    ...bodyLines(body),
    `const response = await fetch(${javaScriptString(url)}${init})`,
    'console.log(response.status, await response.text())',
    '',
  ].join('\n')
}

/** Returns pairs, since names can repeat. */
function headerLines(headers: readonly Header[]): string[] {
  return [
    'headers: [',
    ...headers.map(([name, value]) => `  [${javaScriptString(name)}, ${javaScriptString(value)}],`),
    '],',
  ]
}

function bodyName(body: PreparedBody): string {
  if (body.kind === 'text') return javaScriptString(body.text)
  return body.kind === 'file' ? 'file' : 'form'
}

function bodyLines(body: PreparedBody | undefined): string[] {
  if (body?.kind === 'file') return [`const file = input.files[0] // ${oneLine(body.file.name)}`]
  if (body?.kind !== 'multipart') return []
  return [
    'const form = new FormData()',
    ...body.parts.map((part) =>
      'file' in part
        ? `form.append(${javaScriptString(part.name)}, input.files[0]) // ${oneLine(part.file.name)}`
        : `form.append(${javaScriptString(part.name)}, ${javaScriptString(part.value)})`,
    ),
  ]
}

function oneLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]/g, ' ')
}
