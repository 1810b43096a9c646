import { javaScriptString } from '../quote.ts'
import type { CodeRequest } from '../request/for-code.ts'
import { formLines, headerPairs } from './javascript-parts.ts'

type RequestWithBody = CodeRequest & { readonly body: NonNullable<CodeRequest['body']> }

/** The request as JavaScript for Node.js's own client, which sends a body with every method. */
export function toNodeRequest(request: RequestWithBody): string {
  const { method, url, body } = request
  const client = /^http:/i.test(url) ? 'node:http' : 'node:https'
  const hasHost = request.headers.some(([name]) => name.toLowerCase() === 'host')
  const headers = [
    ...(hasHost ? [] : [['"Host"', `new URL(${javaScriptString(url)}).host`]]),
    ...headerPairs(request),
    ...(body.kind === 'multipart' ? [['"Content-Type"', 'content.headers.get("content-type")']] : []),
    ['"Content-Length"', 'body.length'],
  ]
  const imports = [
    ...(usesBlob(body) ? ['import { openAsBlob } from "node:fs"'] : []),
    ...(body.kind === 'file' ? ['import { readFile } from "node:fs/promises"'] : []),
    `import { request } from ${javaScriptString(client)}`,
  ]
  return [
    `// fetch sends no body with ${method}; this client of Node.js does.`,
    ...imports,
    '',
    ...bodyLines(body),
    'const response = await new Promise((resolve, reject) => {',
    `  request(${javaScriptString(url)}, {`,
    `    method: ${javaScriptString(method)},`,
    '    headers: [',
    ...headers.map(([name, value]) => `      ${name}, ${value},`),
    '    ],',
    '  }, resolve).on("error", reject).end(body)',
    '})',
    'console.log(response.statusCode, Buffer.concat(await response.toArray()).toString())',
    '',
  ].join('\n')
}

function usesBlob(body: RequestWithBody['body']): boolean {
  return body.kind === 'multipart' && body.parts.some((part) => 'file' in part)
}

function bodyLines(body: RequestWithBody['body']): string[] {
  switch (body.kind) {
    case 'text':
      return [`const body = Buffer.from(${javaScriptString(body.text)})`]
    case 'file':
      return [`const body = await readFile(${javaScriptString(body.file.name)})`]
    case 'multipart':
      return [
        ...formLines(body.parts, (name) => `(await openAsBlob(${javaScriptString(name)}))`),
        'const content = new Response(form)',
        'const body = Buffer.from(await content.arrayBuffer())',
      ]
  }
}
