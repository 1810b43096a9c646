import type { Affine } from '../../image/scan/affine.ts'
import type { SourcePage } from '../../pdf/page-tree.ts'
import type { PdfFile } from '../../pdf/pdf-file.ts'

/** US Letter, for pages without a size. */
const LETTER = [0, 0, 612, 792] as const

/** From points of a page as it is shown, from its upper left corner, to the page's own space (ISO 32000-1, 8.3.2.3). */
export function shownToPage(page: SourcePage, file: PdfFile): Affine {
  const own = (key: string) => page.dict.get(key) ?? page.inherited.get(key)
  const box = getNumbers(file, own('CropBox')) ?? getNumbers(file, own('MediaBox')) ?? LETTER
  const [left, right] = [Math.min(box[0], box[2]), Math.max(box[0], box[2])]
  const [bottom, top] = [Math.min(box[1], box[3]), Math.max(box[1], box[3])]
  const rotate = file.resolve(own('Rotate'))
  const turns = typeof rotate === 'number' ? ((Math.round(rotate / 90) % 4) + 4) % 4 : 0
  switch (turns) {
    case 1:
      return [0, 1, 1, 0, left, bottom]
    case 2:
      return [-1, 0, 0, 1, right, bottom]
    case 3:
      return [0, -1, -1, 0, right, top]
    default:
      return [1, 0, 0, -1, left, top]
  }
}

type Box = readonly [number, number, number, number]

function getNumbers(file: PdfFile, value: Parameters<PdfFile['array']>[0]): Box | undefined {
  const numbers = file.array(value)?.map((item) => file.resolve(item))
  const [a, b, c, d] = numbers ?? []
  return typeof a === 'number' && typeof b === 'number' && typeof c === 'number' && typeof d === 'number'
    ? [a, b, c, d]
    : undefined
}
