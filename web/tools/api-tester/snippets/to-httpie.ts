import { shellWord } from '../quote.ts'
import type { PreparedBody, PreparedRequest } from '../request/prepare.ts'

/** The request as an HTTPie command for a POSIX shell. */
export function toHttpie({ method, url, headers, body }: PreparedRequest): string {
  const words = [
    `http --ignore-stdin${body?.kind === 'multipart' ? ' --multipart' : ''} ${method} ${shellWord(url)}`,
    ...headers.map(([name, value]) => shellWord(`${name}:${headerValue(value)}`)),
    ...bodyWords(body),
  ]
  return words.join(' \\\n  ')
}

/** `:=` and `:@` would mean something else than a header. */
function headerValue(value: string): string {
  return /^[=@]/.test(value) ? `\\${value}` : value
}

function bodyWords(body: PreparedBody | undefined): string[] {
  switch (body?.kind) {
    case 'text':
      return [`--raw ${shellWord(body.text)}`]
    case 'file':
      return [shellWord(`@${body.file.name}`)]
    case 'multipart':
      return body.parts.map((part) =>
        shellWord('file' in part ? `${part.name}@${part.file.name}` : `${part.name}=${part.value}`),
      )
    case undefined:
      return []
  }
}
