import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageRange, ReadButtons, ReadProgress } from './actions.tsx'
import type { ListedScan } from './listed-scan.ts'
import { LANGUAGES, listOf, scanOf } from './scans.fixture.ts'
import type { Reading } from './use-reading.ts'

async function shown(scans: readonly ListedScan[], known: Partial<Reading> = {}) {
  const { list, done } = listOf(...scans)
  const reading: Reading = {
    running: undefined,
    problem: undefined,
    isRunning: known.running !== undefined,
    ready: [...scans],
    read: async (scan) => void done.push(['read', scan.id]),
    readAll: async () => void done.push(['readAll']),
    cancel: () => void done.push(['cancel']),
    ...known,
  }
  const languages = { all: LANGUAGES, chosen: LANGUAGES.slice(0, 2) }
  const screen = await render(
    <>
      <ReadButtons list={list} reading={reading} />
      <PageRange list={list} reading={reading} />
      <ReadProgress reading={reading} languages={languages} />
    </>,
  )
  return { screen, done, button: (name: string) => screen.getByRole('button', { name, exact: true }) }
}

test('reads the selected file, and all if there are several', async () => {
  const { screen, done, button } = await shown([scanOf(1, 'a.pdf'), scanOf(2, 'b.pdf')])
  await userEvent.click(button('Extract Text'))
  await userEvent.click(button('Extract All'))
  const pages = screen.getByRole('textbox', { name: 'Pages of 3' })
  await expect.element(pages).not.toHaveAttribute('aria-invalid')
  await userEvent.fill(pages, '2')
  expect(done).toEqual([['read', 1], ['readAll'], ['change', 1, { range: '2' }]])
  await expect.element(screen.getByText('of 3', { exact: true })).toBeVisible()
})

test('nothing is read of pages that are not there, and it is said which', async () => {
  const { screen, button } = await shown([scanOf(1, 'a.pdf', { range: '4' }), scanOf(2, 'b.pdf')], {
    ready: [],
  })
  const pages = screen.getByRole('textbox', { name: 'Pages of 3' })
  await expect.element(pages).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(pages).toHaveAttribute('aria-describedby', screen.getByRole('alert').element().id)
  await expect.element(button('Extract Text')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('Extract All')).toHaveAttribute('aria-disabled', 'true')
})

test('a file of one page has no page field, and a single one has no button for all', async () => {
  const check = { ok: true, value: { kind: 'image', pageCount: 1 } } as const
  const { screen, button } = await shown([scanOf(1, 'a.png', { check })])
  await expect.element(button('Extract Text')).not.toHaveAttribute('aria-disabled')
  await expect.element(button('Extract All')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument()
})

test.each([
  [{ total: 0, done: 0, fraction: 0, loading: undefined }, 'Starting…'],
  [{ total: 3, done: 1, fraction: 0.456, loading: undefined }, 'Page 2 of 3, 45 %'],
  [{ total: 3, done: 3, fraction: 1, loading: undefined }, 'Page 3 of 3, 100 %'],
  [
    { total: 3, done: 0, fraction: 0, loading: { receivedBytes: 1024, totalBytes: 2048 } },
    'Loading the text reader and English and German: 50 %',
  ],
])('while it reads, %j, it says how far it is and can be stopped', async (running, words) => {
  const { screen, done, button } = await shown([scanOf(1, 'a.pdf')], { running })
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible()
  await expect.element(button('Extract Text')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(done).toEqual([['cancel']])
})
