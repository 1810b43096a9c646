import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Orientation } from '../../image/header/image-header.ts'
import { PdfStream, textToBytes } from '../../pdf/objects.ts'
import { readPageTree } from '../../pdf/page-tree.ts'
import { openPdf } from '../../pdf/pdf-file.ts'
import { shownToPage } from './add-text.ts'
import { imagePdf } from './image-pdf.ts'

const image = { kind: 'pixels', width: 1, height: 1, bytes: new Uint8Array(4) } as const
const emptyPage = { source: 'layer', text: '' } as const

/** The size of the page of a picture, and the matrix that puts the unit square on it. */
async function placeOf(orientation: Orientation, width: number, height: number) {
  const file = await openPdf(
    await imagePdf([{ image, orientation, size: { width, height }, page: emptyPage }]),
  )
  const [page] = readPageTree(file).pages
  const content = file.resolve(page?.dict.get('Contents'))
  const code = content instanceof PdfStream ? inflateSync(content.bytes).toString('latin1') : ''
  const numbers = /^q ([-\d. ]+) cm \/Page Do Q/.exec(code)?.[1]?.split(' ').map(Number)
  return { box: file.array(page?.dict.get('MediaBox')), numbers: numbers?.map((number) => number + 0) }
}

// 200 × 100 pixels at 144 dots an inch are 100 × 50 points. Where the corners of the stored picture go (EXIF 2.32, orientation).
test.each<[Orientation, string, number[]]>([
  [1, 'as it is', [100, 0, 0, 50, 0, 0]],
  [2, 'left and right changed', [-100, 0, 0, 50, 100, 0]],
  [3, 'on its head', [-100, 0, 0, -50, 100, 50]],
  [4, 'top and bottom changed', [100, 0, 0, -50, 0, 50]],
  [5, 'over the diagonal from the upper left', [0, -50, -100, 0, 100, 50]],
  [6, 'a quarter clockwise', [0, -50, 100, 0, 0, 50]],
  [7, 'over the other diagonal', [0, 50, 100, 0, 0, 0]],
  [8, 'a quarter anticlockwise', [0, 50, -100, 0, 100, 0]],
])('a picture that EXIF calls %i is drawn %s', async (orientation, _, matrix) => {
  expect(await placeOf(orientation, 200, 100)).toEqual({ box: [0, 0, 100, 50], numbers: matrix })
})

test.each([
  [1999, 1000, 999.5, 500],
  [2000, 1000, 480, 240],
  [1000, 2000, 240, 480],
])(
  '%i × %i pixels make a page of %d × %d points: large ones are scans of 300 dots',
  async (width, height, across, up) => {
    expect((await placeOf(1, width, height)).box?.slice(2)).toEqual([
      expect.closeTo(across, 6),
      expect.closeTo(up, 6),
    ])
  },
)

// ISO 32000-1, table 30: what is shown is the crop box, turned clockwise. Points count from its upper left corner.
test.each([
  ['/MediaBox[0 0 100 200]', [1, 0, 0, -1, 0, 200]],
  ['/MediaBox[0 0 100 200]/CropBox[10 20 90 180]', [1, 0, 0, -1, 10, 180]],
  ['/MediaBox[100 200 0 0]', [1, 0, 0, -1, 0, 200]],
  ['/MediaBox[0 0 100 200]/CropBox[10 20 90 180]/Rotate 90', [0, 1, 1, 0, 10, 20]],
  ['/MediaBox[0 0 100 200]/CropBox[10 20 90 180]/Rotate 180', [-1, 0, 0, 1, 90, 20]],
  ['/MediaBox[0 0 100 200]/CropBox[10 20 90 180]/Rotate 270', [0, -1, -1, 0, 90, 180]],
  ['/MediaBox[0 0 100 200]/Rotate -90', [0, -1, -1, 0, 100, 200]],
  ['/MediaBox[0 0 100 200]/Rotate 450', [0, 1, 1, 0, 0, 0]],
  ['/MediaBox[0 0 /x 200]', [1, 0, 0, -1, 0, 792]],
  ['', [1, 0, 0, -1, 0, 792]],
])('the corners of a page with %j are found', async (entries, matrix) => {
  const written = (kid: string) =>
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Kids[3 0 R]${kid}>>endobj `
  const own = await openPdf(textToBytes(`${written('')}3 0 obj<</Type/Page${entries}>>endobj`))
  const handedDown = await openPdf(textToBytes(`${written(entries)}3 0 obj<</Type/Page>>endobj`))
  for (const file of [own, handedDown]) {
    const places = readPageTree(file).pages.map((page) => shownToPage(page, file))
    expect(places).toEqual([matrix])
  }
})
