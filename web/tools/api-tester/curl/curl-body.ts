import { type ApiRequest, EMPTY_PAIR, FIRST_REQUEST, getRows, type Pair } from '../api-request.ts'
import { decodeForm } from '../request/form.ts'
import type { CurlParts } from './parts.ts'

type Headers = CurlParts['headers']
type Body = Pick<ApiRequest, 'format' | 'text' | 'form' | 'parts' | 'headers'>

const FORM_TYPE = 'application/x-www-form-urlencoded'
const JSON_HEADERS: Headers = [
  ['Content-Type', 'application/json'],
  ['Accept', 'application/json'],
]

const { format, text, form, parts } = FIRST_REQUEST
const NO_BODY = { format, text, form, parts } as const

/** The body that the options ask for, in the format that shows it best, and the headers with what curl adds. */
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
