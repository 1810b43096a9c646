import { expect, test } from 'vitest'
import { findMissingPackages } from './missing-packages.mjs'

const importOf = (from, to, more = {}) => ({ from, to, line: 1, isLazy: false, isType: false, ...more })

test.each([
  ['a server module', [importOf('server/app.ts', 'hono')]],
  ['a path in a package', [importOf('server/app.ts', 'hono/cors')]],
  ['a path in a scoped package', [importOf('interfaces/mcp/main.ts', '@of/mcp/stdio.js')]],
  ['a lazy import', [importOf('server/app.ts', 'hono', { isLazy: true })]],
  [
    'a module that a server module imports',
    [importOf('server/app.ts', 'lib/text/a.ts'), importOf('lib/text/a.ts', 'hono')],
  ],
  [
    'a module two steps from an operation',
    [
      importOf('web/tools/loan/operations.ts', 'web/tools/loan/a.ts'),
      importOf('web/tools/loan/a.ts', 'lib/a.ts', { isLazy: true }),
      importOf('lib/a.ts', 'big.js'),
    ],
  ],
  ['the program that makes backups', [importOf('scripts/backup.ts', 'pg')]],
])('findMissingPackages(): finds that of %s', (_, imports) => {
  expect(findMissingPackages(imports, ['hono-other', '@of/other'])).toEqual([imports.at(-1)])
})

test.each([
  ['a dependency', importOf('server/app.ts', 'hono')],
  ['a path in a dependency', importOf('server/app.ts', '@of/mcp/stdio.js')],
  ['a module of Node.js', importOf('server/app.ts', 'node:fs')],
  ['types', importOf('server/app.ts', 'kysely', { isType: true })],
  ['a test', importOf('server/app.test.ts', 'vitest')],
  ['a page, which is bundled', importOf('web/tools/loan/page.tsx', 'react')],
  ['a program of the build', importOf('build/licenses.ts', 'vite')],
])('findMissingPackages(): allows %s', (_, one) => {
  expect(findMissingPackages([one], ['hono', '@of/mcp'])).toEqual([])
})
