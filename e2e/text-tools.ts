import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

export type TextTool = {
  readonly path: string
  /** Name of the text box, if the tool has several. */
  readonly part?: string
  readonly text: (page: Page) => Locator
  readonly option: (page: Page) => Locator
  /** Option to choose from a menu; without it the option is checked. */
  readonly choice?: string
  /** Steps that open the text box. */
  readonly begin?: (page: Page) => Promise<void>
}

export const box = (name: string) => (page: Page) => page.getByRole('textbox', { name, exact: true })
export const check = (name: string) => (page: Page) => page.getByRole('checkbox', { name, exact: true })
export const menu = (name: string) => (page: Page) => page.getByRole('combobox', { name, exact: true })

/** Every tool that stores the input of text boxes of unlimited length. */
export const TEXT_TOOLS: readonly TextTool[] = [
  { path: '/json-formatter', text: box('JSON input'), option: check('Sort keys') },
  { path: '/csv-json-converter', text: box('Input'), option: check('Detect types') },
  { path: '/regex-tester', text: box('Test string'), option: check('Show whitespace') },
  { path: '/case-converter', text: box('Text'), option: menu('Language'), choice: 'tr' },
  { path: '/word-counter', text: box('Text'), option: menu('Goal counts'), choice: 'characters' },
  {
    path: '/random-generator',
    text: box('Items'),
    option: check('Number the lines'),
    begin: (page) => page.getByRole('tab', { name: 'List Shuffle' }).click(),
  },
  {
    path: '/api-tester',
    text: box('Body'),
    option: menu('Method'),
    choice: 'PATCH',
    async begin(page) {
      await menu('Method')(page).selectOption('POST')
      await page.getByRole('button', { name: 'Settings' }).click()
      await check('Remember on this device')(page).check()
    },
  },
  {
    path: '/qr-code-generator',
    text: box('Text or URL'),
    option: menu('Error correction'),
    choice: 'H',
  },
  {
    path: '/qr-code-generator',
    part: ' (batch)',
    text: box('Texts'),
    option: menu('Error correction'),
    choice: 'H',
    begin: (page) => page.getByRole('radio', { name: 'Batch' }).check(),
  },
]

/** Lines of a thousand characters: shorter ones take a browser many seconds to lay out. */
export const textOf = (length: number) => `${'123456,89 '.repeat(99)}123456,89\n`.repeat(length / 1000)

/** Inserts the text at once, as a paste does: `fill` takes many seconds for it. */
export const paste = (box: Locator, length: number) =>
  box.evaluate((element, text) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, text)
    element.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, textOf(length))

export async function set({ option, choice }: TextTool, page: Page): Promise<void> {
  if (choice === undefined) await option(page).check()
  else await option(page).selectOption(choice)
}

export async function isSet({ option, choice }: TextTool, page: Page): Promise<void> {
  if (choice === undefined) await expect(option(page)).toBeChecked()
  else await expect(option(page)).toHaveValue(choice)
}

/** Waits until part of the text is stored. */
export const isStored = (page: Page, text: string) =>
  page.waitForFunction((part) => Object.values(localStorage).some((value) => value.includes(part)), text)
