import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const RENDER = `
export const documents = globalThis.siteMeta.closed
  ? [{ path: '/', paths: ['/'] }]
  : [{ path: '/', paths: ['/'] }, { path: '/loans', paths: ['/loans'] }]
export const render = async (path) => ({
  html: path, head: { title: path, description: '', canonical: path }, structuredData: [], source: './page.tsx',
})`

const FILES = {
  'parts.json': JSON.stringify({
    template: '<script>1</script><!--head--><div id="root"><!--body--></div><!--scripts-->',
    deferredScript: 'assets/whole.js',
    fullStylesheet: 'assets/whole.css',
    pages: { './page.tsx': { style: '', scripts: ['assets/page.js'] } },
    tools: [],
    compression: { brotli: 5, gzip: 6 },
  }),
  'render/entry-server.js': RENDER,
  'render/package.json': '{"type":"module"}',
  'marked/assets/page.js': 'go("/__base__/loans")',
  'marked/service-worker.js': 'work("/__base__")',
  'site/service-worker.js':
    'self.precache={"version":"old","files":["/index.html","/loans.html","/a.js"]};\nwork("")',
  'site/manifest.webmanifest': JSON.stringify({
    name: 'Sundry',
    start_url: '/',
    icons: [{ src: '/icon.png', type: 'image/png' }],
    shortcuts: [{ url: '/loans' }, { url: '/' }],
  }),
}

/** Customizes a small build for this operator. */
function customized(words: object) {
  const root = mkdtempSync(join(tmpdir(), 'sundry-fit-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, 'dist', file)), { recursive: true })
    writeFileSync(join(root, 'dist', file), text)
  }
  const folder = join(root, 'fitted')
  const program = join(import.meta.dirname, 'customize-site.ts')
  const { stderr, status } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', program, join(root, 'dist'), folder, JSON.stringify(words)],
    { encoding: 'utf8' },
  )
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const [list = '', script = ''] = read('site/service-worker.js').split('\n')
  return {
    map: JSON.parse(read('site.json')),
    list: JSON.parse(list.slice('self.precache='.length, -1)),
    script,
    manifest: JSON.parse(read('site/manifest.webmanifest')),
    read,
    names: readdirSync(join(folder, 'site'), { recursive: true }).sort(),
  }
}

test('a closed page leaves the documents, the offline list and the shortcuts', () => {
  const { map, list, manifest, script, names, read } = customized({
    meta: { closed: '/loans', notice: 'Closed' },
  })
  expect(map.fileByPath).toEqual({ '/': 'index.html' })
  expect(read('site/index.html')).toContain('<meta name="notice" content="Closed">')
  expect([list.files, list.fileByPath]).toEqual([['/index.html', '/a.js'], { '/': '/index.html' }])
  expect(script).toBe('work("")')
  expect(manifest).toEqual({
    name: 'Sundry',
    start_url: '/',
    icons: [{ src: '/icon.png', type: 'image/png' }],
    shortcuts: [{ url: '/' }],
  })
  expect(names).not.toContain('assets')
})

test('below a path of the domain scripts, the worker and the manifest have it before their addresses', () => {
  const { list, manifest, script, read } = customized({ meta: {}, basePath: '/tools' })
  expect(read('site/assets/page.js')).toBe('go("/tools/loans")')
  expect(script).toBe('work("/tools")')
  expect(read('site/index.html')).toContain('<script type="module" src="/tools/assets/page.js">')
  expect(manifest).toEqual({
    name: 'Sundry',
    start_url: '/tools/',
    icons: [{ src: '/tools/icon.png', type: 'image/png' }],
    shortcuts: [{ url: '/tools/loans' }, { url: '/tools/' }],
  })
  expect(list.files).toEqual(['/index.html', '/loans.html', '/a.js'])
})
