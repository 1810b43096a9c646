import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '#server/testing/free-port.ts'
import { dependencyFolders } from './dependency-folders.ts'
import { writePackage } from './release-package.ts'

const folder = mkdtempSync(join(tmpdir(), 'sundry-package-'))
afterAll(() => rmSync(folder, { recursive: true }))
await writePackage(folder)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const { bin, man, engines, dependencies, bundleDependencies } = JSON.parse(
  readFileSync(join(folder, 'package.json'), 'utf8'),
)

// Only what the package depends on can be found, as after an install.
const root = join(import.meta.dirname, '..')
for (const path of [...Object.keys(dependencies).map((name) => join('node_modules', name)), 'dist']) {
  const link = join(folder, path)
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(join(root, path), link)
}

function sundry(args: readonly string[], input = '') {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(folder, bin.sundry), ...args], {
    input,
  })
  return { output: stdout.toString('latin1'), complaint: stderr.toString(), status }
}

test('contains the code of every operation, as JavaScript, and no test, fixture or page', () => {
  const operations = globSync('web/tools/*/operations.ts', { cwd: join(import.meta.dirname, '..') })
  expect(files).toEqual(expect.arrayContaining(operations.map((path) => path.replace(/ts$/, 'js'))))
  expect(
    files.filter((path) => /\.(ts|tsx|css)$|\.(test|spec|fixture)\.|testing|web\/(?!tools)/.test(path)),
  ).toEqual([])
})

test('contains the manual, the documentation and the license', () => {
  expect(files).toEqual(expect.arrayContaining([man, 'docs/operations.md', 'LICENSE']))
})

test('depends on what its code imports and on the English data of text recognition, on nothing of pages and fonts', () => {
  expect(dependencies).toMatchObject({
    valibot: '1.5.0',
    'better-auth': '1.7.25',
    '@tesseract.js-data/eng': '1.0.0',
  })
  const ofBuild = ['react', 'vite', 'typescript', 'harfbuzzjs', '@fontsource-variable/noto-sans']
  expect(ofBuild.filter((name) => name in dependencies)).toEqual([])
})

test('bundles all that it depends on', () => {
  expect(bundleDependencies).toEqual(Object.keys(dependencies))
  const folders = dependencyFolders(bundleDependencies)
  expect(folders).toEqual(expect.arrayContaining(['node_modules/better-auth', 'node_modules/kysely']))
})

test('the command names the version of Node.js that the package requires', () => {
  const version = engines.node.replace('>=', '')
  expect(readFileSync(join(folder, bin.sundry), 'utf8')).toContain(`Sundry needs Node.js ${version} or newer`)
})

describe('the command, with these packages only,', () => {
  test('runs an operation', () => {
    expect(sundry(['json-format', '--indent', 'minified'], '{ "a": 1.0 }')).toEqual({
      output: '{"a":1.0}',
      complaint: '',
      status: 0,
    })
  })

  test('ends a slow operation in another process', () => {
    const slow = ['regex-match', '--timeout', '1', '--pattern', '(a+)+$', `${'a'.repeat(32)}!`]
    expect(sundry(slow)).toMatchObject({ output: '', status: 124 })
  })

  test('makes a PDF with the fonts of Chinese and Thai', () => {
    const path = join(folder, 'a.md')
    writeFileSync(path, '# 你好 สวัสดี\n')
    const { output, complaint, status } = sundry(['document-convert', '--to', 'pdf', '--file', path])
    expect({ begin: output.slice(0, 5), complaint, status }).toEqual({
      begin: '%PDF-',
      complaint: '',
      status: 0,
    })
  })

  test('serves the site with an embedded database', async () => {
    const port = await freePort()
    const server = spawn(process.execPath, [
      join(folder, bin.sundry),
      'serve',
      '--port',
      String(port),
      '--data',
      join(folder, 'data'),
    ])
    onTestFinished(() => void server.kill())
    const [lines] = await once(server.stdout, 'data')
    expect(String(lines)).toContain(`The data are in ${join(folder, 'data')}`)
    await expect
      .poll(
        async () => (await fetch(`http://127.0.0.1:${port}/json-formatter`).catch(() => undefined))?.status,
      )
      .toBe(200)
  })

  test('completes the operations of all tools in a shell', () => {
    expect(sundry(['completion', 'bash']).output).toContain('base64-decode')
  })

  test('serves MCP, with the documentation of an operation', async () => {
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(
      new StdioClientTransport({ command: process.execPath, args: [join(folder, bin.sundry), 'mcp'] }),
    )
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('loan')
    const { content } = await client.callTool({
      name: 'json-format',
      arguments: { input: '[ 1.0 ]', indent: 'Minified' },
    })
    expect(content).toEqual([{ type: 'text', text: '[1.0]' }])
    const { contents } = await client.readResource({ uri: 'sundry:///operations/loan' })
    expect(contents).toMatchObject([{ text: expect.stringMatching(/^# loan\n/) }])
    await client.close()
  })
})
