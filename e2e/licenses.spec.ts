import { readFileSync } from 'node:fs'
import { expect, test } from './test.ts'
import { SITE } from './weight.ts'

test('the page of licenses names what the site serves, by its address and by a link', async ({
  page,
  open,
  violations,
}) => {
  await open('/')
  await page.getByRole('link', { name: 'Licenses' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Licenses' })).toBeVisible()
  const moved = page.locator('summary')
  await expect(moved.filter({ hasText: 'react-dom' })).toContainText('MIT')
  const names = await moved.allTextContents()
  await open('/licenses')
  expect(await moved.allTextContents()).toEqual(names)
  for (const name of ['react 19', 'pdfjs-dist', 'zxing-wasm', 'zxing-cpp', 'fflate', 'tailwindcss'])
    expect(names.filter((text) => text.startsWith(name)).length, name).toBe(1)
  await moved.filter({ hasText: 'zxing-wasm 3' }).click()
  await expect(page.locator('details[open] pre')).toContainText('Permission is hereby granted')
  expect(await violations()).toEqual([])
})

test('every text of a license is in the document itself', () => {
  const html = readFileSync(`${SITE}/licenses.html`, 'utf8')
  const parts: readonly { readonly text: string }[] = JSON.parse(
    readFileSync(`${SITE}/licenses.json`, 'utf8'),
  )
  expect(parts.length).toBeGreaterThan(20)
  const plain = (text: string) => text.replaceAll(/&\w+;|&#\w+;|["'<>&]|\s+/g, '')
  const whole = plain(html)
  for (const { text } of parts) {
    expect(text.length).toBeGreaterThan(100)
    expect(whole).toContain(plain(text))
  }
})
