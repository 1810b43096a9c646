import { expect, test } from 'vitest'
import { escapeHtml, type PageTags, pageTags } from './page-tags.ts'

test('escapeHtml(): escapes special characters', () => {
  expect(escapeHtml('a & "b" <c> &amp;')).toBe('a &amp; &quot;b&quot; &lt;c> &amp;amp;')
})

const PAGE: PageTags = {
  title: 'Loans & more – Sundry',
  description: 'Reckons "loans".',
  address: 'https://example.org/loans?a&b',
  image: 'https://example.org/loans.png',
  isUnlisted: false,
}

test('pageTags(): contains title, description, URL and image', () => {
  expect(pageTags(PAGE)).toBe(
    '<title>Loans &amp; more – Sundry</title>' +
      '<meta name="description" content="Reckons &quot;loans&quot;.">' +
      '<link rel="canonical" href="https://example.org/loans?a&amp;b">' +
      '<meta property="og:type" content="website">' +
      '<meta property="og:site_name" content="Sundry">' +
      '<meta property="og:title" content="Loans &amp; more – Sundry">' +
      '<meta property="og:description" content="Reckons &quot;loans&quot;.">' +
      '<meta property="og:url" content="https://example.org/loans?a&amp;b">' +
      '<meta property="og:image" content="https://example.org/loans.png">' +
      '<meta property="og:image:width" content="1200">' +
      '<meta property="og:image:height" content="630">' +
      '<meta name="twitter:card" content="summary_large_image">',
  )
})

test('pageTags(): omits og:url and og:image if only the path is known', () => {
  const tags = pageTags({ ...PAGE, address: '/loans' })
  expect(tags).toContain('<link rel="canonical" href="/loans">')
  expect(tags).not.toMatch(/og:url|og:image|twitter/)
})

test('a page that is not to be listed says so, others say nothing of it', () => {
  expect(pageTags({ ...PAGE, isUnlisted: true })).toContain('<meta name="robots" content="noindex">')
  expect(pageTags(PAGE)).not.toContain('robots')
})

test('pageTags(): uses a different title for other sites, if set', () => {
  const tags = pageTags({ ...PAGE, shownTitle: 'Loans' })
  expect(tags).toContain('<title>Loans &amp; more – Sundry</title>')
  expect(tags).toContain('<meta property="og:title" content="Loans">')
})
