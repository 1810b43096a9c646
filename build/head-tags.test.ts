import { expect, test } from 'vitest'
import { otherTags, tellingTags } from './head-tags.ts'

const HEAD = { title: 'Loans | Sundry', description: 'Rates & terms.', canonical: '/loans' }
const NOTHING = { structuredData: [], ownDocuments: [], meta: {} }

test('pageTags(): uses the absolute URL, including the base path, if the origin is known', () => {
  const tags = tellingTags(HEAD, 'https://example.org/tools')
  expect(tags).toContain('<title>Loans | Sundry</title>')
  expect(tags).toContain('<meta name="description" content="Rates &amp; terms.">')
  expect(tags).toContain('<link rel="canonical" href="https://example.org/tools/loans">')
  expect(tags).toContain('<meta property="og:url" content="https://example.org/tools/loans">')
  expect(tags).toContain('<meta property="og:image" content="https://example.org/tools/share.png">')
})

test('pageTags(): uses root-relative URLs and no image without an origin', () => {
  const tags = tellingTags(HEAD)
  expect(tags).toContain('<link rel="canonical" href="/loans">')
  expect(tags).not.toContain('og:image')
})

test.each([
  ['a page', {}, false],
  ['a page that is found', { status: 200 as const }, false],
  ['a page that is not found', { status: 404 as const }, true],
  ['a page for those who were given its address', { isUnlisted: true }, true],
])('%s, with %j, is excluded from search engines: %s', (_, more, isUnlisted) => {
  expect(tellingTags({ ...HEAD, ...more }).includes('<meta name="robots" content="noindex">')).toBe(
    isUnlisted,
  )
})

test('a head says nothing that there is nothing to say of', () => {
  expect(otherTags(NOTHING)).toBe('')
  expect(otherTags({ ...NOTHING, meta: { notice: '' } })).toBe('')
})

test('otherTags(): writes each operator setting as an escaped meta element', () => {
  expect(
    otherTags({ ...NOTHING, meta: { notice: 'Closed "on" <Friday>', contact: 'mailto:a@example.org' } }),
  ).toBe(
    '<meta name="contact" content="mailto:a@example.org">' +
      '<meta name="notice" content="Closed &quot;on&quot; &lt;Friday>">',
  )
})

test('pages that are loaded whole, and where the script of all pages is, are named', () => {
  expect(
    otherTags({
      ...NOTHING,
      ownDocuments: ['/api-tester', '/qr'],
      deferred: { script: '/assets/whole.js', style: '/assets/whole.css' },
    }),
  ).toBe(
    '<meta name="own-documents" content="/api-tester /qr">' +
      '<meta name="deferred-script" content="/assets/whole.js"><meta name="full-stylesheet" content="/assets/whole.css">',
  )
})

test('otherTags(): no string in structured data ends its script', () => {
  expect(otherTags({ ...NOTHING, structuredData: [{ name: '</script><b>' }, { name: 'b' }] })).toBe(
    '<script type="application/ld+json">{"name":"\\u003c/script>\\u003cb>"}</script>' +
      '<script type="application/ld+json">{"name":"b"}</script>',
  )
})
