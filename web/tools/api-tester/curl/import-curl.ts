import { UserError } from '#lib/result/user-error.ts'
import { type ApiRequest, allowsBody, FIRST_REQUEST, METHODS, type Method, NO_AUTH } from '../api-request.ts'
import { withRawQuery } from '../request/query-rows.ts'
import { getBody } from './curl-body.ts'
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

/** The one that is named where a page can send it, else the one that curl would take. */
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

/** curl takes an address without a scheme for http. */
function withScheme(url: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(url) || url.startsWith('{{') ? url : `http://${url}`
}
