import { globSync } from 'node:fs'
import { copyFile, cp, mkdir, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import rootManifest from '../package.json' with { type: 'json' }
import { dependencyFolders } from './dependency-folders.ts'

const ROOT = join(import.meta.dirname, '..')
/** The program, and what it starts or loads by path: processes and migrations. */
const ENTRIES = [
  'scripts/program/sundry.mjs',
  'interfaces/worker/program.ts',
  'build/customize-site.ts',
  ...globSync('server/database/migrations/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts'] }),
]
const MAN_PAGE = 'docs/sundry.1'
const DOCUMENTS = ['docs/operations.md', MAN_PAGE, 'LICENSE', 'README.md', 'CHANGELOG.md']
/** `scripts/program/sundry.mjs` refuses older versions. */
const MIN_NODE = '22.18'
/** Read by their path. */
const DATA_PACKAGES = ['@tesseract.js-data/eng']

/**
 * Writes the npm package of a release to a folder, except for the site and the dependencies: what the entries import, as
 * JavaScript, since Node.js strips no types below `node_modules`.
 */
export async function writePackage(folder: string): Promise<void> {
  const chunks = await compile(folder)
  await mkdir(join(folder, 'docs'), { recursive: true })
  for (const document of DOCUMENTS) await copyFile(join(ROOT, document), join(folder, document))
  const { name, version, description, license, type } = rootManifest
  const dependencies = versionsOf([...importedPackages(chunks), ...DATA_PACKAGES])
  const manifest = {
    name,
    version,
    description,
    license,
    type,
    bin: { sundry: 'scripts/program/sundry.js' },
    man: MAN_PAGE,
    engines: { node: `>=${MIN_NODE}` },
    dependencies,
    // Nothing is left to load from a registry: the package runs as soon as it is unpacked.
    bundleDependencies: Object.keys(dependencies),
  }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Adds the built site and the dependencies, from `dist` and `node_modules` of the project. */
export async function addSiteAndDependencies(folder: string): Promise<void> {
  await cp(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true, dereference: true })
  const { default: manifest } = await import(join(folder, 'package.json'), { with: { type: 'json' } })
  for (const path of dependencyFolders(Object.keys(manifest.dependencies)))
    await cp(join(ROOT, path), join(folder, path), { recursive: true, filter: isOfPackage(join(ROOT, path)) })
}

/** Types, sources of maps and documentation, which no program loads; licenses stay. */
const UNUSED = /\.(?:d\.[cm]ts|[cm]?ts|map|flow)$|(?<!licen[cs]e)\.md$/i

/** Selects what is used at run time; nested packages are listed by themselves. */
function isOfPackage(root: string) {
  return (path: string) => path !== join(root, 'node_modules') && !UNUSED.test(path)
}

/** Writes each module to the path that it has in the project, since some read files by their own place. */
async function compile(folder: string): Promise<readonly Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    ssr: { external: true },
    plugins: [builtTypesetFiles()],
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

function builtTypesetFiles(): Plugin {
  return {
    name: 'built-typeset-files',
    enforce: 'pre',
    resolveId: (source) =>
      source.endsWith('/typeset/typeset-files.ts') ? join(ROOT, 'build/typeset/built-files.ts') : undefined,
  }
}

/** The names of the packages that these modules import. */
function importedPackages(chunks: readonly Rolldown.OutputChunk[]): string[] {
  const own = new Set(chunks.map(({ fileName }) => fileName))
  const imports = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
  return imports.filter((path) => !own.has(path) && !isBuiltin(path)).map(packageOf)
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
      if (version === undefined) throw new Error(`The package imports ${name}: list it under "dependencies".`)
      return [name, version]
    }),
  )
}
