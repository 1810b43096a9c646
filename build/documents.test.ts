import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Document } from '../web/entry-server.tsx'
import { writeDocuments } from './documents.ts'

const TEMPLATE =
  '<head><link rel="icon" href="/icon.svg"><script>a=1</script><!--head--></head>' +
  '<div id="root"><!--body--></div><!--scripts-->'
const PARTS = {
  template: TEMPLATE,
  deferredScript: 'assets/whole.js',
  fullStylesheet: 'assets/whole.css',
  pages: { './page.tsx': { style: '.a{top:0}', scripts: ['assets/own.js', 'assets/page.js'] } },
  tools: [],
  compression: { brotli: 5, gzip: 6 },
}
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

function serverOf(documents: readonly Document[], html = '<p>$& of $1</p>', source = './page.tsx') {
  return {
    documents,
    render: async (path: string) => ({
      html,
      head: { title: `${path} $&`, description: 'D', canonical: path },
      structuredData: [],
      source,
    }),
  }
}

/** Writes documents and returns their map and contents. */
async function written(server: ReturnType<typeof serverOf>, words = {}, parts = PARTS) {
  const site = mkdtempSync(join(tmpdir(), 'sundry-documents-'))
  onTestFinished(() => rmSync(site, { recursive: true }))
  const map = await writeDocuments(site, server, parts, { meta: {}, ...words })
  return { map, read: (file: string) => readFileSync(join(site, file), 'utf8') }
}

const DOCUMENTS: readonly Document[] = [
  { path: '/', paths: ['/'] },
  { path: '/scan', paths: ['/scan', '/tools/pdf/scan'], uses: 'camera' },
  { path: '/ask', paths: ['/ask'], reach: 'any-address' },
  { path: '/poll/any', paths: [], below: '/poll/' },
  { path: '/404', paths: [] },
  { path: '/tools/404', paths: [] },
]

test('each address is answered by its file, what is shared by one for all ids, and every policy fits', async () => {
  const { map } = await written(serverOf(DOCUMENTS))
  const policy = { script: hashOf('a=1'), styles: [hashOf('.a{top:0}')] }
  expect(map).toEqual({
    fileByPath: {
      '/': 'index.html',
      '/scan': 'scan.html',
      '/tools/pdf/scan': 'scan.html',
      '/ask': 'ask.html',
    },
    below: { '/poll/': 'poll/any.html' },
    notFound: '404.html',
    categoryNotFound: 'tools/404.html',
    documents: {
      'index.html': policy,
      'scan.html': { ...policy, uses: 'camera' },
      'ask.html': { ...policy, reach: 'any-address' },
      'poll/any.html': policy,
      '404.html': policy,
      'tools/404.html': policy,
    },
  })
})

test('a document has its page, its style and its scripts in the order in which they run', async () => {
  const { read } = await written(serverOf([{ path: '/loans', paths: ['/loans'] }]))
  const html = read('loans.html')
  expect(html).toContain('<link rel="icon" href="/icon.svg">')
  expect(html).toContain('<title>/loans $&amp;</title>')
  expect(html).toContain('<style>.a{top:0}</style></head>')
  expect(html).toContain('<meta name="deferred-script" content="/assets/whole.js">')
  expect(html).toContain(
    '<div id="root"><p>$& of $1</p></div>' +
      '<script type="module" src="/assets/own.js"></script><script type="module" src="/assets/page.js"></script>',
  )
  expect(html).not.toMatch(/<!--|rel="expect"|own-documents|__base__/)
})

test('lists documents with a separate policy in all other documents, by each path', async () => {
  const { read } = await written(serverOf(DOCUMENTS))
  expect(read('index.html')).toContain('<meta name="own-documents" content="/scan /tools/pdf/scan /ask">')
})

test('only a document that answers every id has places for what is shared', async () => {
  const { read } = await written(serverOf(DOCUMENTS))
  expect(read('poll/any.html')).toMatch(/<!--head--><title>.*<!--\/head-->.*<!--text--><div id="root">/)
  expect(read('index.html')).not.toMatch(/<!--/)
})

test('a page with a summary renders its first paint with critical CSS and loads the rest after the page', async () => {
  const page = serverOf([{ path: '/', paths: ['/'] }], '<p class="b" id="summary">S</p>')
  const { map, read } = await written(page)
  const html = read('index.html')
  expect(html).toContain('<link rel="expect" href="#summary" blocking="render"><style>')
  const styles = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, style = '']) => style)
  expect(styles).toHaveLength(2)
  expect(styles[0]).not.toContain('.a{top:0}')
  expect(html).toContain(`</div><style>${styles[1]}</style><script type="module"`)
  expect(styles[1]).toMatch(/^\.a\{top:0\}/)
  expect(map.documents['index.html']?.styles).toEqual(styles.map(hashOf))
})

test('below a path of the domain every address has it before itself, and the whole address of the site too', async () => {
  const words = { basePath: '/tools', publicUrl: 'https://example.org', meta: { notice: 'Closed' } }
  const { map, read } = await written(serverOf([{ path: '/loans', paths: ['/loans'] }]), words)
  const html = read('loans.html')
  for (const part of [
    ' href="/tools/icon.svg"',
    'src="/tools/assets/own.js"',
    'content="/tools/assets/whole.css"',
    '<link rel="canonical" href="https://example.org/tools/loans">',
    '<meta name="notice" content="Closed">',
  ])
    expect(html).toContain(part)
  expect(map.fileByPath).toEqual({ '/loans': 'loans.html' })
})

test('a page without a script, and a template without its own, end the build', async () => {
  const page = [{ path: '/', paths: ['/'] }]
  await expect(written(serverOf(page, '', './other.tsx'))).rejects.toThrow(
    'The build has no script for ./other.tsx',
  )
  await expect(
    writeDocuments(tmpdir(), serverOf(page), { ...PARTS, template: '' }, { meta: {} }),
  ).rejects.toThrow('index.html has lost its own script')
})

test('writeDocuments(): below a base path the typeface of titles is loaded from there', async () => {
  const style = '@font-face{src:url(/assets/face.woff2)}'
  const parts = { ...PARTS, pages: { './page.tsx': { style, scripts: [] } } }
  const document = { path: '/a', paths: ['/a'] } as const
  const { map, read } = await written(serverOf([document]), { basePath: '/tools' }, parts)
  const html = read('a.html')
  expect(html).toContain(
    '<link rel="preload" as="font" type="font/woff2" href="/tools/assets/face.woff2" crossorigin>',
  )
  const own = '@font-face{src:url(/tools/assets/face.woff2)}'
  expect(html).toContain(`<style>${own}</style>`)
  expect(map.documents['a.html']?.styles).toEqual([hashOf(own)])
})
