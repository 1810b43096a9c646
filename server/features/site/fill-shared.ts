import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { SHARED_PLACEHOLDERS } from '#contract/site.ts'
import { escapeHtml, pageTags } from '#lib/markup/page-tags.ts'
import type { Dependencies } from '../../dependencies.ts'
import { hasControlCharacter } from '../../http/reject-control-characters.ts'
import { onCompressionThread } from '../../limit-concurrency.ts'
import type { SharedPage, SharedPageReader, SharedPages } from '../../share-links/shared-page.ts'
import { accepts, knows } from './send-file.ts'

/** Cache TTL of a filled document: until then it is sent without querying the database. */
const FRESH_MS = 5_000
const MAX_CACHED = 300
/**
 * A page that cannot be filled within this time is sent as built: its scripts read the same data, and show the error.
 */
const TIMEOUT_MS = 1_500

const ENCODERS = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text),
} as const
type Encoding = keyof typeof ENCODERS

type Filled = {
  readonly status: 200 | 404 | 410
  readonly text: string
  readonly etag: string
  readonly encoded: Map<Encoding, Promise<Buffer>>
}

/** Returns the response for a path such as `/poll/{id}`; undefined if the document is sent as built. */
type SharedPageSender = (context: Context, file: string) => Promise<Response | undefined>

/** Fills the documents of shared items with their content, and responds 404 or 410 if an item is missing or deleted. */
export function createSharedPageFiller(dependencies: Dependencies, shared: SharedPages): SharedPageSender {
  const { site, elapsed, log, publicUrl = '', basePath } = dependencies
  const origin = publicUrl + basePath
  const documents = new Map<string, Promise<string>>()
  /** Filled documents by address, the oldest first. */
  const cache = new Map<string, { readonly until: number; readonly filled: Filled }>()

  const documentOf = (file: string): Promise<string> => {
    // Only assets are joined: a document is a whole file.
    const path = site.files.get(file)?.identity.path ?? file
    const document = documents.get(file) ?? readFile(path, 'utf8')
    documents.set(file, document)
    return document
  }
  const keep = (path: string, filled: Filled) => {
    cache.delete(path)
    cache.set(path, { until: elapsed() + FRESH_MS, filled })
    for (const [oldest, { until }] of cache) {
      if (until > elapsed() && cache.size <= MAX_CACHED) break
      cache.delete(oldest)
    }
  }
  const fill = async (read: SharedPageReader, file: string, path: string) => {
    const known = cache.get(path)
    if (known && known.until > elapsed()) return known.filled
    const view = hasControlCharacter(path) ? undefined : await read(path.slice(path.lastIndexOf('/') + 1))
    if (typeof view !== 'object') return fillAbsent(file, view, path.slice(0, path.lastIndexOf('/') + 1))
    const text = sharedDocument(await documentOf(file), view, { origin, path })
    const filled = text && toFilled(200, text)
    if (filled) keep(path, filled)
    return filled || undefined
  }
  /** Documents of missing items name only their folder: each is made, and compressed, once. */
  const absent = new Map<string, Filled>()
  const fillAbsent = async (file: string, view: 'gone' | undefined, folder: string) => {
    const key = `${file} ${folder} ${view}`
    const known = absent.get(key)
    if (known) return known
    const text = sharedDocument(await documentOf(file), view, { origin, path: folder })
    if (text === undefined) return undefined
    const filled = toFilled(view === 'gone' ? 410 : 404, text)
    absent.set(key, filled)
    return filled
  }

  return async (context, file) => {
    const { path } = context.req
    const read = Object.entries(shared).find(([folder]) => path.startsWith(folder))?.[1]
    if (!read || !site.files.has(file)) return undefined
    const filling = fill(read, file, path).catch((error: Error) => {
      log(`error filling a page: ${error.message}`)
      return undefined
    })
    const filled = await withTimeout(TIMEOUT_MS, filling)
    return filled && send(context, filled)
  }
}

