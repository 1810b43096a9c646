import { javaScriptString } from '../quote.ts'
import type { CodeRequest } from '../request/for-code.ts'
import { formLines, headerPairs, oneLine } from './javascript-parts.ts'
import { toNodeRequest } from './to-node-request.ts'

/** The request as JavaScript with `fetch`, for browsers and Node; with Node's own client if fetch refuses the body. */
export function toFetch(request: CodeRequest): string {
  const { method, url, body } = request
  if (body && (method === 'GET' || method === 'HEAD')) return toNodeRequest({ ...request, body })
  const headers = headerPairs(request)
  const options = [
    ...(method === 'GET' ? [] : [`method: ${javaScriptString(method)},`]),
    ...(headers.length === 0
      ? []
      : ['headers: [', ...headers.map(([name, value]) => `  [${name}, ${value}],`), '],']),
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

function bodyName(body: NonNullable<CodeRequest['body']>): string {
  if (body.kind === 'text') return javaScriptString(body.text)
  return body.kind === 'file' ? 'file' : 'form'
}

function bodyLines(body: CodeRequest['body']): string[] {
  if (body?.kind === 'file') return [`const file = input.files[0] // ${oneLine(body.file.name)}`]
  return body?.kind === 'multipart' ? formLines(body.parts, (_, index) => `input.files[${index}]`) : []
}
