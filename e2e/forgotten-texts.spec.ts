import { expect, test } from './test.ts'
import { box, isSet, isStored, menu, paste, set, type TextTool } from './text-tools.ts'

/** Tools that never store typed text, and the sentence that says so. */
const FORGETFUL_TOOLS: readonly (TextTool & { readonly why: string })[] = [
  {
    path: '/jwt-decoder',
    text: box('Token'),
    option: menu('Secret encoding'),
    choice: 'base64url',
    why: 'Tokens and keys are neither stored nor sent, and are gone after a reload.',
  },
  {
    path: '/base64-converter',
    text: box('Input'),
    option: menu('Character set'),
    choice: 'windows-1252',
    why: 'Texts and files are neither stored nor sent, and are gone after a reload.',
  },
]

for (const tool of FORGETFUL_TOOLS)
  for (const length of [950_000, 4_900_000])
    test(`${tool.path} restores its options after a reload, and reports why ${length} characters were not restored`, async ({
      page,
      open,
    }) => {
      await open(tool.path)
      await tool.text(page).fill('an older text')
      await paste(tool.text(page), length)
      await set(tool, page)
      await page.reload()
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      await isSet(tool, page)
      await expect(tool.text(page)).toHaveValue('')
      await expect(page.getByText(tool.why)).toBeVisible()
    })

test('a message of 3,000 characters for a QR code is there after a reload, with all else that was set', async ({
  page,
  open,
}) => {
  await open('/qr-code-generator')
  await menu('Content')(page).selectOption('Email')
  await box('Subject')(page).fill('Hello')
  await box('Message')(page).fill('x'.repeat(3000))
  await isStored(page, 'xxx')
  await page.reload()
  await expect(menu('Content')(page)).toHaveValue('Email')
  await expect(box('Subject')(page)).toHaveValue('Hello')
  await expect(box('Message')(page)).toHaveValue('x'.repeat(3000))
})
