import { shellWord } from '../quote.ts'
import type { PreparedBody, PreparedRequest } from '../request/prepare.ts'

/** The request as a curl command for a POSIX shell, one option a line. */
export function toCurl({ method, url, headers, body }: PreparedRequest): string {
  return [
    `curl${methodOption(method, body)} ${shellWord(url)}`,
    // curl interprets brackets and braces in a URL as a pattern.
    ...(/[[\]{}]/.test(url) ? ['--globoff'] : []),
    ...headers.map(([name, value]) => `-H ${shellWord(`${name}: ${value}`)}`),
    ...bodyOptions(body),
  ].join(' \\\n  ')
}

/** curl sends GET by itself and POST with a body. */
function methodOption(method: string, body: PreparedBody | undefined): string {
  if (method === 'GET' && !body) return ''
  return method === 'HEAD' ? ' --head' : ` -X ${method}`
}

function bodyOptions(body: PreparedBody | undefined): string[] {
  switch (body?.kind) {
    case 'text':
      return [`--data-raw ${shellWord(body.text)}`]
    case 'file':
      return [`--data-binary ${shellWord(`@${body.file.name}`)}`]
    case 'multipart':
      return body.parts.map((part) =>
        'file' in part
          ? `-F ${shellWord(`${part.name}=@${formFile(part.file.name)}`)}`
          : `--form-string ${shellWord(`${part.name}=${part.value}`)}`,
      )
    case undefined:
      return []
  }
}

/** Returns the name, quoted if it contains characters that are special in curl's -F: semicolons and commas. */
function formFile(name: string): string {
  return /[;,"\\]/.test(name) ? `"${name.replace(/["\\]/g, '\\$&')}"` : name
}
