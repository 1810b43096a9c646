import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { sha256 } from '#doors/told-answer.ts'
import type { Example } from '#lib/operation/operation.ts'

/**
 * How a test sees that the page answers as the operation does: by the share link of the example's question, after which
 * the page shows what the example tells; by hand, as a visitor fills it; or not at all, for a reason.
 */
export type PageProof =
  | 'by link'
  | {
      readonly byHand: ByHand
      /** It cannot go on from where the proof before it ended. */
      readonly wantsFreshPage?: true
    }

/** Fills the page of the tool, which is open, with the question of an example, and expects its answer. */
type ByHand = (page: Page, example: Example) => Promise<void>

/** What an example asks, field by field: each proof knows its own. */
export function asked<Question>({ question }: Example): Question {
  // The schema of the operation reads the question of each example in other tests.
  return question as Question
}

/** What an example answers, as data. */
export function told<Answer>({ answer }: Example): Answer {
  // Other tests ask the operation for it.
  return answer as Answer
}

/** A result of the page is the text, to the letter. */
export async function expectText(page: Page, label: string, text: unknown): Promise<void> {
  await expect(page.getByLabel(label, { exact: true })).toHaveJSProperty('textContent', text)
}

/** What is saved has the name and the bytes that the example tells. */
export async function expectSaved(
  page: Page,
  press: () => Promise<void>,
  { answer }: Example,
): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  const bytes = await readFile(await download.path())
  expect({ name: download.suggestedFilename(), sha256: sha256(bytes) }).toEqual(answer)
}

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
}

/** A file that a question tells, to be given to a field of files. */
export function upload({ name, text, base64 }: { name: string; text?: string; base64?: string }) {
  const buffer = text === undefined ? Buffer.from(base64 ?? '', 'base64') : Buffer.from(text)
  return { name, mimeType: '', buffer }
}
