import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { JOINED } from '#server/http/stored-files.ts'
import { freePort } from '#server/testing/free-port.ts'
import rootManifest from '../package.json' with { type: 'json' }
import { addSite, READS_BY_PLACE, SBOM, writePackage } from './release-package.ts'

const folder = mkdtempSync(join(tmpdir(), 'sundry-package-'))
afterAll(() => rmSync(folder, { recursive: true }))
await writePackage(folder)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const { bin, man, engines } = manifest

const DIST = join(import.meta.dirname, '../dist')
await addSite(folder)
const joinedFiles = JSON.parse(readFileSync(join(folder, 'dist', JOINED.list), 'utf8'))

/** The decoded bytes of a response, and how they were sent. */
async function fetched(url: string, encoding: string) {
  const response = await fetch(url, { headers: { 'accept-encoding': encoding } })
  return {
    bytes: Buffer.from(await response.arrayBuffer()),
    encoding: response.headers.get('content-encoding'),
  }
}

function sundry(args: readonly string[], input = '', environment = {}) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(folder, bin.sundry), ...args], {
    input,
    env: { ...process.env, ...environment },
  })
  return { output: stdout.toString('latin1'), complaint: stderr.toString(), status }
}

test('contains JavaScript, and no source, test or page', () => {
  expect(
    files.filter((path) => /\.(ts|tsx|css)$|\.(test|spec|fixture)\.|testing|web\/(?!tools)/.test(path)),
  ).toEqual([])
})

test('has fewer than 250 files besides the site, and 300 of the site', () => {
  expect(files.length).toBeLessThan(250)
  expect(readdirSync(join(folder, 'dist'), { recursive: true }).length).toBeLessThan(300)
})

test('contains the manual, the documentation and the license', () => {
  expect(files).toEqual(expect.arrayContaining([man, 'docs/operations.md', 'LICENSE']))
})

test('needs no other package', () => {
  expect(Object.keys(manifest).filter((field) => /dependencies/i.test(field))).toEqual([])
  const scripts = files.filter((path) => path.endsWith('.js'))
  const imports = scripts.flatMap((path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(/^import .*?from "([^.".][^"]*)";$/gm)].map(
      ([, name = '']) => name,
    ),
  )
  expect(imports).toContain('node:fs')
  expect(imports.filter((name) => !isBuiltin(name))).toEqual([])
})

test('contains the licenses of the packages whose code and data it has, and of no others', () => {
  const licenses = readFileSync(join(folder, 'THIRD-PARTY.txt'), 'utf8')
  const names = [...licenses.matchAll(/^=+\n(\S+) · .*\n=+$/gm)].map(([, name]) => name)
  expect(names).toEqual(expect.arrayContaining(['@tesseract.js-data/eng', 'better-auth', 'pg', 'zod']))
  const ofBuild = ['react', 'vite', 'typescript', 'harfbuzzjs', '@fontsource-variable/noto-sans']
  expect(ofBuild.filter((name) => names.includes(name))).toEqual([])
})

test('its list of packages names those of the program and of the site, with version, license and URL', () => {
  const sbom = JSON.parse(readFileSync(join(folder, SBOM), 'utf8'))
  const purls: readonly string[] = sbom.components.map(({ purl }: { readonly purl: string }) => purl)
  const headings = readFileSync(join(folder, 'THIRD-PARTY.txt'), 'utf8').matchAll(
    /^=+\n(\S+) · (\S+) · .*\n=+$/gm,
  )
  const ofProgram = [...headings].map(([, name, at]) => `pkg:npm/${name?.replace('@', '%40')}@${at}`)
  expect(ofProgram.length).toBeGreaterThan(30)
  expect(ofProgram.filter((purl) => !purls.includes(purl))).toEqual([])
  const { react, 'react-dom': reactDom, tailwindcss } = rootManifest.devDependencies
  expect(purls).toEqual(
    expect.arrayContaining([
      `pkg:npm/react@${react}`,
      `pkg:npm/react-dom@${reactDom}`,
      `pkg:npm/tailwindcss@${tailwindcss}`,
      `pkg:npm/pg@${rootManifest.dependencies.pg}`,
    ]),
  )
  expect(purls.filter((purl) => /^pkg:npm\/(?:vite|typescript|vitest)@/.test(purl))).toEqual([])
  const isComplete = ({ licenses }: { readonly licenses: readonly object[] }) => licenses.length === 1
  expect(sbom.components.every(isComplete)).toBe(true)
})

test('a module that reads files by its own place has the path that it has in the project', () => {
  expect(files).toEqual(
    expect.arrayContaining(['server/load-site.js', 'server/database/migrate.js', 'interfaces/mcp/main.js']),
  )
  const moved = files
    .filter((path) => path.startsWith('chunks/') && !path.includes('rolldown-runtime'))
    .filter((path) => READS_BY_PLACE.test(readFileSync(join(folder, path), 'utf8')))
  expect(moved).toEqual([])
})

test('the command names the version of Node.js that the package requires', () => {
  const version = engines.node.replace('>=', '')
  expect(readFileSync(join(folder, bin.sundry), 'utf8')).toContain(`Sundry needs Node.js ${version} or newer`)
})

describe('the command, with these packages only,', () => {
  const operate = (args: readonly string[]) => sundry(args, '', { DATA_DIR: join(folder, 'data') })

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

  test('serves the site with an embedded database, which the commands of the operator find', async () => {
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
    const script = Object.keys(joinedFiles).find((name) => name.endsWith('.js')) ?? ''
    const { bytes, encoding } = await fetched(`http://127.0.0.1:${port}/${script}`, 'br')
    expect({ encoding, text: bytes }).toEqual({
      encoding: 'br',
      text: readFileSync(join(DIST, 'site', script)),
    })
    const backup = join(folder, 'backup.sqlite')
    expect(operate(['backup', backup])).toEqual({ output: `Saved ${backup}\n`, complaint: '', status: 0 })
    server.kill()
    await once(server, 'exit')
    expect(operate(['restore', backup]).output).toContain(`Restored ${join(folder, 'data')}`)
    expect(operate(['move', join(folder, 'moved')])).toMatchObject({ complaint: '', status: 0 })
    expect(operate(['admin', 'check']).output).toContain('Everything is in order.')
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
