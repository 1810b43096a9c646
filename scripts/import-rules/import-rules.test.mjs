import { expect, test } from 'vitest'
import { findCycles, importError } from './import-rules.mjs'
import { LAYERS, PURE } from './layers.mjs'

test.each(LAYERS)('importError(): $files rejects its breaking import', ({ breaks: [from, to], reason }) => {
  expect(importError({ from, to })).toBe(reason)
})

test.each([
  ['a tool that imports its own file', 'web/tools/demo/page.tsx', 'web/tools/demo/core.ts'],
  ['a feature that imports a shared folder', 'server/features/polls/poll-store.ts', 'server/http/errors.ts'],
  [
    'a test of a tool that imports a fixture of another',
    'web/tools/a/page.test.tsx',
    'web/tools/b/b.fixture.ts',
  ],
  ['a package in a .tsx', 'web/tools/demo/page.tsx', 'react'],
])('importError(): allows %s', (_, from, to) => {
  expect(importError({ from, to })).toBeUndefined()
})

test('importError(): rejects another tool in a test of a tool', () => {
  expect(importError({ from: 'web/tools/a/a.test.ts', to: 'web/tools/b/core.ts' })).toBe(LAYERS[0].reason)
})

test.each([
  ['web/tools/demo/core.ts', 'react'],
  ['web/tools/demo/rows/core.ts', 'web/ui/button.tsx'],
  ['lib/text/words.ts', 'react-dom'],
])('importError(): rejects, in the pure module %s, %s', (from, to) => {
  expect(importError({ from, to })).toBe(PURE.reason)
})

test.each(['use-core.ts', 'core.worker.ts', 'tool.ts', 'page.tsx'])(
  'importError(): %s can use the platform',
  (name) => {
    expect(importError({ from: `web/tools/demo/${name}`, to: 'web/platform/download.ts' })).toBeUndefined()
  },
)

test('findCycles(): names an import of each step of a circle of folders, lazy imports and tests left out', () => {
  const imports = [
    ['lib/a/x.ts', 'lib/b/x.ts'],
    ['lib/b/x.ts', 'lib/c/x.ts'],
    ['lib/c/x.ts', 'lib/a/x.ts'],
    ['lib/d/x.ts', 'lib/a/x.ts'],
    ['lib/a/x.test.ts', 'lib/d/x.ts'],
  ].map(([from, to]) => ({ from, to, isLazy: false }))
  expect(findCycles([...imports, { from: 'lib/a/x.ts', to: 'lib/d/x.ts', isLazy: true }])).toEqual([
    'lib/a/x.ts → lib/b/x.ts',
    'lib/b/x.ts → lib/c/x.ts',
    'lib/c/x.ts → lib/a/x.ts',
  ])
})
