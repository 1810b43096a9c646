import { createHash } from 'node:crypto'
import { expectGoodLooks, expectKeysToReachAll } from './a11y-audit.ts'
import { expectOwnStyle } from './own-style.ts'
import { allPaths, paths } from './pages.ts'
import { expectFewSizes } from './sizes.ts'
import { expect, test } from './test.ts'
import { expectTitleRowFits } from './title-row.ts'

for (const path of paths)
  test(`${path} contains its style, passes axe, fits the screen, and is fully reachable by keyboard`, async ({
    page,
    open,
  }) => {
    await page.addInitScript(() => localStorage.setItem('sundry-onboarding-completed', 'true'))
    await expectGoodLooks(page, path, async () => {
      await open(path)
      await expectOwnStyle(page)
    })
    await expectFewSizes(page, 'fine')
    await expectTitleRowFits(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await page.title()).toMatch(/ \| Sundry$/)
    await expectKeysToReachAll(page)
  })

test('every address answers with a finished page before any script', async ({ request }) => {
  for (const address of allPaths) {
    const answer = await request.get(address)
    const html = await answer.text()
    expect(answer.status(), address).toBe(200)
    expect(html, address).toMatch(/<h1[^>]*>[^<]/)
    expect(html, address).toMatch(/<title>[^<]+ \| Sundry<\/title>/)
    expect(html, address).toMatch(/<meta name="description" content="[^"]{20,}/)
    expect(html, address).toMatch(/<link rel="canonical" href="\/[^"]*"/)
    expect(html, address).toMatch(/<meta property="og:title"/)
    // Its own origin is not configured.
    expect(html, address).not.toMatch(/og:url|og:image/)
    // Data blocks do not execute; every script that does is one of our files, or the one inline script that the policy
    // allows.
    for (const [, attributes = '', script = ''] of html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)) {
      if (attributes !== '') expect(attributes).toMatch(/ src="\/|type="application\/ld\+json"/)
      else expect(answer.headers()['content-security-policy']).toContain(`'sha256-${sha256(script)}'`)
    }
  }
})

test('a missing page is answered 404, with helpful text', async ({ request }) => {
  for (const [path, words] of [
    ['/no-such-page', 'Oops! Page not found'],
    ['/tools/no-such-category', 'Category Not Found'],
    ['/tools/dev/pdf-merger', 'Oops! Page not found'],
    ['/tools/dev/no-such-tool', 'Oops! Page not found'],
    ['/assets/gone-12345678.js', 'Oops! Page not found'],
  ] as const) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text(), path).toContain(words)
  }
  expect((await request.get('/api/no-such-thing')).status()).toBe(404)
  expect((await request.post('/tools')).status()).toBe(405)
})

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
