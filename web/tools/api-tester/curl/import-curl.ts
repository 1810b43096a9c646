import { UserError } from '#lib/result/user-error.ts'
import {
  type ApiRequest,
  allowsBody,
  EMPTY_PAIR,
  FIRST_REQUEST,
  getRows,
  METHODS,
  type Method,
  NO_AUTH,
  type Pair,
} from '../api-request.ts'
import { decodeForm } from '../request/form.ts'
import { withRawQuery } from '../request/query.ts'
import { type CurlParts, readParts } from './parts.ts'
import { replaceCmdVariables } from './shell-expansion.ts'
import { shellWords } from './shell-words.ts'
import { firstOfPatterns } from './url-patterns.ts'
import { isWindowsCommand, windowsWords } from './windows-words.ts'

export type ImportedCurl = {
  readonly request: ApiRequest
  /** Method of the command, which can be one that the page does not offer. */
  readonly method: string
  /** Unsupported parts, as written or as a note. */
  readonly leftOut: readonly string[]
  /** Parts that are kept for code, but that the page cannot send. */
  readonly notSendable: readonly string[]
  /** Parts that were read differently than the shell or curl reads them. */
  readonly notes: readonly string[]
}

/**
 * Parses a curl command, for a POSIX shell or Windows' cmd. Every dropped or changed part is listed. Throws UserError
 * if it is not a curl command, has no URL, or has an unclosed quote.
 */
export function importCurl(command: string): ImportedCurl {
  const { words, before, rest, notes } = getWords(command.trim())
  const parts = readParts(words)
  const [first, ...others] = parts.urls
  if (first === undefined) throw new UserError('This command has no address', 'curl needs a URL to call.')
  const { url, patterns } = parts.isGlobOff ? { url: first, patterns: [] } : firstOfPatterns(first)
  const named = parts.method ?? getDefaultMethod(parts)
  const method = METHODS.find((name) => name === named) ?? getDefaultMethod(parts)
  const hasUnsentBody = !allowsBody(method) && hasBody(parts)
  const query = parts.isGet ? [...parts.queries, ...parts.data] : parts.queries
  return {
    request: {
      ...FIRST_REQUEST,
      method,
      url: withRawQuery(withScheme(url), query),
      ...getBody(parts),
      auth: getAuth(parts.user),
      ...(hasUnsentBody ? { hasUnsentBody } : {}),
    },
    method: named,
    leftOut: [
      ...listed(before),
      ...others,
      ...parts.leftOut,
      ...droppedData(parts),
      ...patterns.map(({ source, count }) => `${source} of the address (curl requests ${count} addresses)`),
      ...listed(rest),
    ],
    notSendable: [
      ...parts.notSendable,
      ...(named === method ? [] : [`-X ${named}`]),
      ...(hasUnsentBody ? [`the body (browsers send none with ${method})`] : []),
    ],
    notes,
  }
}

function listed(text: string): readonly string[] {
  return text === '' ? [] : [text]
}

/** Data that has no place next to a form or a file. */
function droppedData({ data, parts, file, isGet }: CurlParts): readonly string[] {
  if (isGet || (parts.length === 0 && file === undefined)) return []
  const reason = parts.length > 0 ? 'curl sends either a form or data' : `next to the file ${file}`
  return data.map((value) => `-d ${value} (${reason})`)
}

type CommandWords = {
  /** Arguments of curl. */
  readonly words: readonly string[]
  readonly before: string
  readonly rest: string
  readonly notes: readonly string[]
}

function getWords(command: string): CommandWords {
  if (!isWindowsCommand(command)) return posixWords(command)
  const notes = new Set<string>()
  const replaced = replaceCmdVariables(command, ({ source, name }) => {
    notes.add(`${source} became {{${name}}}`)
    return `{{${name}}}`
  })
  const [program = '', ...words] = windowsWords(replaced)
  if (!isCurl(program)) throw notCurlError()
  return { words, before: '', rest: '', notes: [...notes] }
}

