import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'

const SOURCES = '{web,lib,contract,server,interfaces}/**/*.{ts,tsx,mjs}'

/**
 * Returns the imports of all sources as `{ from, to, line, isLazy }`: `to` is a path from the project's folder, or the
 * name of a package. Lazy are `import()` calls.
 */
export function readImports() {
  return globSync(SOURCES)
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.d.ts'))
    .flatMap(importsOf)
}

function importsOf(from) {
  const source = readFileSync(from, 'utf8')
  const { module } = parseSync(from, source)
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest ?? [])),
  ].map(({ value, start }) => ({ value, start, isLazy: false }))
  const lazy = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, value] = /^['"](.+)['"]$/.exec(source.slice(start, end)) ?? []
    return value ? [{ value, start, isLazy: true }] : []
  })
  return [...requests, ...lazy].map(({ value, start, isLazy }) => ({
    from,
    to: targetOf(from, value.replace(/\?.*/, '')),
    line: source.slice(0, start).split('\n').length,
    isLazy,
  }))
}

function targetOf(from, specifier) {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier)).replaceAll('\\', '/')
  return specifier
}
