import { shellWord } from '../quote.ts'
import type { CodeRequest } from '../request/for-code.ts'

type CodeBody = CodeRequest['body']

/** The request as an HTTPie command for a POSIX shell. What HTTPie cannot express is a comment above it. */
export function toHttpie({ method, url, headers, body, credentials }: CodeRequest): string {
  // Without this option HTTPie sends its standard input as the body.
  const input = body?.kind === 'file' && body.file.name === '-' ? '' : ' --ignore-stdin'
  const words = [
    `http${input}${body?.kind === 'multipart' ? ' --multipart' : ''} ${method} ${shellWord(url)}`,
    ...headers.map(([name, value]) => shellWord(`${name}:${literal(value)}`)),
    ...(credentials ? [`--auth ${shellWord(`${credentials.user}:${credentials.password}`)}`] : []),
    ...bodyWords(body),
  ]
  return [...untypedParts(body), words.join(' \\\n  ')].join('\n')
}

/** `:=`, `:@`, `==` and `=@` would mean something else than a header or field. */
function literal(value: string): string {
  return /^[=@]/.test(value) ? `\\${value}` : value
}

/** HTTPie gives a type only to files. */
function untypedParts(body: CodeBody): string[] {
  if (body?.kind !== 'multipart') return []
  return body.parts.flatMap((part) =>
    part.contentType !== undefined && (!('file' in part) || part.readsText)
      ? [`# HTTPie sends the part ${JSON.stringify(part.name)} without its type ${part.contentType}.`]
      : [],
  )
}

function bodyWords(body: CodeBody): string[] {
  switch (body?.kind) {
    case 'text':
      return [`--raw ${shellWord(body.text)}`]
    case 'file':
      return body.file.name === '-' ? [] : [shellWord(`@${body.file.name}`)]
    case 'multipart':
      return body.parts.map((part) => {
        if (!('file' in part)) return shellWord(`${part.name}=${literal(part.value)}`)
        if (part.readsText) return shellWord(`${part.name}=@${part.file.name}`)
        const type = part.contentType === undefined ? '' : `;type=${part.contentType}`
        return shellWord(`${part.name}@${part.file.name}${type}`)
      })
    case undefined:
      return []
  }
}
