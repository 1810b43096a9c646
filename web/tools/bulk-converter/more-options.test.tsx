import * as v from 'valibot'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import MoreOptions from './more-options.tsx'
import { Settings } from './settings.ts'
import type { Source } from './source.ts'
import type { Target } from './targets.ts'

const PDF: Source = { kind: 'pdf', extension: 'pdf', isRenamed: false }
const DRAWING: Source = {
  kind: 'image',
  extension: 'svg',
  isRenamed: false,
  header: { format: 'svg', width: 10, height: 10, orientation: 1, mayBeClear: true, hasMore: false },
}

async function shown(known: Partial<Settings>, targets: readonly Target[], sources: readonly Source[] = []) {
  const done: Partial<Settings>[] = []
  const screen = await render(
    <MoreOptions
      settings={v.parse(Settings, known)}
      onChange={(change) => done.push(change)}
      targets={new Set(targets)}
      sources={sources}
    />,
  )
  const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent)
  return { screen, done, labels }
}

test.each<[readonly Target[], readonly Source[], readonly string[]]>([
  [['png'], [], ['Keep metadata (camera, date, author)']],
  [['jpg'], [], ['Quality', 'Background color of JPG', 'Keep metadata (camera, date, author)']],
  [
    ['webp'],
    [PDF, DRAWING],
    [
      'Quality',
      'Resolution of PDF pages',
      'Width of SVG drawings (pixels)',
      'Keep metadata (camera, date, author)',
    ],
  ],
  [
    ['pdf'],
    [PDF],
    ['Quality', 'Page size', 'Fit pictures to the page', 'Keep metadata (camera, date, author)'],
  ],
  [['docx'], [DRAWING], ['Quality', 'Width of SVG drawings (pixels)', 'Page size']],
  [['mp3'], [], ['MP3 bit rate', 'Sample rate', 'Channels']],
  [['wav'], [], ['Sample rate', 'Channels']],
])('for %j just what matters to it can be chosen', async (targets, sources, expected) => {
  const { labels } = await shown({}, targets, sources)
  expect(labels).toEqual(expected)
})

test('a page as large as its image needs no fitting, and the location of a photo is kept only with its metadata', async () => {
  const { labels } = await shown({ paper: 'picture', keepsMetadata: true }, ['pdf'])
  expect(labels).toEqual([
    'Quality',
    'Page size',
    'Keep metadata (camera, date, author)',
    'Keep GPS location',
  ])
})

test('each choice changes the setting that it names', async () => {
  const { screen, done } = await shown({ keepsMetadata: true }, ['jpg', 'pdf', 'mp3'], [PDF, DRAWING])
  await userEvent.fill(screen.getByLabelText('Quality'), '70')
  await userEvent.fill(screen.getByLabelText('Background color of JPG'), '#112233')
  const dpi = screen.getByLabelText('Resolution of PDF pages')
  await expect.element(dpi).toHaveAttribute('aria-valuetext', '150 dpi')
  await userEvent.fill(dpi, '200')
  await userEvent.fill(screen.getByLabelText('Width of SVG drawings (pixels)'), '64')
  for (const [label, title] of [
    ['Page size', 'Letter'],
    ['Page size', 'As large as the picture'],
    ['MP3 bit rate', 'Variable, about 190 kbit/s'],
    ['Sample rate', '22,050 Hz'],
    ['Channels', 'Mono'],
  ] as const)
    await userEvent.selectOptions(screen.getByLabelText(label), title)
  for (const name of [
    'Fit pictures to the page',
    'Keep metadata (camera, date, author)',
    'Keep GPS location',
  ])
    await userEvent.click(screen.getByRole('checkbox', { name }))
  expect(done).toEqual([
    { quality: 70 },
    { ground: '#112233' },
    { dpi: 200 },
    { svgWidth: '64' },
    { paper: 'letter' },
    { paper: 'picture' },
    { bitRate: 'vbr' },
    { sampleRate: '22050' },
    { channels: 'mono' },
    { fillsPage: true },
    { keepsMetadata: false },
    { keepsLocation: true },
  ])
})
