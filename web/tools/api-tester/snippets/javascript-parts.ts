import { javaScriptString } from '../quote.ts'
import type { CodeRequest } from '../request/for-code.ts'

type CodePart = Extract<CodeRequest['body'], { kind: 'multipart' }>['parts'][number]

/** Returns names and values of the headers as JavaScript expressions, in order; names can repeat. */
export function headerPairs({
  headers,
  credentials,
}: CodeRequest): (readonly [name: string, value: string])[] {
  const pairs = headers.map(([name, value]) => [javaScriptString(name), headerValue(value)] as const)
  if (!credentials) return pairs
  const text = javaScriptString(`${credentials.user}:${credentials.password}`)
  return [...pairs, ['"Authorization"', `"Basic " + btoa(${text})`]]
}

/** JavaScript sends one byte per character; characters beyond Latin-1 are sent as UTF-8, as curl does. */
function headerValue(value: string): string {
  if (!/[^\0-\xff]/.test(value)) return javaScriptString(value)
  const bytes = new TextEncoder().encode(value)
  return javaScriptString(String.fromCharCode(...bytes)).replace(
    /[\x80-\xff]/g,
    (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
  )
}

/** Returns the lines that build a form from parts; `fileAt` returns the expression of a file. */
export function formLines(
  parts: readonly CodePart[],
  fileAt: (name: string, index: number) => string,
): string[] {
  const files = parts.filter((part) => 'file' in part)
  const lines = parts.map((part) => {
    const name = javaScriptString(part.name)
    if (!('file' in part))
      return `form.append(${name}, ${typed(javaScriptString(part.value), part.contentType)})`
    const file = fileAt(part.file.name, files.indexOf(part))
    const remark = ` // ${oneLine(part.file.name)}`
    if (part.readsText)
      return `form.append(${name}, ${typed(`await ${file}.text()`, part.contentType)})${remark}`
    const sentName = part.contentType === undefined ? '' : `, ${javaScriptString(baseName(part.file.name))}`
    return `form.append(${name}, ${typed(file, part.contentType)}${sentName})${remark}`
  })
  return ['const form = new FormData()', ...lines]
}

function typed(content: string, type: string | undefined): string {
  return type === undefined ? content : `new Blob([${content}], { type: ${javaScriptString(type)} })`
}

function baseName(path: string): string {
  return path.replace(/^.*\//s, '')
}

/** Returns the text for a comment. */
export function oneLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]/g, ' ')
}
