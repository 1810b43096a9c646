import { globSync } from 'node:fs'
import { copyFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, extname, join, relative } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import rootManifest from '../package.json' with { type: 'json' }
import type { LicensedPart } from '../web/ui/license-list.tsx'
import { joinFiles } from './join-files.ts'
import { RENDERER_PACKAGES, textsOf, worksOf } from './licenses.ts'
import { sbomOf } from './sbom.ts'

const ROOT = join(import.meta.dirname, '..')
/** The program, and what it starts or loads by path: processes and migrations. */
const ENTRIES = [
  'scripts/program/sundry.mjs',
  'interfaces/mcp/main.ts',
  'interfaces/worker/program.ts',
  'build/customize-site.ts',
  ...globSync('server/database/migrations/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts'] }),
]
const MAN_PAGE = 'docs/sundry.1'
const DOCUMENTS = ['docs/operations.md', MAN_PAGE, 'LICENSE', 'README.md', 'CHANGELOG.md']
/** `scripts/program/sundry.mjs` refuses older versions. */
const MIN_NODE = '22.18'
/** Language data of the server's text recognition, which `server/language-folders.ts` looks for. */
const LANGUAGE_DATA = 'node_modules/@tesseract.js-data/eng'
const LANGUAGE_FILE = '4.0.0_best_int/eng.traineddata.gz'
export const READS_BY_PLACE = /import\.meta\.(?:dirname|filename|url)/
const LICENSES = 'THIRD-PARTY.txt'
/** List of all packages in the package: those of the program, and those of the site and its renderer. */
export const SBOM = 'sbom.cdx.json'
const SITE_PARTS = ['site/licenses.json', `render/${RENDERER_PACKAGES}`]

/**
 * Writes the npm package of a release to a folder, except for the site: what the entries import, as JavaScript, since
 * Node.js strips no types below `node_modules`. The code of their packages is in the same chunks, for fewer files
 * (decision 53).
 */
export async function writePackage(folder: string): Promise<void> {
  const modules = await compile(folder)
  await mkdir(join(folder, 'docs'), { recursive: true })
  for (const document of DOCUMENTS) await copyFile(join(ROOT, document), join(folder, document))
  await mkdir(join(folder, 'languages'))
  await copyFile(join(ROOT, LANGUAGE_DATA, LANGUAGE_FILE), join(folder, 'languages', basename(LANGUAGE_FILE)))
  const { name, version, description, license, type } = rootManifest
  const manifest = {
    name,
    version,
    description,
    license,
    type,
    bin: { sundry: 'scripts/program/sundry.js' },
    man: MAN_PAGE,
    engines: { node: `>=${MIN_NODE}` },
  }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  const works = worksOf([...modules, join(ROOT, LANGUAGE_DATA, LANGUAGE_FILE)])
  await writeFile(join(folder, LICENSES), textsOf(works))
  await writeFile(join(folder, SBOM), sbomOf(rootManifest, [...works, ...(await partsOfSite())]))
}

/** Returns what the build has listed: the packages in `dist` of the project. */
async function partsOfSite(): Promise<readonly LicensedPart[]> {
  const lists = await Promise.all(SITE_PARTS.map((path) => readFile(join(ROOT, 'dist', path), 'utf8')))
  return lists.flatMap((text): readonly LicensedPart[] => JSON.parse(text))
}

/** Adds the built site, from `dist` of the project, its assets in one file. */
export async function addSite(folder: string): Promise<void> {
  const build = join(folder, 'dist')
  await cp(join(ROOT, 'dist'), build, { recursive: true, dereference: true })
  await joinFiles(build)
}

/** Compiles the entries, and returns the paths of all modules in them. */
async function compile(folder: string): Promise<readonly string[]> {
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    plugins: [builtTypesetFiles()],
    build: {
      ssr: true,
      target: 'node22',
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        // pg loads it only if it is asked for.
        external: ['pg-native'],
        input: Object.fromEntries(ENTRIES.map((entry) => [withoutExtension(entry), join(ROOT, entry)])),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: ({ name }) => (name.includes('/') ? '[name].js' : 'chunks/[name]-[hash].js'),
          codeSplitting: {
            groups: [{ name: ownPath, debugName: 'own path' }],
            includeDependenciesRecursively: false,
          },
        },
      },
    },
  })
  const outputs = 'output' in result ? result.output : []
  return outputs.flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []))
}

function withoutExtension(path: string): string {
  return path.slice(0, -extname(path).length)
}

/**
 * Returns the path in the project of a module that reads files by its own place, so that it becomes a separate file there.
 * Entries have their path anyway.
 */
function ownPath(id: string, context: Rolldown.ChunkingContext): string | null {
  const { code, isEntry } = context.getModuleInfo(id) ?? {}
  const keeps = !isEntry && !id.includes('node_modules') && READS_BY_PLACE.test(code ?? '')
  return keeps ? withoutExtension(relative(ROOT, id)) : null
}

function builtTypesetFiles(): Plugin {
  return {
    name: 'built-typeset-files',
    enforce: 'pre',
    resolveId: (source) =>
      source.endsWith('/typeset/typeset-files.ts') ? join(ROOT, 'build/typeset/built-files.ts') : undefined,
  }
}
