import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type Found, findOperations } from '#interfaces/find-operations.ts'
import { NOON } from '#interfaces/testing/example-context.ts'
import { writeFragment } from '#lib/net/share-link.ts'
import type { Example } from '#lib/operation/operation.ts'
import { parseParams } from '#lib/operation/parse-params.ts'
import { sampleWithPlaces } from '../../web/tools/pdf-merger/pdfs.fixture.ts'
import { expect, test } from '../test.ts'
import { loadParity } from './parity-check.ts'

/** Returns the text of the page with its fields, without whitespace, which depends on line breaks. */
function shownText(): string {
  const main = document.querySelector('main')
  const fields = [...document.querySelectorAll('main input, main textarea')].map((field) =>
    'value' in field ? field.value : '',
  )
  return [main?.textContent, ...fields].join('').replaceAll(/\s+/g, '')
}

/** Opens the share link of an example, and expects the page to show its result. */
async function proveByLink(page: Page, { tool, operation }: Found, example: Example): Promise<void> {
  expect(
    operation.share,
    `${operation.name} has a share link, or a proof in ${tool}/parity.fixture.ts`,
  ).toBeDefined()
  expect(
    example.shown,
    `${operation.name} says what its page shows, or has a proof in ${tool}/parity.fixture.ts`,
  ).toBeDefined()
  if (!example.shown) return
  // The schema of the operation has parsed the parameters, and its output is the type that `share` accepts.
  const state = operation.share?.(parseParams(operation, example.params) as never)
  await page.goto(`/${tool}#${await writeFragment(state)}`)
  for (const text of [...example.shown, ...(example.notes ?? [])])
    await expect
      .poll(() => page.evaluate(shownText), { message: `${tool} shows ${text}` })
      .toContain(withoutSpaces(text))
}

/** Expects each warning of the page to be a note of the example, or part of its result. */
async function expectWarningsInNotes(page: Page, { notes = [], result }: Example): Promise<void> {
  const given = [...notes, JSON.stringify(result)].map(withoutSpaces)
  // The ground of warnings (web/ui/alert.tsx).
  const shown = await page.locator('main .bg-care-soft').filter({ visible: true }).allTextContents()
  const missing = shown.filter((warning) => !given.some((text) => isAbout(withoutSpaces(warning), text)))
  expect(missing, 'warnings that the page shows and programs do not get').toEqual([])
}

/** Pages add buttons and places to a warning, results have it between others. */
function isAbout(warning: string, note: string): boolean {
  return warning.includes(note) || note.includes(warning)
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s+/g, '')
}

for (const [tool, found = []] of Object.entries(Object.groupBy(await findOperations(), ({ tool }) => tool)))
  test(`${tool}: its page returns the same results as the programming interfaces`, async ({ page, open }) => {
    const parity = await loadParity(tool)
    await page.clock.setFixedTime(NOON)
    await open(`/${tool}`)
    for (const one of found)
      for (const [index, example] of one.operation.examples.entries())
        await test.step(`${one.operation.name}, example ${index + 1}`, async () => {
          const proof = parity[one.operation.name]
          if (proof?.wantsFreshPage) await open(`/${tool}`)
          await (proof ? proof.byHand(page, example) : proveByLink(page, one, example))
          await expectWarningsInNotes(page, example)
        })
  })

test('the command merges files into the very bytes that the page downloads', async ({ page, open }, info) => {
  const files = ['one', 'two'].map((name) => {
    const path = info.outputPath(`${name}.pdf`)
    writeFileSync(path, sampleWithPlaces(name))
    return path
  })
  await open('/pdf-merger')
  await page.getByLabel('Choose PDFs').setInputFiles(files)
  const merge = page.getByRole('button', { name: 'Merge & Download' })
  const [download] = await Promise.all([page.waitForEvent('download'), merge.click()])
  const merged = info.outputPath('merged.pdf')
  execFileSync('npm', ['run', '--silent', 'tool', '--', 'pdf-merge', ...files, '--output', merged])
  expect(readFileSync(merged).equals(readFileSync(await download.path()))).toBe(true)
  expect(execFileSync('qpdf', ['--check', merged], { encoding: 'utf8' })).toContain(
    'No syntax or stream encoding errors found',
  )
})
