import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteParts } from '#contract/site.ts'
import type { CompressionLevels } from './compress.ts'
import { SITE_SCRIPTS, type SiteScripts } from './page-entries.ts'
import { cutStyles } from './styles.ts'

/** Gathers what documents are made of from what was built. */
export async function siteParts(site: string, compression: CompressionLevels): Promise<SiteParts> {
  const template = await readFile('web/index.html', 'utf8')
  const { deferredScript, pageEntries }: SiteScripts = JSON.parse(
    await readFile(join(site, SITE_SCRIPTS), 'utf8'),
  )
  const { whole: fullStylesheet, own } = await cutStyles(site, template, pageEntries)
  const pages = Object.entries(pageEntries).map(([source, { atOnce }]) => {
    const style = own.get(source)
    if (style === undefined) throw new Error(`The build has no style for ${source}`)
    return [source, { style, scripts: atOnce }] as const
  })
  const tools = (await readdir('web/tools')).sort()
  return { template, deferredScript, fullStylesheet, pages: Object.fromEntries(pages), tools, compression }
}