function toFilled(status: Filled['status'], text: string): Filled {
  return { status, text, etag: hash('sha256', text, 'base64url').slice(0, 22), encoded: new Map() }
}

async function send(context: Context, { status, text, etag, encoded }: Filled): Promise<Response> {
  const wanted = context.req.header('accept-encoding') ?? ''
  const encoding = (['br', 'gzip'] as const).find((name) => accepts(wanted, name))
  const tag = `"${etag}${encoding ? `-${encoding}` : ''}"`
  context.header('etag', tag)
  context.header('vary', 'accept-encoding')
  context.header('cache-control', 'no-cache')
  if (status === 200 && knows(context.req.header('if-none-match'), tag)) return context.body(null, 304)
  context.header('content-type', 'text/html; charset=utf-8')
  if (context.req.method === 'HEAD') return context.body(null, status)
  if (!encoding) return context.body(text, status)
  const body = encoded.get(encoding) ?? onCompressionThread(() => ENCODERS[encoding](text))
  encoded.set(encoding, body)
  context.header('content-encoding', encoding)
  return context.body(new Uint8Array(await body), status)
}

/** Returns the result of the work, or undefined after the timeout. */
function withTimeout<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

const MAX_TITLE_LENGTH = 120
const MAX_DESCRIPTION_LENGTH = 300

/** Content of an id, if any. */
type SharedView = SharedPage | 'gone' | undefined

/** Returns a built document with its head and text filled for this id; undefined if it has no placeholders. */
function sharedDocument(
  html: string,
  view: SharedView,
  { origin, path }: { readonly origin: string; readonly path: string },
): string | undefined {
  const [before, rest] = split(html, SHARED_PLACEHOLDERS.head)
  const [, after] = split(rest ?? '', SHARED_PLACEHOLDERS.headEnd)
  const [head, body] = split(after ?? '', SHARED_PLACEHOLDERS.text)
  if (before === undefined || head === undefined || body === undefined) return undefined
  const page = typeof view === 'object' ? view : ABSENT[view ?? 'never']
  const title = shortened(page.title, MAX_TITLE_LENGTH)
  const tags = pageTags({
    title: `${title} | Sundry`,
    shownTitle: title,
    description: shortened(page.description, MAX_DESCRIPTION_LENGTH),
    address: origin + path,
    image: `${origin}/share.png`,
    isUnlisted: true,
  })
  return `${before}${tags}${head}${textOf(page)}${body}`
}

const ABSENT: Readonly<Record<'gone' | 'never', SharedPage>> = {
  gone: { title: 'No longer here', description: 'This page has been deleted.', lines: [] },
  never: { title: 'Nothing here', description: 'There has never been anything at this address.', lines: [] },
}

/** For those who run no script; scripts show it in their own way. */
function textOf({ title, description, lines }: SharedPage): string {
  const items = lines.map((line) => `<li dir="auto">${escapeHtml(line)}</li>`).join('')
  const rest = lines.length > 0 ? `<ul>${items}</ul>` : `<p>${escapeHtml(description)}</p>`
  return `<noscript><article class="mx-auto max-w-2xl px-4 pt-8"><h2 dir="auto">${escapeHtml(title)}</h2>${rest}<p>This page needs JavaScript.</p></article></noscript>`
}

/** Returns the parts before and after a placeholder; undefined if it is missing. */
function split(text: string, mark: string): [string, string] | [undefined, undefined] {
  const at = text.indexOf(mark)
  return at < 0 ? [undefined, undefined] : [text.slice(0, at), text.slice(at + mark.length)]
}

/** The text on one line, cut between characters. */
function shortened(text: string, max: number): string {
  const line = text.replaceAll(/\s+/g, ' ')
  let count = 0
  let lastAt = 0
  for (const { index } of new Intl.Segmenter('en').segment(line.slice(0, max * 20))) {
    count++
    if (count > max) return `${line.slice(0, lastAt)}…`
    lastAt = index
  }
  return line
}
