import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/test.ts'

const input = (page: Page) => page.getByRole('textbox', { name: 'JSON input' })
const output = (page: Page) => page.getByLabel('Formatted output', { exact: true })

/** Presses a key in the text box and leaves it, then returns to the caret position. */
async function openEditor(page: Page) {
  await input(page).press('End')
  await page.keyboard.press('Tab')
  await expect(input(page)).toHaveAttribute('contenteditable', 'true')
  await page.keyboard.press('Shift+Tab')
  await expect(input(page)).toBeFocused()
}

async function downloaded(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('the editor that replaces the text box keeps the text', async ({ page, open, violations }) => {
  await open('/json-formatter')
  await input(page).fill('{"b":1}')
  await openEditor(page)
  await page.keyboard.press('Backspace')
  await page.keyboard.type(',\n"n":9007199254740993}')
  await expect(output(page)).toHaveJSProperty('textContent', '{\n  "b": 1,\n  "n": 9007199254740993\n}')
  expect(await violations()).toEqual([])

  await page.keyboard.press('Control+f')
  await page.getByRole('textbox', { name: 'Find' }).fill('"b"')
  expect(await violations()).toEqual([])
  await page.keyboard.press('Escape')
  await expect(input(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(input(page)).not.toBeFocused()

  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(output(page)).toHaveText('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(output(page)).toContainText('"b": 1')
})

test('the editor highlights an error, and accepts 4 MB pasted at once', async ({ page, open }) => {
  await open('/json-formatter')
  await openEditor(page)
  await page.keyboard.type('[1,\n  2,,\n3]')
  await expect(page.getByRole('alert')).toContainText('(line 2 column 5)')
  await expect(page.locator('.cm-wrong-line')).toHaveText('2,,')
  await expect(page.locator('.cm-wrong-character')).toHaveText(',')
  await page.keyboard.press('Control+Home')
  await page.getByRole('button', { name: 'Go to error' }).click()
  await page.keyboard.press('Delete')
  await expect(output(page)).toHaveJSProperty('textContent', '[\n  1,\n  2,\n  3\n]')

  await page.keyboard.press('Control+a')
  await input(page).evaluate((box) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', `[${'{"id":12345678901234567890},\n'.repeat(140_000)}0]`)
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(page.getByText('140,000 keys')).toBeVisible()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('!')
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid JSON' })).toContainText('(line 1 column 1)')
})

test('a large paste opens the editor, and can be undone', async ({ page, open }) => {
  await open('/json-formatter')
  const engine = page.waitForResponse(/engine-codemirror/)
  await input(page).focus()
  await page.keyboard.type('[0]')
  const address = (await engine).url()
  await page.evaluate((engineAddress) => import(engineAddress), address)
  await page.keyboard.press('ArrowLeft')
  const item = ',{"id":12345678901234567890}'
  await page.evaluate((text) => navigator.clipboard.writeText(text), item.repeat(50_000))
  await page.keyboard.press('Control+v')
  // As one input: keys separated by a busy machine would be two undo steps.
  await page.keyboard.insertText(',1')
  await expect(input(page)).toHaveAttribute('contenteditable', 'true')
  await expect(page.getByText('50,000 keys')).toBeVisible()
  await expect(page.getByRole('treeitem').first()).toHaveText('[] 50,002 items')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(output(page)).toHaveJSProperty('textContent', '[\n  0\n]')
})

test('tabs lead to text, tree and query, and Tab to none that is not chosen', async ({ page, open }) => {
  await open('/json-formatter')
  await page.getByRole('button', { name: 'Exact numbers' }).click()
  const result = page.getByLabel('JSONPath result', { exact: true })
  await expect(output(page)).toBeInViewport()
  await expect(result).not.toBeInViewport()
  await page.getByRole('tab', { name: 'Tree' }).click()
  await expect(page.getByRole('tree', { name: 'Tree' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('tab', { name: 'Query' }).click()
  await page.getByRole('textbox', { name: 'JSONPath' }).click()
  await expect(result).toBeInViewport({ ratio: 1 })
  await page.getByRole('tab', { name: 'Query' }).press('Home')
  await expect(output(page)).toBeInViewport({ ratio: 1 })
  await page.getByText('1 number is too big').focus()
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate(() => document.activeElement?.closest('[role=tabpanel], [inert]') === null),
  ).toBe(true)
  await expect(page.getByRole('tab', { name: 'Text' })).toHaveAttribute('aria-selected', 'true')
})

test('typing a path sends only a few characters to the worker', async ({ page, open }) => {
  await page.addInitScript(() => {
    const sent: { bytes: number; characters: number }[] = []
    Object.assign(window, { sent })
    const bytesOf = (value: unknown): number => {
      if (ArrayBuffer.isView(value)) return value.byteLength
      if (typeof value !== 'object' || value === null || value instanceof Blob) return 0
      return Object.values(value).reduce((sum: number, part) => sum + bytesOf(part), 0)
    }
    const { postMessage } = Worker.prototype
    Worker.prototype.postMessage = function (message: unknown) {
      sent.push({ bytes: bytesOf(message), characters: JSON.stringify(message).length })
      postMessage.call(this, message)
    }
  })
  const sent = () =>
    page.evaluate(() =>
      (window as unknown as { sent: { bytes: number; characters: number }[] }).sent.splice(0),
    )
  await open('/json-formatter')
  await page.getByLabel('Upload').setInputFiles({
    name: 'large.json',
    mimeType: '',
    buffer: Buffer.from(`[${'{"name":"needle"},'.repeat(400_000)}0]`),
  })
  await expect(page.getByRole('treeitem').first()).toHaveText('[] 400,001 items')
  await page.getByRole('tab', { name: 'Query' }).click()
  await sent()
  await page.getByRole('textbox', { name: 'JSONPath' }).pressSequentially('$[7].name')
  await expect(page.getByLabel('JSONPath result', { exact: true })).toHaveJSProperty(
    'textContent',
    '[\n  "needle"\n]',
  )
  await page.getByRole('textbox', { name: 'JSONPath' }).fill('')
  await page.getByRole('textbox', { name: 'JSONPath' }).pressSequentially('needle')
  await expect(page.getByRole('status').getByText('1 of 10,000+')).toBeVisible()
  const messages = await sent()
  expect(messages.length).toBeGreaterThan(1)
  for (const { bytes, characters } of messages) {
    expect(bytes).toBe(0)
    expect(characters).toBeLessThan(200)
  }
})

test('a dropped file is formatted', async ({ page, open }) => {
  await open('/json-formatter')

  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['[1]'], 'dropped.json', { type: 'application/json' }))
    return transfer
  })
  const pane = page.getByRole('textbox', { name: 'JSON input' })
  await pane.dispatchEvent('dragenter', { dataTransfer: files })
  await expect(page.getByText('Drop a JSON file')).toBeVisible()
  await pane.dispatchEvent('drop', { dataTransfer: files })
  await expect(output(page)).toHaveJSProperty('textContent', '[\n  1\n]')
})

test('a reload restores the text, and a link reopens it elsewhere', async ({ page, open, browser }) => {
  await open('/json-formatter')
  await input(page).fill('{"a":[1,2]}')
  await page.getByRole('combobox', { name: 'Indent' }).selectOption('4 spaces')
  await expect(output(page)).toHaveJSProperty('textContent', '{\n    "a": [\n        1,\n        2\n    ]\n}')
  await page.reload()
  await expect(input(page)).toHaveValue('{"a":[1,2]}')
  await expect(page.getByRole('combobox', { name: 'Indent' })).toHaveValue('4 spaces')

  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('/json-formatter#s=1.')
  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await expect(input(other)).toHaveValue('{"a":[1,2]}')
  expect(new URL(other.url()).hash).toBe('')
  await other.goto(`${link.slice(0, -9)}`)
  await expect(other.getByRole('alert')).toHaveText('This link is damaged or incomplete.')
  await expect(input(other)).toHaveValue('{"a":[1,2]}')
})

test('script in the text is not executed', async ({ page, open }) => {
  await open('/json-formatter')
  const text = '{"<img src=x onerror=alert(1)>":"</script><script>alert(2)</script>"}'
  await input(page).fill(text)
  await page.getByRole('combobox', { name: 'Indent' }).selectOption('Minified')
  await expect(output(page)).toHaveJSProperty('textContent', text)
})

test('nesting of 100,000 levels is answered', async ({ page, open }) => {
  await open('/json-formatter')
  await page.getByRole('combobox', { name: 'Indent' }).selectOption('Minified')
  const deep = '['.repeat(100_000) + ']'.repeat(100_000)
  await page
    .getByLabel('Upload')
    .setInputFiles({ name: 'deep.json', mimeType: '', buffer: Buffer.from(deep) })
  await expect(page.getByText('depth 100000')).toBeVisible()
  const file = await downloaded(page, 'Download')
  expect(file.bytes.toString()).toBe(deep)
})

test('50 MB are formatted and downloaded whole while the page remains responsive', async ({ page, open }) => {
  const record = '{"id":12345678901234567890,"name":"Zoë","tags":["a","b"],"ok":true,"rate":1.50}'
  const count = Math.ceil((50 * 1024 * 1024) / (Buffer.byteLength(record) + 1))
  const buffer = Buffer.from(`[${Array.from({ length: count }, () => record).join(',')}]`)
  expect(buffer.length).toBeGreaterThan(50 * 1024 * 1024)
  const path = test.info().outputPath('large.json')
  await (await import('node:fs/promises')).writeFile(path, buffer)

  await open('/json-formatter')
  await page.evaluate(() => {
    const state = { frames: 0 }
    Object.assign(window, { state })
    const tick = () => {
      state.frames++
      requestAnimationFrame(tick)
    }
    tick()
  })
  await page.getByLabel('Upload').setInputFiles(path)
  await expect(page.getByText('This is the beginning.')).toBeVisible()
  // If blocked for the whole time, it would have rendered almost no frames.
  expect(
    await page.evaluate(() => (window as unknown as { state: { frames: number } }).state.frames),
  ).toBeGreaterThan(10)
  const file = await downloaded(page, 'Download')
  const formatted =
    '  {\n    "id": 12345678901234567890,\n    "name": "Zoë",\n    "tags": [\n      "a",\n      "b"\n    ],\n    "ok": true,\n    "rate": 1.50\n  }'
  expect(file.bytes.toString()).toBe(`[\n${Array.from({ length: count }, () => formatted).join(',\n')}\n]`)
})

for (const [where, length] of [
  ['the text box', 8000],
  ['the editor', 30_000],
] as const)
  test(`the beginning of one long line that is pasted into ${where} remains in view`, async ({
    page,
    open,
  }) => {
    await open('/json-formatter')
    const line = `[${'1,'.repeat(length / 2)}1]`
    await page.evaluate((text) => navigator.clipboard.writeText(text), line)
    const box = page.getByRole('textbox', { name: 'JSON input' })
    if (where === 'the editor') {
      await box.hover()
      await expect(page.locator('.cm-content')).toBeVisible()
      await box.click()
      await page.mouse.move(0, 0)
    } else await box.focus()
    await page.keyboard.press('Control+v')
    await expect(page.getByLabel('Formatted output')).toContainText('1,')
    const scroller = page.locator('textarea[aria-label="JSON input"], .cm-scroller')
    await expect(scroller).toHaveJSProperty('scrollTop', 0)
    expect(await scroller.evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true)
    // Typing continues at the end.
    await page.keyboard.type('!')
    await expect.poll(() => scroller.evaluate((one) => one.scrollTop)).toBeGreaterThan(0)
  })

test('line numbers of three digits are clear of the bar of the focus, and the editor does not move the text', async ({
  page,
  open,
}) => {
  await open('/json-formatter')
  const box = page.getByRole('textbox', { name: 'JSON input' })
  await box.fill(`[\n${'1,\n'.repeat(120)}1]`)
  const measured = await box.evaluate((element) => {
    const style = getComputedStyle(element)
    const number = getComputedStyle(document.querySelector('.line-numbers > *') ?? element, '::before')
    const canvas = document.createElement('canvas').getContext('2d')
    if (canvas) canvas.font = style.font
    const px = Number.parseFloat
    const padding = px(style.paddingLeft)
    const free = padding + px(number.left) + px(number.width) - (canvas?.measureText('100').width ?? 0)
    return { free, text: element.getBoundingClientRect().left + padding }
  })
  // The bar is 3 pixels wide.
  expect(measured.free).toBeGreaterThan(6)
  await box.blur()
  await box.hover()
  await page.mouse.move(0, 0)
  const line = page.locator('.cm-line').first()
  await expect(line).toBeVisible()
  const left = await line.evaluate(
    (one) => one.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(one).paddingLeft),
  )
  expect(Math.abs(left - measured.text)).toBeLessThan(1)
})
