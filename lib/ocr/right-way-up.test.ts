import { expect, test } from 'vitest'
import type { GrayImage } from '../image/scan/gray-image.ts'
import type { PreparedScan } from '../image/scan/prepare-scan.ts'
import type { SeenPage } from './read-page.ts'
import { readRightWayUp } from './right-way-up.ts'

const WIDTH = 2
const HEIGHT = 2_000

/**
 * Creates a page two pixels wide whose rows contain their numbers in hundreds, so that the top row shows the
 * orientation.
 */
function page(quarterTurns: number): PreparedScan {
  const levels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => Math.floor(at / WIDTH / 100))
  return {
    image: { width: WIDTH, height: HEIGHT, levels },
    back: [1, 0, 0, 1, 0, 0],
    changes: { isInverted: false, isEvened: false, isCleaned: false, quarterTurns, angle: 0, scale: 1 },
  }
}

/** Understands pictures whose levels fall, or rise; notes how many rows it read, and from which level on. */
function readerOf(rightWay: 'falls' | 'rises' | 'neither') {
  const looks: [rows: number, first: number | undefined][] = []
  const read = ({ height, levels }: GrayImage): SeenPage => {
    looks.push([height, levels[0]])
    const way = (levels[0] ?? 0) > (levels.at(-1) ?? 0) ? 'falls' : 'rises'
    const box = { x: 0, y: 0, width: WIDTH, height }
    return {
      text: way,
      confidence: way === rightWay ? 90 : 45,
      paragraphs: [{ box, isRightToLeft: false, lines: [] }],
    }
  }
  return { read, looks }
}

test.each([
  ['upright', 0, 'rises', 'rises', 0, '2000@0'],
  ['on its head', 0, 'falls', 'falls', 2, '2000@0 2000@19'],
  ['on its side, and turned rightly', 1, 'rises', 'rises', 1, '400@8 2000@0'],
  ['on its side, and turned wrongly', 1, 'falls', 'falls', 3, '400@8 2000@19'],
  ['on its side, and hard to read', 1, 'neither', 'falls', 3, '400@8 2000@19 2000@0'],
] as const)('a page %s', (_, quarterTurns, rightWay, text, turned, expected) => {
  const { read, looks } = readerOf(rightWay)
  const { seen, prepared } = readRightWayUp(page(quarterTurns), read)
  expect([seen.text, prepared.changes.quarterTurns]).toEqual([text, turned])
  expect(looks.map(([rows, first]) => `${rows}@${first}`).join(' ')).toBe(expected)
})

test('a page on its side without any text is read once more, not twice', () => {
  const looks: number[] = []
  const { seen } = readRightWayUp(page(1), ({ height }) => {
    looks.push(height)
    return { text: '', confidence: 0, paragraphs: [] }
  })
  expect([seen.text, looks]).toEqual(['', [400, 2_000]])
})

/** Creates a reader that returns these confidences in turn. */
function sure(...confidences: number[]) {
  const looks: number[] = []
  const { prepared, seen } = readRightWayUp(page(0), ({ height, levels }) => {
    looks.push(levels[0] ?? 0)
    const box = { x: 0, y: 0, width: WIDTH, height }
    const confidence = confidences[looks.length - 1] ?? 0
    return { text: '', confidence, paragraphs: [{ box, isRightToLeft: false, lines: [] }] }
  })
  return [looks.length, seen.confidence, prepared.changes.quarterTurns]
}

test.each([
  ['70 of 100 is sure enough', [70], [1, 70, 0]],
  ['69 is not, and the surer way stays', [69, 71], [2, 71, 2]],
  ['so the way that came first stays, where the other is less sure', [69, 20], [2, 69, 0]],
  ['or no surer', [50, 50], [2, 50, 0]],
])('%s', (_, confidences, expected) => {
  expect(sure(...confidences)).toEqual(expected)
})

test.each([
  [1_400, 300, 550],
  [1_600, 320, 640],
  [200, 200, 0],
])('for a sideways page of %i rows, %i are checked first, from row %i', (height, rows, first) => {
  const looks: [number, number | undefined][] = []
  readRightWayUp(
    {
      ...page(1),
      image: { width: 1, height, levels: Uint8Array.from({ length: height }, (__, row) => row >> 3) },
    },
    (image) => {
      looks.push([image.height, image.levels[0]])
      return { text: '', confidence: 0, paragraphs: [] }
    },
  )
  expect(looks[0]).toEqual([rows, first >> 3])
})
