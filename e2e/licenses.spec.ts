import { readFileSync } from 'node:fs'
import { SITE } from './bundle-budget.ts'
import { expect, test } from './test.ts'

test('the page of licenses names what the site serves, by its address and by a link', async ({
  page,
  open,
}) => {
  await open('/')
  await page.getByRole('link', { name: 'Licenses' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Licenses' })).toBeVisible()
  const moved = page.locator('#license-list').getByRole('heading', { level: 3 })
  await expect(moved.filter({ hasText: 'react-dom' })).toContainText('MIT')
  const names = await moved.allTextContents()
  await open('/licenses')
  expect(await moved.allTextContents()).toEqual(names)
  for (const name of [
    'react 19',
    'pdfjs-dist',
    'zxing-wasm',
    'zxing-cpp',
    'fflate',
    'wawoff2',
    'Brotli (in wawoff2)',
    'tailwindcss',
    'Lucide',
  ])
    expect(names.filter((text) => text.startsWith(name)).length, name).toBe(1)
  await page.getByRole('link', { name: 'The full text of every license' }).click()
  await expect(page.locator('body')).toContainText('zxing-wasm · 3')
  await expect(page.locator('body')).toContainText('Permission is hereby granted')
})

test('every part of the list has a license with its text in the license file', () => {
  const parts: readonly { readonly name: string; readonly license: string }[] = JSON.parse(
    readFileSync(`${SITE}/licenses.json`, 'utf8'),
  )
  const [, ...sections] = readFileSync(`${SITE}/licenses.txt`, 'utf8').split(/^={80}$/m)
  const texts = new Map<string, string>()
  for (let at = 0; at < sections.length; at += 2)
    texts.set(sections[at]?.trim() ?? '', sections[at + 1] ?? '')
  expect(parts.length).toBeGreaterThan(20)
  expect(texts.size).toBe(parts.length)
  for (const [heading, text] of texts) expect(text.trim().length, heading).toBeGreaterThan(100)
  for (const { name } of parts)
    expect([...texts.keys()].filter((heading) => heading.startsWith(`${name} `))).toHaveLength(1)
})
