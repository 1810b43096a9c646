import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('bench/README.md: lists every bench, in order', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  const listed = [...readme.matchAll(/^\| ([a-z][a-z-]*) \| (?!measures)/gm)].map(([, name]) => name)
  const benches = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.bench.ts'))
  expect(listed).toEqual(benches.map((file) => file.replace('.bench.ts', '')).sort())
})
