import { shellWord } from '../quote.ts'
import type { CodeRequest } from '../request/for-code.ts'

type CodeBody = CodeRequest['body']

/** The request as a curl command for a POSIX shell, one option a line. */
export function toCurl({ method, url, headers, body, credentials }: CodeRequest): string {
  return [
    `curl${methodOption(method, body)} ${shellWord(url)}`,
    // curl interprets brackets and braces in a URL as a pattern.
    ...(/[[\]{}]/.test(url) ? ['--globoff'] : []),
    ...headers.map(([name, value]) => `-H ${shellWord(`${name}: ${value}`)}`),
    ...(credentials ? [`-u ${shellWord(`${credentials.user}:${credentials.password}`)}`] : []),
    ...bodyOptions(body),
  ].join(' \\\n  ')
}

/** curl sends GET by itself and POST with a body. */
function methodOption(method: string, body: CodeBody): string {
  if (method === 'GET' && !body) return ''
  return method === 'HEAD' && !body ? ' --head' : ` -X ${method}`
}

function bodyOptions(body: CodeBody): string[] {
  switch (body?.kind) {
    case 'text':
      return [`--data-raw ${shellWord(body.text)}`]
    case 'file':
      return [`--data-binary ${shellWord(`@${body.file.name}`)}`]
    case 'multipart':
      return body.parts.map((part) => {
        const type = part.contentType === undefined ? '' : `;type=${part.contentType}`
        if ('file' in part) {
          const mark = part.readsText ? '<' : '@'
          return `-F ${shellWord(`${part.name}=${mark}${formValue(part.file.name)}${type}`)}`
        }
        return type === ''
          ? `--form-string ${shellWord(`${part.name}=${part.value}`)}`
          : `-F ${shellWord(`${part.name}=${quoted(part.value)}${type}`)}`
      })
    case undefined:
      return []
  }
}

/** Returns the name, quoted if it contains characters that are special in curl's -F: semicolons and commas. */
function formValue(name: string): string {
  return /[;,"\\]/.test(name) ? quoted(name) : name
}

function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}
