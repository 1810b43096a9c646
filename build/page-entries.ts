import { basename, dirname } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** The scripts of a page. */
export type PageScripts = {
  /** Scripts needed at start, each after its dependencies, so its own last. */
  readonly atOnce: readonly string[]
  /** All of these, and those that it can request later without the full stylesheet. */
  readonly all: readonly string[]
}

export type SiteScripts = {
  /** The script that knows every page and tool. */
  readonly deferredScript: string
  /** The scripts of all pages by their source, such as `./pages/landing.tsx`. */
  readonly pageEntries: Readonly<Record<string, PageScripts>>
}

/** File in which the build stores the names of scripts for the documents. */
export const SITE_SCRIPTS = 'site-scripts.json'

const SCREEN = /\/web\/((?:pages|tools)\/[^?]+)\?screen$/

/**
 * `page.tsx?screen` is a page with everything that its first visit needs, as one module: a tool's page with its own
 * card, a page with its head. Loading it hydrates its document, so a document names the script that contains it and
 * carries nothing of other pages; a further tool costs the others nothing. Client-side navigation loads the same
 * module.
 */
export function pageEntries(): Plugin {
  return {
    name: 'page-entries',
    enforce: 'pre',
    load: {
      filter: { id: SCREEN },
      handler(id) {
        const source = sourceOf(id)
        if (source === undefined) return
        return `import { hydrate } from '#web/entry-client.tsx'\n${screenOf(source)}\nhydrate(screen)\nexport default screen\n`
      },
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const source = JSON.stringify(siteScripts(bundle))
      this.emitFile({ type: 'asset', fileName: SITE_SCRIPTS, source })
    },
  }
}

function sourceOf(id: string): string | undefined {
  const [, source] = SCREEN.exec(id) ?? []
  return source && `./${source}`
}

/** The source text of a page's screen. */
function screenOf(source: string): string {
  const own = `./${basename(source)}`
  if (source.startsWith('./pages/'))
    return `import Page, { head } from '${own}'
import { pageScreen } from '#web/app/navigation/route-loader.tsx'
const screen = pageScreen(Page, head)`
  if (source.endsWith('/page.tsx'))
    return `import Page from '${own}'
import { tool } from './tool.ts?alone'
import { toolScreen } from '#web/app/tool-screen.tsx'
const screen = toolScreen(Page, tool)`
  return `import * as shared from '${own}'
import { sharedScreen } from '#web/app/navigation/shared-screen.tsx'
const screen = sharedScreen('${basename(dirname(source))}', shared)`
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

function siteScripts(bundle: Rolldown.OutputBundle): SiteScripts {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const byFile: Chunks = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const deferredScript = chunks.find(({ name }) => name === 'deferred')
  if (!deferredScript) throw new Error('The build has no script of the whole site')
  const pageEntries = chunks.flatMap((chunk) =>
    pagesIn(chunk).map((source) => [source, scriptsFrom(source, chunk, byFile)] as const),
  )
  return { deferredScript: deferredScript.fileName, pageEntries: Object.fromEntries(pageEntries) }
}

function pagesIn({ moduleIds }: Rolldown.OutputChunk): readonly string[] {
  return moduleIds.flatMap((id) => sourceOf(id) ?? [])
}

function scriptsFrom(source: string, own: Rolldown.OutputChunk, byFile: Chunks): PageScripts {
  const atOnce = reached(own, byFile, ({ imports }) => imports)
  refuseSecondScreen(source, atOnce, byFile)
  const isOtherPage = (file: string) => {
    const chunk = byFile.get(file)
    return !chunk || pagesIn(chunk).some((screen) => screen !== source)
  }
  const all = reached(own, byFile, (chunk) =>
    [...chunk.imports, ...chunk.dynamicImports].filter((file) => !isOtherPage(file)),
  )
  // A tool's document shows related tools, whose script loads with the deferred site code.
  const related = source.endsWith('/page.tsx') ? chunksWith(/app[\\/]related-tools\.tsx$/, byFile) : []
  // Every document can show messages, even if the full stylesheet cannot be loaded.
  const toasts = chunksWith(/app[\\/]start-toasts\.tsx$/, byFile)
  return { atOnce, all: [...new Set([...all, ...related, ...toasts])] }
}

function chunksWith(module: RegExp, byFile: Chunks): readonly string[] {
  const files = [...byFile].filter(([, { moduleIds }]) => moduleIds.some((id) => module.test(id)))
  if (files.length === 0) throw new Error(`The build has no script with ${module}`)
  return files.map(([file]) => file)
}

/** The files that `next` leads to from a chunk on, in the order in which modules run: a chunk's own after its others. */
function reached(
  chunk: Rolldown.OutputChunk,
  byFile: Chunks,
  next: (chunk: Rolldown.OutputChunk) => readonly string[],
  begun = new Set<string>(),
): readonly string[] {
  begun.add(chunk.fileName)
  const others = next(chunk).flatMap((file) => {
    const other = byFile.get(file)
    return other && !begun.has(file) ? reached(other, byFile, next, begun) : []
  })
  return [...others, chunk.fileName]
}

/** Of two screens in a document's scripts, the wrong one could wake it up. */
function refuseSecondScreen(source: string, files: readonly string[], byFile: Chunks): void {
  const chunks = files.flatMap((file) => byFile.get(file) ?? [])
  const others = chunks.flatMap(pagesIn).filter((other) => other !== source)
  if (others.length > 0) throw new Error(`The scripts of ${source} hold ${others.join(', ')} as well`)
}
