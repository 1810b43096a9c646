import { expect, test } from './api-tester.fixture.ts'

test('a pasted curl command fills the request in, and leaves again as it came', async ({
  page,
  tool,
  server,
}) => {
  const command = [
    `curl -X PATCH '${server.origin}/echo?x=1'`,
    `-H 'X-Hard: it'\\''s "a" $HOME \`b\` !'`,
    `-H 'Content-Type: application/json'`,
    `--data-raw '{"a":"line\\nbreak","b":\n"ü"}'`,
  ].join(' \\\n  ')
  await page.evaluate((text) => navigator.clipboard.writeText(text), command)
  await tool.url.focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Control+V')
  await expect(tool.method).toHaveValue('PATCH')
  await expect(tool.url).toHaveValue(`${server.origin}/echo?x=1`)
  await expect(tool.headerValue.first()).toHaveValue('it\'s "a" $HOME `b` !')
  await expect(tool.body).toHaveValue('{"a":"line\\nbreak","b":\n"ü"}')
  await tool.button('Copy as cURL').click()
  await expect(tool.button('Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(command)
  await tool.send.click()
  await expect(tool.status).toHaveText('200 OK')
  expect(server.received[0]).toMatchObject({
    method: 'PATCH',
    url: '/echo?x=1',
    text: '{"a":"line\\nbreak","b":\n"ü"}',
  })
  expect(server.received[0]?.headers).toContainEqual(['x-hard', 'it\'s "a" $HOME `b` !'])
})

test('lists the parts of a command that a page cannot do', async ({ page, tool, violations }) => {
  await tool.button('Import cURL').click()
  const dialog = page.getByRole('dialog', { name: 'Import cURL' })
  const box = dialog.getByRole('textbox', { name: 'cURL command' })
  await box.fill("curl 'https://a.b")
  await dialog.getByRole('button', { name: 'Import' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('This command has a quote that is never closed')
  await box.fill('curl -k --proxy p:1 https://a.b/ | jq .')
  await dialog.getByRole('button', { name: 'Import' }).click()
  await expect(dialog.getByRole('list', { name: 'Not taken over' }).getByRole('listitem')).toHaveText([
    '-k (a browser always checks certificates)',
    '--proxy p:1',
    '| jq .',
  ])
  expect(await violations()).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(tool.url).toHaveValue('https://a.b/')
  await tool.url.fill('curl -X DELETE https://c.d/ --http3')
  await expect(dialog.getByRole('list', { name: 'Not taken over' }).getByRole('listitem')).toHaveText([
    '--http3',
  ])
  await page.keyboard.press('Escape')
  await expect(tool.url).toHaveValue('https://c.d/')
  await expect(tool.method).toHaveValue('DELETE')
})

test('the request is written down for other programs', async ({ page, tool, violations }) => {
  await tool.url.fill('https://a.b/{{id}}')
  await tool.button('Code').click()
  const dialog = page.getByRole('dialog', { name: 'Code' })
  await expect(dialog.getByRole('alert')).toContainText('Error: Variable "id" is not defined')
  await page.keyboard.press('Escape')
  await tool.url.fill('https://a.b/')
  await tool.button('Code').click()
  const code = dialog.getByLabel('Code', { exact: true })
  await expect(code).toContainText('await fetch("https://a.b/")')
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption('Python (requests)')
  await expect(code).toContainText('import requests')
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption('HTTPie')
  await expect(code).toHaveText("http --ignore-stdin GET 'https://a.b/'")
  expect(await violations()).toEqual([])
})
