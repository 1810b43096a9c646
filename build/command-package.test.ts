import { spawnSync } from 'node:child_process'
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
import { afterAll, describe, expect, test } from 'vitest'
import { writeCommandPackage } from './command-package.ts'

const folder = mkdtempSync(join(tmpdir(), 'sundry-package-'))
afterAll(() => rmSync(folder, { recursive: true }))
await writeCommandPackage(folder)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const { bin, man, engines, dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

// Only what the package depends on can be found, as after an install.
for (const name of Object.keys(dependencies)) {
  const link = join(folder, 'node_modules', name)
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(join(import.meta.dirname, '../node_modules', name), link)
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

test('depends on the packages that its code imports and whose fonts it reads, and on no others', () => {
  expect(dependencies).toMatchObject({ valibot: '1.5.0', '@fontsource-variable/noto-sans': '5.3.0' })
  const ofSite = [
    'better-auth',
    'hono',
    'pg',
    'react',
    '@tesseract.js-data/eng',
    '@fontsource/familjen-grotesk',
  ]
  expect(ofSite.filter((name) => name in dependencies)).toEqual([])
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
