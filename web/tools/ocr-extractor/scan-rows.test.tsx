import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NEEDS_PASSWORD } from '#lib/pdf/open-problem.ts'
import { Choose } from './choose.tsx'
import ScanRows from './scan-rows.tsx'
import { scanText } from './scan-text.ts'
import { LANGUAGES, listOf, pageOf, scanOf } from './scans.fixture.ts'

const image = { ok: true, value: { kind: 'image', pageCount: 1 } } as const
const failed = (message: string) => ({ ok: false, problem: { message, detail: '' } }) as const

test('a row shows the progress of its file, and its error', async () => {
  const one = scanText([{ number: 0, page: pageOf('At nine') }])
  const two = scanText([0, 2].map((number) => ({ number, page: pageOf('At nine') })))
  const { list } = listOf(
    scanOf(1, 'a.pdf', { check: undefined }),
    scanOf(2, 'b.png', { check: image }),
    scanOf(3, 'c.pdf', { isInWork: true, result: one }),
    scanOf(4, 'd.pdf', { result: one }),
    scanOf(5, 'e.pdf', { result: two }),
    scanOf(6, 'f.pdf', { problem: { message: 'The page is too large', detail: '' } }),
    scanOf(7, 'g.pdf', { check: failed('No PDF') }),
  )
  const screen = await render(<ScanRows list={list} />)
  const rows = screen.getByRole('listitem').elements()
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'a.pdf1000 B · Opening…',
    'b.png1000 B · 1 page',
    'c.pdf1000 B · 3 pages · Reading…',
    'd.pdf1000 B · 3 pages · read',
    'e.pdf1000 B · 3 pages · 2 pages read',
    'f.pdf1000 B · 3 pagesThe page is too large',
    'g.pdf1000 BNo PDF',
  ])
  const pressed = screen.getByRole('button', { pressed: true }).elements()
  expect(pressed.map(({ textContent }) => textContent)).toEqual(['a.pdf1000 B · Opening…'])
})

test('a file is selected, removed, or opened with its password from its row', async () => {
  const locked = scanOf(2, 'b.pdf', { check: failed(NEEDS_PASSWORD) })
  const { list, done } = listOf(scanOf(1, 'a.pdf'), locked)
  const screen = await render(<ScanRows list={list} />)
  await expect.element(screen.getByText(/^It is protected by a password\./)).toBeVisible()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /^b\.pdf/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Enter password of b.pdf' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove b.pdf' }))
  expect(done).toEqual([
    ['select', 2],
    ['askAgain', 2],
    ['remove', locked],
  ])
})

test('without a file the accepted types and the number of languages are displayed; later, the rejected files', async () => {
  const choose = (count: number | undefined, errors: readonly string[] = [], scans = listOf()) => (
    <Choose
      list={{ ...scans.list, errors }}
      languages={{ all: count === undefined ? undefined : LANGUAGES.slice(0, count), chosen: [] }}
      onExample={() => {}}
    />
  )
  const screen = await render(choose(undefined))
  const limits = () => screen.getByText(/^Files up to 100MB/).element().textContent
  expect(limits()).toBe('Files up to 100MB stay on this device.')
  await screen.rerender(choose(1))
  expect(limits()).toBe('Files up to 100MB stay on this device. English is installed.')
  await screen.rerender(choose(3))
  expect(limits()).toBe('Files up to 100MB stay on this device. 3 languages are installed.')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await screen.rerender(choose(3, ['"a.txt" is not a supported file type.'], listOf(scanOf(1, 'a.pdf'))))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('"a.txt" is not a supported file type.')
  await expect.element(screen.getByText(/^Files up to 100MB/)).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('Choose image or PDF')).toBeInTheDocument()
})
