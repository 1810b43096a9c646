import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'

/** Sources to which the rules of layers apply. */
export const LAYERED = '{web,lib,contract,server,interfaces}/**/*.{ts,tsx,mjs}'

/**
 * Returns the imports of sources as `{ from, to, line, isLazy, isType }`: `to` is a path from the project's folder, or a
 * package with a path in it. Lazy are `import()` calls; imports of types are removed before a module runs.
 */
export function readImports(sources) {
  return globSync(sources)
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.d.ts'))
    .flatMap(importsOf)
}

function importsOf(from) {
  const source = readFileSync(from, 'utf8')
  const { module } = parseSync(from, source)
  const isType = ({ start }) => /^(?:im|ex)port type\b/.test(source.slice(start, start + 12))
  const requests = [...module.staticImports, ...module.staticExports].flatMap((statement) => {
    const named = statement.moduleRequest ?? statement.entries.flatMap((entry) => entry.moduleRequest ?? [])
    return [named]
      .flat()
      .map(({ value, start }) => ({ value, start, isLazy: false, isType: isType(statement) }))
  })
  const lazy = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, value] = /^['"](.+)['"]$/.exec(source.slice(start, end)) ?? []
    return value ? [{ value, start, isLazy: true, isType: false }] : []
  })
  return [...requests, ...lazy].map(({ value, start, ...kind }) => ({
    from,
    to: targetOf(from, value.replace(/\?.*/, '')),
    line: source.slice(0, start).split('\n').length,
    ...kind,
  }))
}

function targetOf(from, specifier) {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier)).replaceAll('\\', '/')
  return specifier
}
