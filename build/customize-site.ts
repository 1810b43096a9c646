import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteParts } from '#contract/site.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { insertBasePath, PLACEHOLDER_FOLDER } from './base-path.ts'
import { compressAll } from './compress.ts'
import { writeDocuments } from './documents.ts'
import { customizedWorker } from './precache.ts'

/**
 * Regenerates the parts of a finished build that depend on the operator's settings: documents, offline list and
 * manifest with their compressed copies in `folder/site`, below a base path also all scripts with URLs, and
 * `folder/site.json`. Runs as a separate process, since rendering uses 100 MB.
 */
async function customizeSite(dist: string, folder: string, config: SiteConfig): Promise<void> {
  const parts: SiteParts = JSON.parse(await readFile(join(dist, 'parts.json'), 'utf8'))
  const site = join(folder, 'site')
  await mkdir(site, { recursive: true })
  globalThis.siteMeta = config.meta
  const server = await import(pathToFileURL(join(dist, 'render/entry-server.js')).href)
  const map = await writeDocuments(site, server, parts, config)
  if (config.basePath) await insertBasePath(join(dist, PLACEHOLDER_FOLDER), site, config.basePath)
  const worker = await readFile(join(dist, 'site/service-worker.js'), 'utf8')
  const script = config.basePath && (await readFile(join(site, 'service-worker.js'), 'utf8'))
  await writeFile(
    join(site, 'service-worker.js'),
    customizedWorker(worker, map, JSON.stringify(config), script),
  )
  const manifest = await readFile(join(dist, 'site/manifest.webmanifest'), 'utf8')
  await writeFile(
    join(site, 'manifest.webmanifest'),
    customizedManifest(manifest, map.fileByPath, config.basePath),
  )
  await compressAll(site, parts.compression)
  await writeFile(join(folder, 'site.json'), JSON.stringify(map, null, 1))
}

/** The manifest without shortcuts to pages that there are not, its addresses below the site's path. */
function customizedManifest(text: string, fileByPath: Readonly<Record<string, string>>, base = ''): string {
  const manifest: { readonly shortcuts: readonly { readonly url: string }[] } = JSON.parse(text)
  const shortcuts = manifest.shortcuts.filter(({ url }) => Object.hasOwn(fileByPath, url))
  const isAddress = (value: unknown) => typeof value === 'string' && value.startsWith('/')
  const below = (_: string, value: unknown) => (isAddress(value) ? `${base}${value}` : value)
  return JSON.stringify({ ...manifest, shortcuts }, below, 2)
}

const [, script, dist, folder, config] = process.argv
if (script === import.meta.filename && dist && folder && config)
  await customizeSite(dist, folder, JSON.parse(config))
