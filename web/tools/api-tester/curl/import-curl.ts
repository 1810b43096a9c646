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
import { shellWords } from './shell-words.ts'
import { isWindowsCommand, windowsWords } from './windows-words.ts'

export type ImportedCurl = {
  readonly request: ApiRequest
  /** Unsupported parts, as written or as a note. */
  readonly leftOut: readonly string[]
}

/** Whether the input looks like a curl command. */
export function isCurlCommand(text: string): boolean {
  return /^\s*(\$\s+)?curl(\.exe)?\s+\S/i.test(text)
}

/**
 * Parses a curl command, for a POSIX shell or Windows' cmd. Every dropped part is listed in `leftOut`. Throws UserError
 * if it is not a curl command, has no URL, or has an unclosed quote.
 */
export function importCurl(command: string): ImportedCurl {
  if (!isCurlCommand(command))
    throw new UserError('This is not a curl command', 'It begins with the word curl.')
  const { words, rest } = getWords(command.trim().replace(/^\$\s+/, ''))
  const parts = readParts(words.slice(1))
  const [url, ...others] = parts.urls
  if (url === undefined) throw new UserError('This command has no address', 'curl needs a URL to call.')
  const leftOut = [...others, ...parts.leftOut]
  const method = getMethod(parts)
  if (parts.method !== undefined && parts.method !== method) leftOut.push(`-X ${parts.method}`)
  if (!allowsBody(method) && hasBody(parts)) leftOut.push(`the body (browsers send none with ${method})`)
  if (rest !== '') leftOut.push(rest)
  const query = parts.isGet ? [...parts.queries, ...parts.data] : parts.queries
  return {
    request: {
      ...FIRST_REQUEST,
      method,
      url: withRawQuery(withScheme(url), query),
      ...getBody(parts),
      auth: getAuth(parts.user),
    },
    leftOut,
  }
}

function getWords(command: string) {
  return isWindowsCommand(command) ? { words: windowsWords(command), rest: '' } : shellWords(command)
}

function hasBody({ data, parts, isFile, isGet }: CurlParts): boolean {
  return (data.length > 0 && !isGet) || parts.length > 0 || isFile
}

/** Returns the named method if a page can send it, otherwise the default of curl. */
function getMethod(parts: CurlParts): Method {
  const named = METHODS.find((method) => method === parts.method)
  if (named) return named
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
type Body = Pick<ApiRequest, 'format' | 'text' | 'form' | 'parts' | 'headers'>

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
  if (curl.isFile) return { ...NO_BODY, format: 'File', headers: rows(headers) }
  if (data.length === 0 || curl.isGet) return { ...NO_BODY, headers: rows(headers) }
  // curl puts several --json together without anything between them.
  if (curl.isJson)
    return {
      ...NO_BODY,
      format: 'JSON',
      text: data.join(''),
      headers: rows(addMissingHeaders(headers, JSON_HEADERS)),
    }
  return textBody(data.join('&'), addMissingHeaders(headers, [['Content-Type', FORM_TYPE]]))
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
