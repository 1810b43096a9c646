import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteParts } from '#contract/site.ts'
import { refuseUnknownTools } from './access/access-policy.ts'
import { customizedSite } from './features/site/customized-site.ts'
import { builtFolder, openSite, type Site } from './http/open-site.ts'
import type { Settings } from './settings.ts'
import { createSiteConfig } from './site-config.ts'

/** Returns the built site as the operator wants it; `folder` keeps documents that differ from the build's. */
export async function loadSite(settings: Settings, folder: string): Promise<Site> {
  const build = await builtFolder(join(import.meta.dirname, '../dist'))
  const { tools }: SiteParts = JSON.parse(await readFile(join(build, 'parts.json'), 'utf8'))
  refuseUnknownTools(settings.access, tools)
  const config = createSiteConfig(settings)
  return openSite(build, config && (await customizedSite(build, config, folder)))
}
