import * as v from 'valibot'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import FileRows from './file-rows.tsx'
import { type ListedFile, orderKey } from './listed-file.ts'
import { Settings } from './settings.ts'
import type { Converting } from './use-converting.ts'
import type { FileList } from './use-file-list.ts'

const settings = v.parse(Settings, {})

function listed(id: number, name: string, known: Partial<ListedFile> = {}): ListedFile {
  const file = new File(['x'.repeat(1000)], name)
  return { id, file, source: undefined, own: undefined, made: undefined, work: undefined, ...known }
}

const madeOf = (one: ListedFile, result: NonNullable<ListedFile['made']>['result']): ListedFile => ({
  ...one,
  made: { key: orderKey(one, settings), result },
})
const failed = (one: ListedFile) =>
  madeOf(one, { ok: false, problem: { message: 'It is broken', detail: '' } })

async function shown(...files: readonly ListedFile[]) {
  const done: unknown[][] = []
  const note =
    (what: string) =>
    (...given: readonly unknown[]) =>
      void done.push([what, ...given])
  const list = { files, change: note('change'), remove: note('remove') }
  const converting = { convert: note('convert'), cancel: note('cancel') }
  const screen = await render(
    <FileRows
      // Only these parts of both are used.
      list={list as unknown as FileList}
      settings={settings}
      converting={converting as unknown as Converting}
    />,
  )
  const texts = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map((row) => [...row.querySelectorAll('p')].map((line) => line.textContent))
  return { screen, done, texts }
}

test('each file shows its status, with its size before and after', async () => {
  const blob = (bytes: number) => ({ name: 'a.png', blob: new Blob(['x'.repeat(bytes)]) })
  const { screen, texts } = await shown(
    listed(1, 'ready.bmp'),
    listed(2, 'waiting.bmp', { work: { fraction: undefined, loading: undefined } }),
    listed(3, 'busy.bmp', { work: { fraction: 0.256, loading: undefined } }),
    madeOf(listed(4, 'done.bmp'), {
      ok: true,
      value: { files: [blob(2048)], notes: ['Its layers are one now.'] },
    }),
    madeOf(listed(5, 'pages.tif'), { ok: true, value: { files: [blob(1024), blob(1024)], notes: [] } }),
    {
      ...listed(6, 'stale.bmp'),
      made: { key: 'of others', result: { ok: true, value: { files: [], notes: [] } } },
    },
  )
  expect(texts()).toEqual([
    ['ready.bmp', 'Ready1000 B'],
    ['waiting.bmp', 'Waiting1000 B'],
    ['busy.bmp', 'Converting1000 B'],
    ['done.bmp', 'Converted1000 B → 2 KB', 'Its layers are one now.'],
    ['pages.tif', 'Converted1000 B → 2 KB, 2 files'],
    ['stale.bmp', 'Ready1000 B'],
  ])
  const bars = screen.getByRole('progressbar').elements()
  expect(bars.map((bar) => [bar.ariaLabel, bar.ariaValueNow])).toEqual([['Converting busy.bmp', '26']])
  const saves = screen.getByRole('button', { name: /^Download/ }).elements()
  expect(saves.map((button) => button.ariaLabel)).toEqual(['Download done.png', 'Download pages.zip'])
})

test('removing a file cancels its conversion', async () => {
  const busy = listed(7, 'busy.bmp', { work: { fraction: 0, loading: undefined } })
  const { screen, done } = await shown(listed(6, 'other.bmp'), busy)
  await userEvent.click(screen.getByRole('button', { name: 'Remove busy.bmp' }))
  expect(done).toEqual([
    ['cancel', 7],
    ['remove', busy],
  ])
})

test('work can be cancelled, and what failed says why and can be tried again', async () => {
  const broken = failed(listed(9, 'broken.bmp'))
  const { screen, done } = await shown(
    listed(8, 'busy.bmp', { work: { fraction: 0, loading: { receivedBytes: 1, totalBytes: 2 } } }),
    broken,
  )
  expect(screen.getByRole('progressbar', { name: 'Loading engine…' }).elements()).toHaveLength(1)
  await expect.element(screen.getByText('It is broken')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel busy.bmp' }))
  await userEvent.click(screen.getByRole('button', { name: 'Try broken.bmp again' }))
  expect(done).toEqual([
    ['cancel', 8],
    ['convert', broken],
  ])
  expect(screen.getByRole('button', { name: /^(Cancel|Try)/ }).elements()).toHaveLength(2)
})

test('a file can get a separate format, and lose it', async () => {
  const { screen, done } = await shown(listed(1, 'a.bmp'), listed(2, 'b.bmp', { own: 'jpg' }))
  const [first, second] = screen.getByRole('combobox').elements() as HTMLSelectElement[]
  expect(first?.selectedOptions[0]?.label).toBe('PNG')
  expect(second?.selectedOptions[0]?.label).toBe('JPG')
  if (first) await userEvent.selectOptions(first, 'WEBP')
  if (second) await userEvent.selectOptions(second, '')
  expect(done).toEqual([
    ['change', 1, { own: 'webp' }],
    ['change', 2, { own: undefined }],
  ])
})
