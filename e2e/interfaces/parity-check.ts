import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { sha256 } from '#interfaces/example-result.ts'
import type { Example } from '#lib/operation/operation.ts'

/**
 * Manual check that the page of a tool returns the same result as its operation, for an operation whose parameters fit
 * no share link. A tool exports these checks from its `parity.fixture.ts`, by the names of operations.
 */
export type ParityCheck = {
  readonly byHand: ByHand
  /** Cannot start from where the proof before it ended. */
  readonly wantsFreshPage?: true
}

/** Fills the page of the tool, which is open, with the question of an example, and expects its answer. */
type ByHand = (page: Page, example: Example) => Promise<void>

const TOOLS = new URL('../../web/tools/', import.meta.url)

/** Returns the proofs of a tool, by the names of its operations; none if it has no `parity.fixture.ts`. */
export async function loadParity(tool: string): Promise<Readonly<Record<string, ParityCheck>>> {
  const file = new URL(`${tool}/parity.fixture.ts`, TOOLS)
  if (!existsSync(file)) return {}
  const { parity }: { parity: Readonly<Record<string, ParityCheck>> } = await import(file.href)
  return parity
}

/** Returns the parameters of an example; other tests parse them by the schema of the operation. */
export function getParams<Params>({ params }: Example): Params {
  return params as Params
}

/** Returns the result of an example as data; other tests compare it with that of the operation. */
export function getResult<Result>({ result }: Example): Result {
  return result as Result
}

/** Expects the exact text of a result on the page. */
export async function expectText(page: Page, label: string, text: unknown): Promise<void> {
  await expect(page.getByLabel(label, { exact: true })).toHaveJSProperty('textContent', text)
}

/** Expects a download with the name and the bytes of the example's result. */
export async function expectSaved(
  page: Page,
  press: () => Promise<void>,
  { result }: Example,
): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  const bytes = await readFile(await download.path())
  expect({ name: download.suggestedFilename(), sha256: sha256(bytes) }).toEqual(result)
}

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
}

/** Returns a file of an example's parameters in the form that a file input accepts. */
export function upload({ name, text, base64 }: { name: string; text?: string; base64?: string }) {
  const buffer = text === undefined ? Buffer.from(base64 ?? '', 'base64') : Buffer.from(text)
  return { name, mimeType: '', buffer }
}
