import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type LockedPackage = {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}
type Lock = { readonly packages: Readonly<Record<string, LockedPackage>> }

const LOCK: Lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'))

/**
 * Returns the folders of packages and of all that they need, such as `node_modules/a/node_modules/b`, by the lock file.
 * Throws an Error for a package that it does not have.
 */
export function dependencyFolders(names: readonly string[], { packages }: Lock = LOCK): string[] {
  const found = new Set<string>()
  const add = (name: string, from: string) => {
    const path = resolveFrom(name, from, packages)
    if (path === undefined)
      throw new Error(`package-lock.json has no ${name}, which ${from || 'the project'} needs.`)
    if (found.has(path)) return
    found.add(path)
    for (const needed of neededBy(packages[path] ?? {}, path, packages)) add(needed, path)
  }
  for (const name of names) add(name, '')
  return [...found].sort()
}

/** Dependencies, and what is optional or a peer if it is installed. */
function neededBy(
  {
    dependencies = {},
    optionalDependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
  }: LockedPackage,
  path: string,
  packages: Lock['packages'],
): string[] {
  const required = Object.keys(dependencies)
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  const ifThere = [...Object.keys(optionalDependencies), ...peers].filter((name) =>
    resolveFrom(name, path, packages),
  )
  return [...required, ...ifThere]
}

/** Looks for a package as Node.js does: next to the one that needs it, then further up. */
function resolveFrom(name: string, from: string, packages: Lock['packages']): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`
    if (packages[path]) return path
    if (at === '') return undefined
  }
}
