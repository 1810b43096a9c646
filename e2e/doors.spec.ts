import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { findOperations } from '#doors/find-operations.ts'
import { readQuestion } from '#lib/operation/read-question.ts'
import { writeFragment } from '#lib/share-link/share-link.ts'
import { sampleWithPlaces } from '../web/tools/pdf-merger/test-pdfs.ts'
import { expect, test } from './test.ts'

/** All that a page shows, fields included, without blanks: where lines break is the page's own affair. */
function shownText(): string {
  const main = document.querySelector('main')
  const fields = [...document.querySelectorAll('main input, main textarea')].map((field) =>
    'value' in field ? field.value : '',
  )
  return [main?.textContent, ...fields].join('').replaceAll(/\s+/g, '')
}

for (const { tool, operation } of await findOperations()) {
  const { share, examples, name } = operation
  const shown = examples.filter((example) => example.shown)
  if (!share || shown.length === 0) continue

  test(`${name}: the page that the share link of its question opens shows the same answer`, async ({
    page,
    open,
  }) => {
    for (const example of shown) {
      // The schema of the operation has read the question, and its type is what `share` takes.
      const state = share(readQuestion(operation, example.question) as never)
      await open(`/${tool}#${await writeFragment(state)}`)
      for (const text of example.shown ?? [])
        await expect
          .poll(() => page.evaluate(shownText), { message: `${tool} shows ${text}` })
          .toContain(text.replaceAll(/\s+/g, ''))
    }
  })
}

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
