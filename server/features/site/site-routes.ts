import { type Context, Hono } from 'hono'
import { documentBelow } from '#contract/site.ts'
import type { Dependencies } from '../../dependencies.ts'
import { declareRoute } from '../../http/declare-route.ts'
import { HttpProblem } from '../../http/errors.ts'
import type { Site } from '../../http/open-site.ts'
import { createNetworkLimit } from '../../http/rate-limit.ts'
import { contentSecurityPolicy, permissionsPolicy } from '../../http/security-headers.ts'
import type { SharedPages } from '../../share-links/shared-page.ts'
import { createSharedPageFiller } from './fill-shared.ts'
import { securityTxt } from './security-txt.ts'
import { sendFile } from './send-file.ts'

/** A hall of a thousand phones opens a page of a dozen files. */
const VISITS = { burst: 20_000, refillMs: 2 }

/** Serves every page and file of the built site, the sitemap, and real not-found pages; `shared` resolves ids. */
export function createSiteRoutes(dependencies: Dependencies, shared: SharedPages): Hono {
  const { site, publicUrl, basePath, contactUrl, now } = dependencies
  const sendShared = createSharedPageFiller(dependencies, shared)
  const routes = new Hono()
  const forAnyone = declareRoute({ callers: 'anyone', limit: createNetworkLimit(dependencies, VISITS) })
  /**
   * Both require absolute URLs of the requested host (sitemaps.org, location). Only here the request's Host header is
   * trusted: the response goes to the same client alone.
   */
  const originOf = (context: Context) => (publicUrl ?? new URL(context.req.url).origin) + basePath
  routes.get('/sitemap.xml', forAnyone, (context) =>
    context.body(sitemap(site, originOf(context)), 200, {
      'content-type': 'application/xml',
      'cache-control': 'no-store',
    }),
  )
  routes.get('/robots.txt', forAnyone, (context) => {
    context.header('cache-control', 'no-store')
    return context.text(`User-agent: *\nAllow: /\nSitemap: ${originOf(context)}/sitemap.xml\n`)
  })
  routes.get('/.well-known/security.txt', forAnyone, (context) => {
    const url = publicUrl && `${publicUrl}${basePath}/.well-known/security.txt`
    const text = securityTxt(contactUrl, url, now())
    if (text === undefined) return sendAddress(context, dependencies)
    context.header('cache-control', 'no-store')
    return context.text(text)
  })
  routes.on(['GET', 'HEAD'], '*', forAnyone, async (context) => {
    // Service workers cache the built documents by their files.
    const isFile = site.files.has(context.req.path.slice(1))
    const file = isFile ? undefined : documentBelow(site.map.below, context.req.path)
    if (file) allow(context, site, file)
    const filled = file && (await sendShared(context, file))
    return filled || sendAddress(context, dependencies)
  })
  routes.all('*', forAnyone, () => {
    throw new HttpProblem(405, 'This address answers only GET and HEAD')
  })
  return routes
}

function sendAddress(context: Context, { site, basePath }: Dependencies): Promise<Response> | Response {
  const address = context.req.path
  const { map, files } = site
  const path = map.fileByPath[address] ?? documentBelow(map.below, address) ?? address.slice(1)
  const file = files.get(path)
  if (file) {
    allow(context, site, path)
    return sendFile(context, file, 200, cachingOf(address))
  }
  if (address.length > 1 && address.endsWith('/') && map.fileByPath[address.slice(0, -1)])
    return context.redirect(basePath + address.slice(0, -1), 301)
  const missing = /^\/tools\/[^/]+$/.test(address) ? map.categoryNotFound : map.notFound
  const page = files.get(missing)
  if (!page) return context.text('Not found', 404)
  allow(context, site, missing)
  return sendFile(context, page, 404, 'no-cache')
}

/** Files with a hash in their name never change, icons seldom; all others are revalidated each time. */
function cachingOf(address: string): string {
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return /^\/(icon[^/]*|manifest\.webmanifest)$/.test(address) ? 'public, max-age=86400' : 'no-cache'
}

/** Sets a document's policies: what it has within itself runs, it reaches and uses what it must. Other files have no own. */
function allow(context: Context, { map }: Site, file: string): void {
  const document = map.documents[file]
  if (!document) return
  context.header('content-security-policy', contentSecurityPolicy(document))
  context.header('permissions-policy', permissionsPolicy(document))
}

/** Each document under its shortest address (sitemaps.org protocol). */
function sitemap(site: Site, origin: string): string {
  const shortest = new Map<string, string>()
  for (const [address, file] of Object.entries(site.map.fileByPath))
    if (!shortest.has(file)) shortest.set(file, address)
  const entries = [...shortest.values()].map(
    (address) => `<url><loc>${origin}${encodeURI(address)}</loc></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`
}
