import { type Context, Hono } from 'hono'
import { documentBelow } from '#contract/site.ts'
import { HttpProblem } from '../../http/errors.ts'
import { contentSecurityPolicy } from '../../http/security-headers.ts'
import type { Outside } from '../../outside.ts'
import type { Site } from './open-site.ts'
import { sendFile } from './send-file.ts'

/** Every page and file of the built site, the map for search engines, and real not-found pages. */
export function siteRoutes({ site, log, publicUrl }: Outside): Hono {
  const originOf = (context: Context) => publicUrl ?? new URL(context.req.url).origin
  const routes = new Hono()
  routes.get('/sitemap.xml', (context) =>
    context.body(sitemap(site, originOf(context)), 200, { 'content-type': 'application/xml' }),
  )
  routes.get('/robots.txt', (context) =>
    context.text(`User-agent: *\nAllow: /\nSitemap: ${originOf(context)}/sitemap.xml\n`),
  )
  routes.on(['GET', 'HEAD'], '*', (context) => sendAddress(context, site, log))
  routes.all('*', () => {
    throw new HttpProblem(405, 'This address answers only GET and HEAD')
  })
  return routes
}

function sendAddress(
  context: Context,
  site: Site,
  log: (line: string) => void,
): Promise<Response> | Response {
  const address = context.req.path
  const document = site.map.addresses[address]
  const file = site.files.get(document?.file ?? documentBelow(site.map.below, address) ?? address.slice(1))
  if (document?.reach)
    context.header('content-security-policy', contentSecurityPolicy(document.reach, site.map.scriptHash))
  if (file) return sendFile(context, file, 200, address.startsWith('/assets/'))
  if (address.length > 1 && address.endsWith('/') && site.map.addresses[address.slice(0, -1)])
    return context.redirect(address.slice(0, -1), 301)
  log(`not found: ${JSON.stringify(address.slice(0, 200))}`)
  const isCategory = /^\/tools\/[^/]+$/.test(address)
  const page = site.files.get(isCategory ? site.map.categoryNotFound : site.map.notFound)
  return page ? sendFile(context, page, 404, false) : context.text('Not found', 404)
}

/** Each document under its shortest address (sitemaps.org protocol). */
function sitemap(site: Site, origin: string): string {
  const shortest = new Map<string, string>()
  for (const [address, { file }] of Object.entries(site.map.addresses))
    if (!shortest.has(file)) shortest.set(file, address)
  const entries = [...shortest.values()].map(
    (address) => `<url><loc>${origin}${encodeURI(address)}</loc></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`
}
