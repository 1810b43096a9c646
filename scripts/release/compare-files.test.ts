import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptySite } from '../../server/http/open-site.ts'
import { compareFiles, servedFiles } from './compare-files.ts'

function siteOf(texts: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-compare-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = Object.entries(texts).map(([name, text]) => {
    const path = join(folder, name)
    writeFileSync(path, text)
    return [name, { type: '', etag: '', identity: { path, start: 0, sizeBytes: text.length } }] as const
  })
  const policy = { scripts: [], styles: [] }
  const documents = { 'a.html': policy, '404.html': policy } as never
  return { files: new Map(files), map: { ...emptySite.map, fileByPath: { '/a': 'a.html' }, documents } }
}

const encode = (text: string) => new TextEncoder().encode(text)

test('servedFiles(): documents have their address, and those of errors none', () => {
  const files = servedFiles(siteOf({ 'a.html': '<p>', '404.html': '', 'script.js': 'go()' }))
  expect(files.map(({ address }) => address)).toEqual(['/a', '/script.js'])
})

test('compareFiles(): finds one changed byte, and a file that is missing', async () => {
  const files = servedFiles(siteOf({ 'a.html': '<p>', 'b.js': 'go()', 'c.js': 'go()' }))
  const served: Readonly<Record<string, string>> = { '/a': '<p>', '/b.js': 'gO()' }
  const get = async (address: string) => {
    const text = served[address]
    return text === undefined ? undefined : encode(text)
  }
  expect(await compareFiles(files, get)).toEqual({ equal: 1, different: ['/b.js', '/c.js'] })
})

test.each(['identity', 'gzip', 'br'])(
  'compareFiles(): finds a byte changed in the %s file only',
  async (changed) => {
    const files = servedFiles(siteOf({ 'b.js': 'go()' }))
    const get = async (_: string, encoding: string) => encode(encoding === changed ? 'gO()' : 'go()')
    expect(await compareFiles(files, get)).toEqual({ equal: 0, different: ['/b.js'] })
  },
)
