import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { licenses, noteInside, noteServedFile } from './licenses.ts'

const packageOf = (name: string, more: object) =>
  JSON.stringify({ name, version: '1.2.3', main: 'index.js', type: 'module', ...more })

const FILES = {
  'main.js': "import './own.js'\nimport { a } from 'aa'\nimport { b } from '@of/bb'\na(b)",
  'own.js': 'own()',
  'node_modules/aa/package.json': packageOf('aa', { license: 'MIT', homepage: 'https://aa.example' }),
  'node_modules/aa/index.js': 'export const a = () => say(1)',
  'node_modules/aa/LICENSE.md': ' The text of aa.\n',
  'node_modules/aa/NOTICE': 'A notice of aa.',
  'node_modules/aa/readme.md': 'Read me.',
  'node_modules/@of/bb/package.json': packageOf('@of/bb', { license: 'ISC', author: { name: 'Ben' } }),
  'node_modules/@of/bb/index.js': 'export const b = () => say(2)',
  'node_modules/unused/package.json': packageOf('unused', { license: 'MIT' }),
  'node_modules/engine/package.json': packageOf('engine', { license: 'LGPL-3.0', author: 'Eva' }),
  'node_modules/engine/wasm/engine.wasm': '',
  'node_modules/engine/wasm/COPYING': 'The text beside the file.',
}

test('lists the packages that are served with license and license text, and no others', async () => {
  const root = mkdtempSync(join(tmpdir(), 'sundry-licenses-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  noteServedFile(join(root, 'node_modules/engine/wasm/engine.wasm'), '/assets/engine.wasm')
  const inner = { name: 'inner', version: '9', license: 'BSD', url: '', text: 'The text of inner.' }
  noteInside(inner)
  noteInside({ ...inner, version: '10' })
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [licenses()],
    build: { outDir: 'out', rolldownOptions: { input: join(root, 'main.js') } },
  })
  const read = (file: string) => readFileSync(join(root, 'out', file), 'utf8')
  const listed: readonly { readonly name: string }[] = JSON.parse(read('licenses.json'))
  expect(listed.filter(({ name }) => name !== 'tailwindcss')).toEqual([
    { name: '@of/bb', version: '1.2.3', license: 'ISC', url: '' },
    { name: 'aa', version: '1.2.3', license: 'MIT', url: 'https://aa.example' },
    { name: 'engine', version: '1.2.3', license: 'LGPL-3.0', url: '', files: ['/assets/engine.wasm'] },
    { name: 'inner', version: '9', license: 'BSD', url: '' },
  ])
  expect(listed.map(({ name }) => name)).toContain('tailwindcss')
  const line = '='.repeat(80)
  const texts = read('licenses.txt')
  expect(texts).toContain(`${line}\n@of/bb · 1.2.3 · ISC\n${line}\n\nISC, Ben\n`)
  expect(texts).toContain(`${line}\naa · 1.2.3 · MIT\n${line}\n\nThe text of aa.\n\nA notice of aa.\n`)
  expect(texts).toContain(`${line}\nengine · 1.2.3 · LGPL-3.0\n${line}\n\nThe text beside the file.\n`)
  expect(texts).toContain(`${line}\ninner · 9 · BSD\n${line}\n\nThe text of inner.\n`)
  expect(texts).not.toMatch(/unused|Read me/)
})
