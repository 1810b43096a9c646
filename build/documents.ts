import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  type DocumentPolicy,
  SHARED_PLACEHOLDERS,
  type SiteMap,
  type SiteParts,
  SUMMARY_ID,
} from '#contract/site.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import type * as Server from '../web/entry-server.tsx'
import { BASE_PLACEHOLDER } from './base-path.ts'
import { splitCriticalCss } from './critical-css.ts'
import { otherTags, tellingTags } from './head-tags.ts'

/**
 * Writes every page below `site` as a finished HTML file, and returns which file answers each path. Set
 * `globalThis.siteMeta` to what `config` disables before `server` is loaded.
 */
export async function writeDocuments(
  site: string,
  server: typeof Server,
  { template, deferredScript, fullStylesheet, pages }: SiteParts,
  config: SiteConfig,
): Promise<SiteMap> {
  const ownDocuments = server.documents
    .filter(({ reach, uses }) => reach ?? uses)
    .flatMap(({ paths }) => paths)
  const fileByPath: Record<string, string> = {}
  const below: Record<string, string> = {}
  const documents: Record<string, DocumentPolicy> = {}
  const script = hashOfScript(template)
  const { publicUrl = '', basePath = '' } = config
  for (const document of server.documents) {
    const page = await server.render(document.path)
    const file = document.path === '/' ? 'index.html' : `${document.path.slice(1)}.html`
    const parts = pages[page.source]
    if (!parts) throw new Error(`The build has no script for ${page.source}`)
    const own = parts.style.replaceAll('url(/', `url(${basePath}/`)
    const frames = splitCriticalCss(page.html, own)
    const style = frames?.first ?? own
    const html = template
      .replaceAll(' href="/', ` href="${BASE_PLACEHOLDER}/`)
      .replace(
        '<!--head-->',
        () =>
          `${inPlace(document.below, tellingTags(page.head, publicUrl + basePath))}${otherTags({
            structuredData: page.structuredData,
            ownDocuments,
            deferred: {
              script: `${BASE_PLACEHOLDER}/${deferredScript}`,
              style: `${BASE_PLACEHOLDER}/${fullStylesheet}`,
            },
            meta: config.meta,
          })}${frames ? EXPECT_SUMMARY : ''}${preloadedFont(own)}<style>${style}</style>`,
      )
      .replace('<!--body-->', () => page.html)
      .replace('<div id="root">', (root) => (document.below ? SHARED_PLACEHOLDERS.text : NO_SCRIPT) + root)
      .replace(
        '<!--scripts-->',
        () => (frames ? `<style>${frames.rest}</style>` : '') + scriptTags(parts.scripts),
      )
      .replaceAll(BASE_PLACEHOLDER, basePath)
    await mkdir(dirname(join(site, file)), { recursive: true })
    await writeFile(join(site, file), html)
    const { reach, uses } = document
    const styles = [style, ...(frames ? [frames.rest] : [])].map(hashOf)
    documents[file] = { script, styles, ...(reach && { reach }), ...(uses && { uses }) }
    for (const path of document.paths) fileByPath[path] = file
    if (document.below) below[document.below] = file
  }
  return { fileByPath, below, notFound: '404.html', categoryNotFound: 'tools/404.html', documents }
}

/** The typeface of titles is loaded before the first paint: later it would be ignored. */
function preloadedFont(style: string): string {
  const [, href] = /url\(([^)]+\.woff2)\)/.exec(style) ?? []
  return href ? `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>` : ''
}

/** Without JavaScript; the server writes its own for a page of a shared id. */
const NO_SCRIPT =
  '<noscript>The tools of Sundry run in your browser: turn JavaScript on to use them.</noscript>'

/** Delimits the content that the server replaces per id. */
function inPlace(below: string | undefined, tags: string): string {
  return below === undefined ? tags : SHARED_PLACEHOLDERS.head + tags + SHARED_PLACEHOLDERS.headEnd
}

/**
 * Prevents browsers from painting an empty page first, which costs a slow phone some 20 ms; ignored by browsers without
 * support.
 */
const EXPECT_SUMMARY = `<link rel="expect" href="#${SUMMARY_ID}" blocking="render">`

/**
 * Returns the page's scripts for the end of the document, all requested at once; they run after the first paint. Each
 * is a separate script, so it runs in its own task, and while the next are still loading.
 */
function scriptTags(files: readonly string[]): string {
  return files.map((file) => `<script type="module" src="${BASE_PLACEHOLDER}/${file}"></script>`).join('')
}

/**
 * Returns the hash of the template's only inline script: it sets the theme before the first paint, and stops forms from
 * submitting before hydration.
 */
function hashOfScript(template: string): string {
  const script = /<script>([\s\S]*?)<\/script>/.exec(template)?.[1]
  if (script === undefined) throw new Error('index.html has lost its own script')
  return hashOf(script)
}

/** As a Content-Security-Policy names a script or style within the document. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
