import { OCR_LANGUAGES } from '#contract/ocr-languages-path.ts'
import { SHARE_PATH, SHARED, SHARED_FRAGMENT } from '#contract/share.ts'
import { documentBelow, enginePath, type Precache } from '#contract/site.ts'
import { stripBase, withBase } from '#lib/net/base-path.ts'

declare const self: ServiceWorkerGlobalScope & { readonly precache: Precache }

const { version, files, fileByPath, below, engines, notFound, categoryNotFound } = self.precache
const PREFIX = 'sundry-'
const CACHE = `${PREFIX}${version}`
const AT_ONCE = 4
/** Cache of engines and their data, filled on first use, across deployments. */
const ENGINES = `${PREFIX}engines`
/** Cache of OCR data: the list of languages, and the data of those that were used. */
const LANGUAGES = `${PREFIX}languages`
/** Caches that outlive a deployment. */
const LASTING: readonly string[] = [ENGINES, LANGUAGES, SHARED]

self.addEventListener('install', (event) => {
  event.waitUntil(precacheAll())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(activate())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin) return
  const path = stripBase(url.pathname)
  if (request.method === 'POST' && path === SHARE_PATH) return event.respondWith(storeShare(request))
  if (request.method !== 'GET' || path.startsWith('/api/')) return
  // Requested with caches disabled: a request of the API Tester to this very site.
  if (request.cache === 'no-store') return
  const isPage = request.mode === 'navigate' || cachedPage(path) !== undefined
  if (isPage) event.respondWith(document(path, request))
  else if (path === OCR_LANGUAGES) event.respondWith(languageList(request))
  else event.respondWith(file(path, request))
})

/**
 * Stores content shared by another app, which never reaches the server, until the opened page removes it. Memory would
 * not suffice, since a worker can end at any time.
 */
async function storeShare(request: Request): Promise<Response> {
  const type = request.headers.get('content-type') ?? ''
  const stored = new Response(await request.blob(), { headers: { 'content-type': type } })
  await (await caches.open(SHARED)).put(withBase(SHARE_PATH), stored)
  return Response.redirect(withBase(`/${SHARED_FRAGMENT}`), 303)
}

/**
 * Fetches the whole deployment, bypassing the HTTP cache, a few files at a time, so that the visitor's requests are not
 * delayed; activates only when all files are cached.
 */
async function precacheAll(): Promise<void> {
  const cache = await caches.open(CACHE)
  for (let at = 0; at < files.length; at += AT_ONCE) {
    const some = files.slice(at, at + AT_ONCE)
    await cache.addAll(
      some.map((path) => new Request(withBase(path), { cache: 'no-cache', priority: 'low' })),
    )
  }
  await self.skipWaiting()
}

/**
 * Deletes older deployments, except the previous one: its open pages might still request their chunks, so its files
 * remain until the next activation.
 */
async function activate(): Promise<void> {
  const deployments = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && !LASTING.includes(name) && name !== CACHE,
  )
  await Promise.all(deployments.slice(0, -1).map((name) => caches.delete(name)))
  await dropOldEngines()
  await self.clients.claim()
}

/** Deletes engines that this deployment has in another version or not at all: megabytes that no page requests. */
async function dropOldEngines(): Promise<void> {
  const cache = await caches.open(ENGINES)
  const old = (await cache.keys()).filter(
    ({ url }) => !engines.includes(enginePath(stripBase(new URL(url).pathname)) ?? ''),
  )
  await Promise.all(old.map((request) => cache.delete(request)))
}

/** Returns the cached file for a path, if there is one. */
function cachedPage(path: string): string | undefined {
  return fileByPath[path] ?? documentBelow(below, path)
}

/** Returns a page: from the cache, else from the server, else the not-found page. */
async function document(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const cached = cachedPage(path)
  const page = cached && (await cache.match(withBase(cached)))
  if (page) return page
  try {
    return await fetch(request)
  } catch {
    const missing = await cache.match(withBase(/^\/tools\/[^/]+$/.test(path) ? categoryNotFound : notFound))
    return missing ? new Response(missing.body, { status: 404, headers: missing.headers }) : Response.error()
  }
}

/** A file: this deployment's, an earlier one's, or an engine's, else from the server. */
async function file(path: string, request: Request): Promise<Response> {
  const known =
    (await (await caches.open(CACHE)).match(withBase(path))) ?? (await caches.match(withBase(path)))
  if (known) return known
  const response = await fetch(request)
  if (response.status === 200) {
    const cacheName = path.startsWith('/assets/') ? ENGINES : path.startsWith('/ocr/') ? LANGUAGES : undefined
    if (cacheName) await (await caches.open(cacheName)).put(withBase(path), response.clone())
  }
  return response
}

/**
 * Returns the server's current list of languages; without a connection, the last one. Deletes data of languages that
 * were removed.
 */
async function languageList(request: Request): Promise<Response> {
  const cache = await caches.open(LANGUAGES)
  const response = await fetch(request).catch(() => undefined)
  if (!response?.ok) return (await cache.match(withBase(OCR_LANGUAGES))) ?? response ?? Response.error()
  await cache.put(withBase(OCR_LANGUAGES), response.clone())
  const list = await response.clone().text()
  const old = (await cache.keys()).filter(({ url }) => {
    const cached = stripBase(new URL(url).pathname)
    return cached !== OCR_LANGUAGES && !list.includes(`"${cached}"`)
  })
  await Promise.all(old.map((cached) => cache.delete(cached)))
  return response
}
