import { LAYERS, PURE } from './layers.mjs'

/** Paths in the project, unlike packages. */
export const OURS =
  /^(web|lib|contract|server|interfaces|build|e2e|scripts|bench|hosting|deploy|package\.json)(\/|$)/
/** Paths of tests and of what only tests need. */
export const TEST = /\.(test|spec|fixture)\.|\/testing\//
/** Tests can also import these, and any fixture. */
const OF_TESTS = ['e2e/', 'interfaces/', 'build/', 'contract/', 'lib/', 'server/testing/']

/** Returns why a file must not import another one or a package; undefined if it can. */
export function importError({ from, to }) {
  const isTest = TEST.test(from)
  if (!isTest && PURE.files.test(from) && PURE.never.test(to)) return PURE.reason
  if (!OURS.test(to)) return undefined
  const layer = LAYERS.find(({ files }) => matches(files, from, {}))
  if (!layer) return undefined
  const names = namesIn(layer.files, from)
  const isListed = (list = []) => list.some((pattern) => matches(pattern, to, names))
  if (isTest && TEST.test(to)) return undefined
  if (isTest && !isOtherTool(layer, to) && isListed([...OF_TESTS, ...(layer.tests ?? []), topFolder(from)]))
    return undefined
  const isOwn = isListed(layer.imports.filter((pattern) => pattern.includes('<')))
  return isListed(layer.imports) && (isOwn || !isListed(layer.never)) ? undefined : layer.reason
}

function isOtherTool({ files }, to) {
  return files.includes('<tool>') && to.startsWith('web/tools/')
}

function topFolder(path) {
  return `${path.split('/')[0]}/`
}

/** Whether a path is the pattern or below it; `<name>` is the folder in `names`, or any folder. */
function matches(pattern, path, names) {
  const expression = pattern.replace(/<(\w+)>/g, (_, name) => names[name] ?? '[^/]+')
  return new RegExp(`^${expression.replaceAll('.', '\\.')}${pattern.endsWith('/') ? '' : '$'}`).test(path)
}

function namesIn(pattern, path) {
  const expression = new RegExp(`^${pattern.replace(/<(\w+)>/g, '(?<$1>[^/]+)')}`)
  return { ...expression.exec(path)?.groups }
}

/** Returns an import for each step of a circle of folders that import each other. `import()` calls are not counted. */
export function findCycles(imports) {
  const steps = new Map()
  for (const { from, to, isLazy } of imports) {
    const [a, b] = [folderOf(from), folderOf(to)]
    if (isLazy || a === b || TEST.test(from) || !OURS.test(to)) continue
    steps.set(a, new Map([...(steps.get(a) ?? []), [b, `${from} → ${to}`]]))
  }
  const reachable = (start) => {
    const seen = new Set()
    const visit = (folder) => {
      for (const next of steps.get(folder)?.keys() ?? []) {
        if (seen.has(next)) continue
        seen.add(next)
        visit(next)
      }
    }
    visit(start)
    return seen
  }
  const reach = new Map([...steps.keys()].map((folder) => [folder, reachable(folder)]))
  return [...steps]
    .flatMap(([a, targets]) => [...targets].map(([b, example]) => ({ a, b, example })))
    .filter(({ a, b }) => reach.get(b)?.has(a))
    .map(({ example }) => example)
}

/** Returns the unit of cycles: a subject of lib, a tool, a feature, a folder of web or server; root files are units. */
function folderOf(path) {
  const parts = path.split('/')
  const depth = /^(web\/(tools|app)|server\/features)\//.test(path) ? 3 : 2
  return parts.slice(0, depth).join('/')
}
