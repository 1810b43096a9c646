import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { Plugin, ViteBuilder } from 'vite'
import type { SiteParts } from '#contract/site.ts'
import type * as Server from '../web/entry-server.tsx'
import { extractPlaceholders, PLACEHOLDER_FOLDER } from './base-path.ts'
import { BUILD_FOLDER } from './build-folder.ts'
import { type CompressionLevels, compressAll, QUICK, SMALLEST } from './compress.ts'
import { writeDocuments } from './documents.ts'
import { SITE_SCRIPTS } from './page-entries.ts'
import { writePrecache } from './precache.ts'
import { siteParts } from './site-parts.ts'
import { dropTypefaces } from './styles.ts'
import { writeTypesetData } from './typeset-data.ts'

const SITE = join(BUILD_FOLDER, 'site')

/** Builds the whole site: scripts, every page as a finished document, the offline list, compressed copies. */
export function makeSite(): Plugin {
  return {
    name: 'make-site',
    buildApp: {
      order: 'post',
      async handler(builder) {
        beginPhase('bundling scripts')
        await Promise.all([buildOne(builder, 'client'), buildOne(builder, 'ssr')])
        // After the client, which empties the folder of both.
        await buildOne(builder, 'serviceWorker')
        beginPhase('rendering pages')
        await rm(join(BUILD_FOLDER, PLACEHOLDER_FOLDER), { recursive: true, force: true })
        await extractPlaceholders(SITE, join(BUILD_FOLDER, PLACEHOLDER_FOLDER))
        const levels = process.env.BUILD_RELEASE ? SMALLEST : QUICK
        const previous = await previousSite(levels)
        const parts = await siteParts(SITE, levels)
        for (const folder of [SITE, join(BUILD_FOLDER, PLACEHOLDER_FOLDER)])
          await dropTypefaces(join(folder, parts.fullStylesheet))
        // Compresses the finished assets in other threads while this one renders pages.
        const compressed = compressAll(SITE, levels, { folder: 'assets', previous })
        await writePages(parts)
        beginPhase('compressing files')
        await compressed
        await compressAll(SITE, levels, { previous })
      },
    },
  }
}

/** Renders every page, and writes what a server and the service worker know of them. */
async function writePages(parts: SiteParts): Promise<void> {
  const server: typeof Server = await import(pathToFileURL(join(BUILD_FOLDER, 'render/entry-server.js')).href)
  await rm(join(SITE, SITE_SCRIPTS))
  await writeFile(join(BUILD_FOLDER, 'parts.json'), JSON.stringify(parts))
  // Uses the defaults; `customize-site.ts` renders again with the operator's settings when a server starts.
  const map = await writeDocuments(SITE, server, parts, { meta: {} })
  await writeFile(join(BUILD_FOLDER, 'site.json'), JSON.stringify(map, null, 1))
  await writeTypesetData(SITE)
  await writePrecache(SITE, map)
}

/** Returns the folder of the site built before, if it was compressed at the same levels. */
async function previousSite(levels: CompressionLevels): Promise<string | undefined> {
  const parts = 'dist/parts.json'
  if (BUILD_FOLDER === resolve('dist') || !existsSync(parts)) return undefined
  const { compression }: SiteParts = JSON.parse(await readFile(parts, 'utf8'))
  return isDeepStrictEqual(compression, levels) ? 'dist/site' : undefined
}

/** Tells the script that started the build what it does now, if one did (`scripts/build.mjs`). */
function beginPhase(phase: string): void {
  process.send?.({ phase })
}

async function buildOne(builder: ViteBuilder, name: string): Promise<void> {
  const environment = builder.environments[name]
  if (!environment) throw new Error(`No build environment ${name}`)
  if (!environment.isBuilt) await builder.build(environment)
}
