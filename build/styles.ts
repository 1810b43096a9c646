import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from './files.ts'
import { classesOf, pageStyle, wordsOf } from './page-style.ts'
import type { SiteScripts } from './screens.ts'

/**
 * Cuts the one style sheet of the build into that of each page, which its document carries, by the source of the
 * page. What no script names may stand anywhere and goes to all.
 */
export async function cutStyles(
  site: string,
  template: string,
  scripts: SiteScripts['screens'],
): Promise<ReadonlyMap<string, string>> {
  const file = await onlySheet(site)
  const sheet = await readFile(join(site, file), 'utf8')
  await rm(join(site, file))
  const words = new Map<string, ReadonlySet<string>>()
  for (const script of new Set(Object.values(scripts).flatMap(({ all }) => all)))
    words.set(script, wordsOf(await readFile(join(site, script), 'utf8')))
  const everywhere = new Set(
    [...classesOf(sheet)].filter((name) => ![...words.values()].some((some) => some.has(name))),
  )
  const inTemplate = wordsOf(template)
  const styles = new Map<string, string>()
  for (const [source, { all }] of Object.entries(scripts)) {
    const own = [everywhere, inTemplate, ...all.map((script) => words.get(script))]
    styles.set(
      source,
      pageStyle(sheet, (name) => own.some((some) => some?.has(name))),
    )
  }
  return styles
}

async function onlySheet(site: string): Promise<string> {
  const sheets = (await filesBelow(site)).filter((file) => file.endsWith('.css'))
  if (sheets.length !== 1 || !sheets[0])
    throw new Error(`One style sheet is expected, not ${sheets.join(', ')}`)
  return sheets[0]
}
