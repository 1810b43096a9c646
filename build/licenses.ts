import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { LicensedPart } from '../web/ui/license-list.tsx'
import { BASE_PLACEHOLDER } from './base-path.ts'

/** A part with the text of its license, or of its several ones. */
type LicensedWork = LicensedPart & { readonly text: string }

const VIRTUAL = '\0virtual:licenses'
const FILE = 'licenses.json'
const TEXTS = 'licenses.txt'
/** List of the packages in the renderer, next to it. */
export const RENDERER_PACKAGES = 'packages.json'
const TEXT_FILE = /^(licen[cs]e|copying|notice)/i
const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/

/** Folders of the packages whose code is served. The stylesheet does not reveal that it starts with Tailwind's. */
const folders = new Set([join(import.meta.dirname, '../node_modules/tailwindcss')])
/** Files of packages that are served unchanged: URL paths by source path. */
const servedFiles = new Map<string, string>()
/** Works bundled in packages without metadata. */
const inside: LicensedWork[] = []

/** Records that a file of a package is served unchanged, under a separate URL. */
export function noteServedFile(file: string, url: string): void {
  servedFiles.set(file, url)
  noteModule(file)
}

/** Records a work bundled in a package under a separate license. */
export function noteInside(part: LicensedWork): void {
  if (!inside.some(({ name }) => name === part.name)) inside.push(part)
}

/** Notes the packages that workers are made of, which are bundled one by one. */
export function licensesOfWorkers(): Plugin {
  return {
    name: 'licenses-of-workers',
    generateBundle: (_options, bundle) => noteBundle(bundle),
  }
}

/**
 * Collects the licenses of every package whose code the site serves, as the bundles contain it: the full license text
 * in one file, the list in another for client-side navigation, and `virtual:licenses` for the prerendered page.
 */
export function licenses(): Plugin {
  // The list is complete when the client is built; the server's build runs in parallel and waits for it.
  const ofClient = Promise.withResolvers<string>()
  return {
    name: 'licenses',
    enforce: 'post',
    resolveId: { filter: { id: /^virtual:licenses$/ }, handler: () => VIRTUAL },
    load: {
      filter: { id: /^\0virtual:licenses$/ },
      async handler() {
        if (this.environment.name === 'client')
          return `export const licenses = async () => (await fetch('${this.environment.mode === 'build' ? BASE_PLACEHOLDER : ''}/${FILE}')).json()`
        const list = this.environment.mode === 'build' ? await ofClient.promise : listOf(allWorks())
        return `export const licenses = async () => ${list}`
      },
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_, response) => response.end(listOf(allWorks())))
      middlewares.use(`/${TEXTS}`, (_, response) => response.end(textsOf(allWorks())))
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') {
        const source = listOf(worksOf(modulesOf(bundle)))
        this.emitFile({ type: 'asset', fileName: RENDERER_PACKAGES, source })
        return
      }
      noteBundle(bundle)
      const works = allWorks()
      ofClient.resolve(listOf(works))
      this.emitFile({ type: 'asset', fileName: FILE, source: listOf(works) })
      this.emitFile({ type: 'asset', fileName: TEXTS, source: textsOf(works) })
    },
  }
}

function noteBundle(bundle: Rolldown.OutputBundle): void {
  for (const id of modulesOf(bundle)) noteModule(id)
}

function modulesOf(bundle: Rolldown.OutputBundle): readonly string[] {
  return Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []))
}

function noteModule(id: string): void {
  const folder = packageFolder(id)
  if (folder) folders.add(folder)
}

function packageFolder(id: string): string | undefined {
  return PACKAGE.exec(id)?.[1]?.replace(/^\0/, '')
}

/** Returns the packages that these modules are part of, with their licenses. */
export function worksOf(modules: readonly string[]): readonly LicensedWork[] {
  const packages = new Set(modules.flatMap((id) => packageFolder(id) ?? []))
  return sorted([...packages].map(workOf))
}

function allWorks(): readonly LicensedWork[] {
  return sorted([...[...folders].map(workOf), ...inside])
}

function sorted(works: readonly LicensedWork[]): LicensedWork[] {
  return works.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

function listOf(works: readonly LicensedWork[]): string {
  return JSON.stringify(works.map(({ text: _, ...part }) => part))
}

/** Formats each work under a heading, as notices of a distribution are. */
export function textsOf(works: readonly LicensedWork[]): string {
  const line = '='.repeat(80)
  return works
    .map(({ name, version, license, text }) =>
      [line, [name, version, license].filter(Boolean).join(' · '), line, '', text, ''].join('\n'),
    )
    .join('\n')
}

function workOf(folder: string): LicensedWork {
  const { name, version, license, homepage, author } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const own = [...servedFiles].filter(([file]) => file.startsWith(folder))
  const places = new Set([folder, ...own.map(([file]) => dirname(file))])
  const texts = [...places].flatMap(textsIn)
  // For a package without a license file, at least the license's name and the author.
  if (texts.length === 0) texts.push([`${license}`, author?.name ?? author ?? ''].filter(Boolean).join(', '))
  const isReplaceable = /LGPL/.test(license)
  return {
    name,
    version,
    license,
    url: homepage ?? '',
    text: texts.join('\n\n'),
    ...(isReplaceable && { files: own.map(([, url]) => url) }),
  }
}

function textsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT_FILE.test(basename(entry.name)))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim())
}
