import { basename, dirname } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** The scripts of a page. */
export type ScreenScripts = {
  /** Its own first, then all that it needs to run. */
  readonly atOnce: readonly string[]
  /** All these, and those that it may ask for later. */
  readonly all: readonly string[]
}

/** The scripts of all pages by their source, such as `./pages/landing.tsx`. */
export type AllScreenScripts = Readonly<Record<string, ScreenScripts>>

/** Where the build leaves the scripts of all pages for the documents to name. */
export const SCREEN_SCRIPTS = 'screen-scripts.json'

/**
 * `page.tsx?screen` is a page with all that its first visit needs, as one module: a tool's page with its own card,
 * a page with its head. Loading it wakes its document up, so a document names the script that holds it and carries
 * nothing of other pages; a further tool costs the others nothing. A move to a page loads the same module.
 */
export function screens(): Plugin {
  return {
    name: 'screens',
    enforce: 'pre',
    load(id) {
      const source = sourceOf(id)
      if (source === undefined) return
      return `import { wakeUp } from '#web/wake-up.tsx'\n${screenOf(source)}\nwakeUp(screen)\nexport default screen\n`
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const source = JSON.stringify(scriptsOfScreens(bundle))
      this.emitFile({ type: 'asset', fileName: SCREEN_SCRIPTS, source })
      // Where the build began is no document's script.
      for (const [file, output] of Object.entries(bundle))
        if (output.type === 'chunk' && output.isEntry) delete bundle[file]
    },
  }
}

function sourceOf(id: string): string | undefined {
  const [, source] = /\/web\/((?:pages|tools)\/[^?]+)\?screen$/.exec(id) ?? []
  return source && `./${source}`
}

/** The source text of a page's screen. */
function screenOf(source: string): string {
  const own = `./${basename(source)}`
  if (source.startsWith('./pages/'))
    return `import Page, { head } from '${own}'
import { pageScreen } from '#web/shell/screen.tsx'
const screen = pageScreen(Page, head)`
  if (source.endsWith('/page.tsx'))
    return `import Page from '${own}'
import { tool } from './tool.ts?alone'
import { toolScreen } from '#web/shell/tool-screen.tsx'
const screen = toolScreen(Page, tool)`
  return `import * as shared from '${own}'
import { sharedScreen } from '#web/shell/shared-screen.tsx'
const screen = sharedScreen('${basename(dirname(source))}', shared)`
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

function scriptsOfScreens(bundle: Rolldown.OutputBundle): AllScreenScripts {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const byFile: Chunks = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const scripts = chunks.flatMap((chunk) =>
    chunk.moduleIds.flatMap((id) => {
      const source = sourceOf(id)
      return source === undefined ? [] : [[source, scriptsFrom(source, chunk, byFile)] as const]
    }),
  )
  return Object.fromEntries(scripts)
}

function scriptsFrom(source: string, chunk: Rolldown.OutputChunk, byFile: Chunks): ScreenScripts {
  const atOnce = [...reached(chunk, byFile, ({ imports }) => imports)]
  refuseSecondScreen(source, atOnce, byFile)
  const all = reached(chunk, byFile, (next) => [
    ...next.imports,
    ...(isMoves(next) ? [] : next.dynamicImports),
  ])
  return { atOnce, all: [...all] }
}

/** The script of moves leads to all other pages. */
function isMoves({ name }: Rolldown.OutputChunk): boolean {
  return name === 'moves'
}

/** A chunk's file and those that `next` leads to from there on. */
function reached(
  chunk: Rolldown.OutputChunk,
  byFile: Chunks,
  next: (chunk: Rolldown.OutputChunk) => readonly string[],
  files = new Set<string>(),
): ReadonlySet<string> {
  files.add(chunk.fileName)
  for (const file of next(chunk)) {
    const other = byFile.get(file)
    if (other && !files.has(file)) reached(other, byFile, next, files)
  }
  return files
}

/** Of two screens in a document's scripts, the wrong one could wake it up. */
function refuseSecondScreen(source: string, files: readonly string[], byFile: Chunks): void {
  const ids = files.flatMap((file) => byFile.get(file)?.moduleIds ?? [])
  const others = ids.flatMap((id) => sourceOf(id) ?? []).filter((other) => other !== source)
  if (others.length > 0) throw new Error(`The scripts of ${source} hold ${others.join(', ')} as well`)
}
