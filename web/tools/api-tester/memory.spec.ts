import type { Page } from '@playwright/test'
import { expect, type Tool, test } from './api-tester.fixture.ts'

const allStored = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.cookie]),
  )

/** Fills a secret into every field that accepts one. */
async function fillSecrets(page: Page, tool: Tool, origin: string): Promise<void> {
  await tool.url.fill(`${origin.replace('//', '//me:SECRET1@')}/echo?access_token=SECRET2&page=2`)
  await tool.method.selectOption('POST')
  await tool.headerName.fill('X-Plain')
  await tool.headerValue.fill('plain')
  await tool.addHeader('X-Api-Token', 'SECRET3')
  await tool.body.fill('{"a":"body"}')
  await page.getByRole('button', { name: 'Authorization' }).click()
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Bearer')
  await page.getByRole('textbox', { name: 'Token' }).fill('SECRET5{{key}}')
  await tool.button('Request actions').click()
  await page.getByRole('menuitem', { name: 'Variables' }).click()
  await page.getByRole('button', { name: 'Add variable' }).click()
  await page.getByRole('textbox', { name: 'Variable name' }).fill('key')
  await page.getByRole('textbox', { name: 'Variable value' }).fill('SECRET6')
  await page.keyboard.press('Escape')
}

test('a reload restores the request, and no token is stored', async ({ page, tool, server }) => {
  await fillSecrets(page, tool, server.origin)
  await tool.send.click()
  await expect(tool.status).toHaveText('200 OK')
  expect(server.received[0]?.url).toContain('access_token=SECRET2')
  expect(server.received[0]?.headers).toContainEqual(['authorization', 'Bearer SECRET5SECRET6'])
  const rows = page.getByRole('list', { name: 'History' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect.poll(() => allStored(page)).toContain('X-Plain')
  expect(await allStored(page)).not.toContain('SECRET')
  await page.reload()
  const isBack = async () => {
    await expect(tool.url).toHaveValue(`${server.origin}/echo?access_token=&page=2`)
    await expect(tool.method).toHaveValue('POST')
    await expect(tool.headerName.first()).toHaveValue('X-Plain')
    await expect(tool.headerValue.first()).toHaveValue('plain')
    await expect(tool.headerValue.nth(1)).toHaveValue('')
  }
  await isBack()
  await expect(tool.body).toHaveValue('{"a":"body"}')
  await tool.button('Clear').click()
  await rows.getByRole('button').first().click()
  await isBack()
  // Now it is an editor.
  await expect(tool.body).toHaveText('{"a":"body"}')
  expect(await allStored(page)).not.toContain('SECRET')
})

test('a link reopens the request elsewhere without its credentials', async ({ page, tool, browser }) => {
  await tool.url.fill('https://me:SECRET1@a.b/?token=SECRET2&page=2')
  await tool.method.selectOption('PUT')
  await tool.headerName.fill('Authorization')
  await tool.headerValue.fill('SECRET3')
  await tool.addHeader('Accept', 'a/b')
  await tool.body.fill('{"shared":true}')
  await tool.button('Copy link').click()
  await expect(tool.button('Copied!')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await expect(other.getByRole('textbox', { name: 'URL' })).toHaveValue('https://a.b/?token=&page=2')
  await expect(other.getByRole('textbox', { name: 'Body' })).toHaveValue('{"shared":true}')
  await expect(other.getByRole('textbox', { name: 'Header value' }).first()).toHaveValue('')
  await expect(other.getByRole('textbox', { name: 'Header value' }).last()).toHaveValue('a/b')
  expect(new URL(other.url()).hash).toBe('')
  await other.goto(link.slice(0, -9))
  await expect(other.getByRole('alert')).toHaveText('This link is damaged or incomplete.')
})

test('two tabs have a request each and one history', async ({ page, tool, server, context, letThrough }) => {
  letThrough(server.origin)
  await tool.url.fill(`${server.origin}/status/201`)
  await tool.headerName.fill('X-Mine')
  await tool.headerValue.fill('held')
  const second = await context.newPage()
  await second.goto('/api-tester')
  await second.getByRole('textbox', { name: 'URL' }).fill(`${server.origin}/json`)
  await second.getByRole('button', { name: 'Send Request' }).click()
  await expect(second.getByRole('list', { name: 'History' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem')).toHaveCount(1)
  await expect(tool.url).toHaveValue(`${server.origin}/status/201`)
  await expect(tool.headerValue).toHaveValue('held')
})
