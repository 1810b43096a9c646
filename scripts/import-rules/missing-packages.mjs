import { isBuiltin } from 'node:module'
import { OURS, TEST } from './import-rules.mjs'

/** Programs of a server outside the layered folders. */
export const OF_SERVER = '{build,scripts}/*.ts'
const ENTRIES =
  /^(?:(?:server|interfaces)\/|web\/tools\/[^/]+\/operations\.ts$|build\/customize-site\.ts$|scripts\/(?:run-admin|backup|move-database|read-outbox)\.ts$)/

/**
 * Returns the imports, reachable from the programs of the server, of packages that are not among its dependencies. The
 * Docker image installs these only; the package of a release has the others bundled and does not notice.
 */
export function findMissingPackages(imports, dependencies) {
  const byFile = Map.groupBy(
    imports.filter(({ isType }) => !isType),
    ({ from }) => from,
  )
  const reached = new Set([...byFile.keys()].filter((file) => ENTRIES.test(file) && !TEST.test(file)))
  // A set can grow while it is iterated.
  for (const file of reached) for (const { to } of byFile.get(file) ?? []) if (byFile.has(to)) reached.add(to)
  return [...reached]
    .flatMap((file) => byFile.get(file))
    .filter(({ to }) => isPackage(to) && !dependencies.includes(packageOf(to)))
}

function isPackage(to) {
  return !isBuiltin(to) && !OURS.test(to)
}

/** Returns the name of the package that a path is in. */
function packageOf(to) {
  return to
    .split('/')
    .slice(0, to.startsWith('@') ? 2 : 1)
    .join('/')
}
