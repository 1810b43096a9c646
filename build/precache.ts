import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { enginePath, type Precache, type SiteMap } from '#contract/site.ts'
import { filesBelow } from './files.ts'

/** Not kept before it is used: engines, their data, pictures for other sites and for installing, texts of licenses. */
const LATER =
  /\.(wasm|traineddata|gz|br|map)$|^assets\/engine-|^share\.png$|^screenshot-|^icon-512\.png$|^service-worker\.js$|^(robots|licenses)\.txt$/

/** Nor scripts that are asked for only when the server has just answered: without a network nothing comes to them. */
const WITH_SERVER = /^assets\/(kept-(screen|run)|author-card|host-screen)-/

/** Puts the offline list at the head of the built service worker. */
export async function writePrecache(site: string): Promise<void> {
  const all = await filesBelow(site)
  const files = all.filter((file) => !LATER.test(file) && !WITH_SERVER.test(file))
  const map: SiteMap = JSON.parse(await readFile(join(site, '../site.json'), 'utf8'))
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(await readFile(join(site, file)))
  const precache: Precache = {
    version: hash.digest('hex').slice(0, 16),
    files: files.map((file) => `/${file}`),
    addresses: Object.fromEntries(
      Object.entries(map.addresses).map(([address, file]) => [address, `/${file}`]),
    ),
    below: Object.fromEntries(Object.entries(map.below).map(([folder, file]) => [folder, `/${file}`])),
    engines: [
      ...new Set(all.filter((file) => LATER.test(file)).flatMap((file) => enginePath(`/${file}`) ?? [])),
    ],
    notFound: `/${map.notFound}`,
    categoryNotFound: `/${map.categoryNotFound}`,
  }
  const path = join(site, 'service-worker.js')
  await writeFile(path, `self.precache=${JSON.stringify(precache)};\n${await readFile(path, 'utf8')}`)
}
