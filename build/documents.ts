import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { SiteMap } from '#contract/site.ts'
import type * as Server from '../web/entry-server.tsx'
import { headTags } from './head-tags.ts'

/** What Vite says of each module's chunk. */
export type Manifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }
  >
>

/** Writes every page as a finished HTML file, and `site.json`, which says which address each file answers. */
export async function writeDocuments(site: string, server: typeof Server, manifest: Manifest): Promise<void> {
  const template = await readFile(join(site, 'index.html'), 'utf8')
  const ownDocuments = server.documents.filter(({ reach }) => reach).flatMap(({ addresses }) => addresses)
  const addresses: Record<string, SiteMap['addresses'][string]> = {}
  const below: Record<string, string> = {}
  for (const document of server.documents) {
    const page = await server.render(document.path)
    const file = document.path === '/' ? 'index.html' : `${document.path.slice(1)}.html`
    const html = template
      .replace(
        '<!--head-->',
        headTags(page.head, {
          structuredData: page.structuredData,
          preload: chunksOf(page.sources, manifest, template),
          ownDocuments,
        }),
      )
      .replace('<!--body-->', () => page.html)
    await mkdir(dirname(join(site, file)), { recursive: true })
    await writeFile(join(site, file), html)
    for (const address of document.addresses)
      addresses[address] = { file, ...(document.reach && { reach: document.reach }) }
    if (document.below) below[document.below] = file
  }
  const map: SiteMap = {
    addresses,
    below,
    notFound: '404.html',
    categoryNotFound: 'tools/404.html',
    scriptHash: hashOfScript(template),
  }
  await writeFile(join(site, '..', 'site.json'), JSON.stringify(map, null, 1))
}

/** The template's one script that is no file: it sets the theme before the first paint, and keeps forms from leaving a page that is not alive yet. */
function hashOfScript(template: string): string {
  const script = /<script>([\s\S]*?)<\/script>/.exec(template)?.[1]
  if (script === undefined) throw new Error('index.html has lost its own script')
  return createHash('sha256').update(script).digest('base64')
}

/** The chunks that these modules need beyond those the template asks for. */
function chunksOf(sources: readonly string[], manifest: Manifest, template: string): string[] {
  const files = new Set<string>()
  const visit = (key: string) => {
    const entry = manifest[key]
    if (!entry || files.has(entry.file)) return
    files.add(entry.file)
    for (const next of entry.imports ?? []) visit(next)
  }
  for (const source of sources) visit(keyOf(source, manifest))
  return [...files].filter((file) => !template.includes(file))
}

/** A module's key in the manifest: its own, or that of the group of chunks that bears its name. */
function keyOf(source: string, manifest: Manifest): string {
  const name = basename(source).replace(/\.tsx?$/, '')
  return (
    Object.keys(manifest).find((key) => key === source.replace('./', '') || key.startsWith(`_${name}-`)) ?? ''
  )
}
