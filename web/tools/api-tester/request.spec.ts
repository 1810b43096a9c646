import { createHash } from 'node:crypto'
import { expect, test } from './api-tester.fixture.ts'
import { ALL_BYTES } from './server.fixture.ts'

test('parts go with files, and a file goes byte for byte', async ({ page, tool, server, violations }) => {
  await tool.url.fill(`${server.origin}/echo`)
  await tool.method.selectOption('POST')
  await tool.button('Multipart').click()
  await page.getByRole('textbox', { name: 'Part name' }).fill('title')
  await page.getByRole('textbox', { name: 'Part value' }).fill('é')
  await tool.button('Add part').click()
  await page.getByRole('textbox', { name: 'Part name' }).last().fill('upload')
  await page
    .getByLabel('Part file')
    .last()
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('content') })
  await expect(page.getByText('a.txt (7 B)')).toBeVisible()
  expect(await violations()).toEqual([])
  await tool.send.click()
  await expect.poll(() => server.received.length).toBe(1)
  expect(server.received[0]?.text.replaceAll(/-{4,}\w+/g, '---')).toBe(
    `${[
      '---',
      'Content-Disposition: form-data; name="title"',
      '',
      'é',
      '---',
      'Content-Disposition: form-data; name="upload"; filename="a.txt"',
      'Content-Type: text/plain',
      '',
      'content',
      '---',
    ].join('\r\n')}--\r\n`,
  )
  await tool.button('Text instead').click()
  await expect(page.getByRole('textbox', { name: 'Part value' }).last()).toHaveValue('')
  await expect(page.getByText('a.txt (7 B)')).toHaveCount(0)
  await tool.button('File').click()
  await expect(page.getByText('The file is sent byte for byte.')).toBeVisible()
  await page.getByLabel('Upload').setInputFiles({ name: 'b.bin', mimeType: '', buffer: ALL_BYTES })
  await tool.send.click()
  await expect.poll(() => server.received.length).toBe(2)
  expect(server.received[1]?.sha256).toBe(createHash('sha256').update(ALL_BYTES).digest('hex'))
  expect(server.received[1]?.headers).toContainEqual(['content-type', 'application/octet-stream'])
})
