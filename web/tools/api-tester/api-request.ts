import * as v from 'valibot'

export const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const
export type Method = (typeof METHODS)[number]

export const BODY_FORMATS = ['JSON', 'Text', 'Form', 'Multipart', 'File'] as const

export const AUTH_KINDS = ['None', 'Basic', 'Bearer', 'API key'] as const
export const KEY_PLACES = ['Header', 'Query parameter'] as const

/** Row of a table: a name, a value, and whether it is enabled. */
export const Pair = v.object({
  /** Tells rows apart while they are edited. */
  id: v.number(),
  name: v.optional(v.string(), ''),
  value: v.optional(v.string(), ''),
  isOn: v.optional(v.boolean(), true),
})
export type Pair = v.InferOutput<typeof Pair>

const Part = v.object({
  ...Pair.entries,
  isFile: v.optional(v.boolean(), false),
  /** Media type of the part, if it is not the usual one. */
  contentType: v.optional(v.string()),
  /** Name of a file that is not chosen yet. */
  fileName: v.optional(v.string()),
  /** Whether the content of the file is sent as text, without a file name. */
  readsText: v.optional(v.boolean()),
})
/** Part of a multipart body: text, or a file, which lasts only as long as the page and is never stored. */
export type Part = v.InferOutput<typeof Part> & { readonly file?: File | undefined }

const Auth = v.object({
  kind: v.optional(v.picklist(AUTH_KINDS), 'None'),
  user: v.optional(v.string(), ''),
  password: v.optional(v.string(), ''),
  token: v.optional(v.string(), ''),
  keyName: v.optional(v.string(), 'X-API-Key'),
  keyValue: v.optional(v.string(), ''),
  keyPlace: v.optional(v.picklist(KEY_PLACES), 'Header'),
})
export type Auth = v.InferOutput<typeof Auth>

export const EMPTY_PAIR: Pair = { id: 1, name: '', value: '', isOn: true }
export const NO_AUTH: Auth = v.parse(Auth, {})

/** A request as the visitor edits it: everything as typed, with `{{variables}}` in place. */
export const ApiRequest = v.object({
  method: v.optional(v.picklist(METHODS), 'GET'),
  url: v.optional(v.string(), 'https://jsonplaceholder.typicode.com/posts'),
  headers: v.optional(v.array(Pair), [EMPTY_PAIR]),
  format: v.optional(v.picklist(BODY_FORMATS), 'JSON'),
  text: v.optional(v.string(), ''),
  form: v.optional(v.array(Pair), [EMPTY_PAIR]),
  parts: v.optional(v.array(Part), [{ ...EMPTY_PAIR, isFile: false }]),
  auth: v.optional(Auth, NO_AUTH),
  /** Name of the file that is the body, while it is not chosen yet. */
  fileName: v.optional(v.string()),
  /** Whether an imported GET or HEAD has a body. Browsers cannot send it; other programs can. */
  hasUnsentBody: v.optional(v.boolean()),
})
export type ApiRequest = Omit<v.InferOutput<typeof ApiRequest>, 'parts'> & {
  readonly parts: Part[]
  /** Like the files of parts, lasts only as long as the page. */
  readonly file?: File | undefined
}

/** Initial request for a new visitor or an import. */
export const FIRST_REQUEST: ApiRequest = v.parse(ApiRequest, {})

/** Whether requests of this method have a body. */
export function allowsBody(method: Method): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

/** A number that no row has. */
export function nextId(rows: readonly Pair[]): number {
  return Math.max(0, ...rows.map(({ id }) => id)) + 1
}

/** Names and values as rows, all of them on. */
export function getRows(pairs: readonly (readonly [name: string, value: string])[]): Pair[] {
  return pairs.map(([name, value], index) => ({ id: index + 1, name, value, isOn: true }))
}
