import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { enginePath, type Precache, type SiteMap } from '#contract/site.ts'
import { filesBelow } from './files.ts'

/** Not precached: engines, their data, images for other sites and for installing, license files. */
const LATER =
  /\.(wasm|traineddata|gz|br|map)$|^assets\/engine-|^share\.png$|^screenshot-|^icon-(180|512)\.png$|^service-worker\.js$|^(robots|licenses)\.(txt|json)$/

/**
 * Excludes what is useless offline: scripts requested only after a response of the server, pages opened only by mailed
 * links, and the list of licenses, which refers to files on the server.
 */
const WITH_SERVER =
  /^(?:newsletter\.html$|auth\/reset\.html$|licenses\.html$|assets\/(?:hosted-(screen|run)|author-card|(host|player|present|room-table)-screen|stage-results|join-form|lead-notice|removed-people|author-stage|runoff-table|arrivals|security-cards|session-list|second-(step|factor-dialogs)|passkey-(kit|dialogs|sign-in)|passkeys|_virtual_licenses|license-list|licenses)-)/

/** Puts the offline list at the head of the built service worker. */
export async function writePrecache(site: string, map: SiteMap): Promise<void> {
  const all = await filesBelow(site)
  const files = all.filter((file) => !LATER.test(file) && !WITH_SERVER.test(file))
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(await readFile(join(site, file)))
  const engines = all.filter((file) => LATER.test(file)).flatMap((file) => enginePath(`/${file}`) ?? [])
  const precache: Precache = {
    version: versionOf(hash),
    files: files.map((file) => `/${file}`),
    engines: [...new Set(engines)],
    ...answers(map),
  }
  const path = join(site, 'service-worker.js')
  await writeFile(path, withList(precache, await readFile(path, 'utf8')))
}

/**
 * Returns the service worker with the precache list of a site with regenerated documents: `map` is theirs, `changes`
 * their version.
 */
export function customizedWorker(
  worker: string,
  map: SiteMap,
  changes: string,
  /** Its script, if it differs from the built one. */
  own?: string,
): string {
  const [, list = '', built = ''] = LISTED.exec(worker) ?? []
  const before: Precache = JSON.parse(list)
  const isCached = (file: string) => !file.endsWith('.html') || Object.hasOwn(map.documents, file.slice(1))
  const precache: Precache = {
    ...before,
    version: versionOf(createHash('sha256').update(before.version).update(changes)),
    files: before.files.filter(isCached),
    ...answers(map),
  }
  return withList(precache, own || built)
}

const LISTED = /^self\.precache=(\{.*\});\n([\s\S]*)$/

function withList(precache: Precache, script: string): string {
  return `self.precache=${JSON.stringify(precache)};\n${script}`
}

/** Maps URLs to the cached files that answer them. */
function answers({ fileByPath, below, notFound, categoryNotFound }: SiteMap) {
  const asPaths = (files: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(files).map(([address, file]) => [address, `/${file}`]))
  return {
    fileByPath: asPaths(fileByPath),
    below: asPaths(below),
    notFound: `/${notFound}`,
    categoryNotFound: `/${categoryNotFound}`,
  }
}

function versionOf(hash: ReturnType<typeof createHash>): string {
  return hash.digest('hex').slice(0, 16)
}
