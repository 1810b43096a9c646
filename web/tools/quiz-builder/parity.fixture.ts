import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { getParams, type ParityCheck, press } from '#e2e/interfaces/parity-check.ts'

const fill = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: true }).fill(text)

const quizConvert: ParityCheck = {
  async byHand(page, example) {
    await press(page, 'More formats')
    await page.getByRole('menuitem', { name: 'Paste questions' }).click()
    await fill(page, 'Questions as text', getParams<{ quiz: string }>(example).quiz)
    await press(page, 'Add to quiz')
    await press(page, 'More formats')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export GIFT (Moodle)' }).click(),
    ])
    expect(await readFile(await download.path(), 'utf8')).toBe(example.result)
  },
}

export const parity: Readonly<Record<string, ParityCheck>> = {
  'quiz-convert': quizConvert,
}
