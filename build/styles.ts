import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from './files.ts'
import type { SiteScripts } from './page-entries.ts'
import { classesOf, pageStyle, parseSheet, wordsOf } from './page-style.ts'

type CutStyles = {
  /** The one sheet of the build, which a page has from when it knows the whole site. */
  readonly whole: string
  /** The part of it that a page's document carries, by the source of the page. */
  readonly own: ReadonlyMap<string, string>
}

/** React gives no element a class; its tables of HTML would be taken for some. */
const REACT = /^assets\/react-/

/**
 * Splits the stylesheet of the build into one per page, used until the full stylesheet is loaded. Rules that no script
 * references can apply anywhere and are in all.
 */
export async function cutStyles(
  site: string,
  template: string,
  scripts: SiteScripts['pageEntries'],
): Promise<CutStyles> {
  const whole = await onlySheet(site)
  const sheet = parseSheet(await readFile(join(site, whole), 'utf8'))
  const words = new Map<string, ReadonlySet<string>>()
  for (const script of (await filesBelow(site)).filter((file) => file.endsWith('.js') && !REACT.test(file)))
    words.set(script, wordsOf(await readFile(join(site, script), 'utf8')))
  const classes = [...classesOf(sheet)]
  const inScripts = [...words.values()]
  const everywhere = new Set(classes.filter((name) => !inScripts.some((some) => some.has(name))))
  const inTemplate = wordsOf(template)
  const own = new Map<string, string>()
  for (const [source, { all }] of Object.entries(scripts)) {
    const named = [everywhere, inTemplate, ...all.map((script) => words.get(script))]
    const ownClasses = new Set(classes.filter((name) => named.some((some) => some?.has(name))))
    own.set(
      source,
      pageStyle(sheet, (name) => ownClasses.has(name)),
    )
  }
  return { whole, own }
}

/**
 * Takes the typefaces out of the full stylesheet: every document carries them, and the browser would load them again,
 * after the first paint, and change what is painted.
 */
export async function dropTypefaces(sheet: string): Promise<void> {
  const text = await readFile(sheet, 'utf8')
  await writeFile(sheet, text.replaceAll(/@font-face\{[^}]*\}/g, ''))
}

async function onlySheet(site: string): Promise<string> {
  const sheets = (await filesBelow(site)).filter((file) => file.endsWith('.css'))
  if (sheets.length !== 1 || !sheets[0])
    throw new Error(`One style sheet is expected, not ${sheets.join(', ')}`)
  return sheets[0]
}