/** Finds curl after other commands and before the next one. */
function posixWords(command: string): CommandWords {
  for (let at = 0; at < command.length; ) {
    const simple = shellWords(command.slice(at))
    const index = simple.words.findIndex(isCurl)
    if (index !== -1) {
      const start = at + (simple.starts[index] ?? 0)
      const dashes = withHyphens(simple, command.slice(at), index + 1)
      return {
        words: dashes.words,
        before: command
          .slice(0, start)
          .trim()
          .replace(/^[$%]$/, ''),
        rest: simple.rest,
        notes: [...simple.notes, ...dashes.notes],
      }
    }
    if (simple.rest === '') break
    const end = command.lastIndexOf(simple.rest)
    at = end + (/^(?:#[^\r\n]*|[|;&<>()]+)?\s*/.exec(simple.rest)?.[0].length ?? 0)
  }
  throw notCurlError()
}

function isCurl(word: string): boolean {
  return /^(?:.*[/\\])?curl(?:\.exe)?$/i.test(word)
}

function notCurlError(): UserError {
  return new UserError(
    'This is not a curl command',
    'Paste one that begins with curl, such as curl https://example.com',
  )
}

type Simple = { readonly words: readonly string[]; readonly starts: readonly number[] }

/** Returns the words from an index on; the long dashes that word processors make of hyphens are hyphens again. */
function withHyphens({ words, starts }: Simple, command: string, from: number) {
  const notes: string[] = []
  const read = words.slice(from).map((word, index) => {
    const [dashes] = /^[–—]+(?=[A-Za-z])/.exec(command.slice(starts[from + index])) ?? []
    if (dashes === undefined) return word
    const option = word.slice(dashes.length)
    const straight = /^[a-z][a-z-]/.test(option) ? `--${option}` : `-${option}`
    notes.push(`${word} was read as ${straight}`)
    return straight
  })
  return { words: read, notes }
}

function hasBody({ data, parts, file, isGet }: CurlParts): boolean {
  return (data.length > 0 && !isGet) || parts.length > 0 || file !== undefined
}

/** Returns the method that curl uses if none is named. */
function getDefaultMethod(parts: CurlParts): Method {
  if (parts.isHead) return 'HEAD'
  return hasBody(parts) ? 'POST' : 'GET'
}

function getAuth(user: string | undefined): ApiRequest['auth'] {
  if (user === undefined) return NO_AUTH
  const [, name = user, password = ''] = /^([^:]*):(.*)$/s.exec(user) ?? []
  return { ...NO_AUTH, kind: 'Basic', user: name, password }
}

/** curl interprets a URL without a scheme as http. */
function withScheme(url: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(url) || url.startsWith('{{') ? url : `http://${url}`
}

type Headers = CurlParts['headers']
type Body = Pick<ApiRequest, 'format' | 'text' | 'form' | 'parts' | 'headers' | 'fileName'>

const FORM_TYPE = 'application/x-www-form-urlencoded'
const JSON_HEADERS: Headers = [
  ['Content-Type', 'application/json'],
  ['Accept', 'application/json'],
]

const { format, text, form, parts } = FIRST_REQUEST
const NO_BODY = { format, text, form, parts } as const

/**
 * Returns the body for the options, in the format that represents it best, and the headers with the defaults of curl.
 */
export function getBody(curl: CurlParts): Body {
  const { headers, data } = curl
  if (curl.parts.length > 0)
    return { ...NO_BODY, format: 'Multipart', parts: curl.parts, headers: rows(headers) }
  const added: Headers = curl.isJson ? JSON_HEADERS : [['Content-Type', FORM_TYPE]]
  if (curl.file !== undefined)
    return {
      ...NO_BODY,
      format: 'File',
      fileName: curl.file,
      headers: rows(addMissingHeaders(headers, added)),
    }
  if (data.length === 0 || curl.isGet) return { ...NO_BODY, headers: rows(headers) }
  // curl puts several --json together without anything between them.
  if (curl.isJson)
    return {
      ...NO_BODY,
      format: 'JSON',
      text: data.join(''),
      headers: rows(addMissingHeaders(headers, added)),
    }
  return textBody(data.join('&'), addMissingHeaders(headers, added))
}

function textBody(text: string, headers: Headers): Body {
  const type = headers.find(([name]) => isSame(name, 'Content-Type'))?.[1] ?? ''
  const pairs = type.toLowerCase() === FORM_TYPE ? decodeForm(text) : undefined
  if (pairs) return { ...NO_BODY, format: 'Form', form: getRows(pairs), headers: rows(headers) }
  return { ...NO_BODY, format: /\bjson\b/i.test(type) ? 'JSON' : 'Text', text, headers: rows(headers) }
}

/** The headers with those that curl adds by itself where they are missing. */
function addMissingHeaders(headers: Headers, added: Headers): Headers {
  return [...headers, ...added.filter(([name]) => !headers.some(([other]) => isSame(name, other)))]
}

function rows(headers: Headers): Pair[] {
  return headers.length === 0 ? [EMPTY_PAIR] : getRows(headers)
}

function isSame(first: string, second: string): boolean {
  return first.toLowerCase() === second.toLowerCase()
}
