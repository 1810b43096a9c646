import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import rootManifest from '../package.json' with { type: 'json' }
import { TYPESET_SOURCES } from './typeset/typeset-files.ts'

const ROOT = join(import.meta.dirname, '..')
/** The command, and the program of its worker processes, which is started by its path. */
const ENTRIES = ['interfaces/bin.mjs', 'interfaces/worker/program.ts']
const MAN_PAGE = 'docs/sundry.1'
const DOCUMENTS = ['docs/operations.md', MAN_PAGE, 'LICENSE']
/** `interfaces/bin.mjs` refuses older versions. */
const MIN_NODE = '22.18'

/**
 * Writes the package of the command `sundry` to a folder: what the entries import, as JavaScript, since Node.js strips no
 * types below `node_modules`. Its dependencies are the packages that this code imports or whose files the typesetter reads.
 */
export async function writeCommandPackage(folder: string): Promise<void> {
  const chunks = await compile(folder)
  await mkdir(join(folder, 'docs'), { recursive: true })
  for (const document of DOCUMENTS) await copyFile(join(ROOT, document), join(folder, document))
  const { name, version, description, license, type } = rootManifest
  const manifest = {
    name,
    version,
    description,
    license,
    type,
    bin: { sundry: 'interfaces/bin.js' },
    man: MAN_PAGE,
    engines: { node: `>=${MIN_NODE}` },
    dependencies: versionsOf([...importedPackages(chunks), ...TYPESET_SOURCES.map(packageOfFile)]),
  }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Writes each module to the path that it has in the project, since some read files by their own place. */
async function compile(folder: string): Promise<readonly Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    ssr: { external: true },
    build: {
      ssr: true,
      target: 'node22',
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: ENTRIES.map((entry) => join(ROOT, entry)),
        output: { preserveModules: true, preserveModulesRoot: ROOT, entryFileNames: '[name].js' },
      },
    },
  })
  const outputs = 'output' in result ? result.output : []
  return outputs.flatMap((output) => (output.type === 'chunk' ? [output] : []))
}

/** The names of the packages that these modules import. */
function importedPackages(chunks: readonly Rolldown.OutputChunk[]): string[] {
  const own = new Set(chunks.map(({ fileName }) => fileName))
  const imports = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
  return imports.filter((path) => !own.has(path) && !isBuiltin(path)).map(packageOf)
}

function packageOfFile(path: string): string {
  return packageOf(path.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? '')
}

/** Returns the package of a path such as `@noble/hashes/sha2.js`. */
function packageOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')
}

/** Returns the pinned version of each package, by name. Throws for one that is not a dependency of the project. */
function versionsOf(names: readonly string[]): Record<string, string> {
  const pinned: Readonly<Record<string, string>> = rootManifest.dependencies
  return Object.fromEntries(
    [...new Set(names)].sort().map((name) => {
      const version = pinned[name]
      if (version === undefined) throw new Error(`The command imports ${name}: list it under "dependencies".`)
      return [name, version]
    }),
  )
}
