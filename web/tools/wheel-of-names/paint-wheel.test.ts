import { expect, test } from 'vitest'
import { drawWheel, type Pen } from './paint-wheel.ts'
import type { Segment } from './segments.ts'

const LETTER_WIDTH = 10

/** Creates a drawing context that records its calls; every letter is ten pixels wide. */
function notingPen() {
  const discs: { radius: number; color: unknown; from: number; to: number }[] = []
  const labels: { text: string; font: string; color: unknown; x: number; turn: number }[] = []
  const edges: unknown[] = []
  const placed: number[][] = []
  const saved: number[] = []
  let turn = 0
  let arc: readonly [radius: number, from: number, to: number] = [0, 0, 0]
  const pen: Pen = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 0,
    font: '',
    textAlign: 'start',
    textBaseline: 'alphabetic',
    setTransform: (...numbers: readonly unknown[]) => void placed.push(numbers.map(Number)),
    clearRect: (...numbers) => void placed.push(numbers),
    save: () => void saved.push(turn),
    restore: () => {
      turn = saved.pop() ?? 0
    },
    translate: (...numbers) => void placed.push(numbers),
    rotate: (angle) => {
      turn += angle / (2 * Math.PI)
    },
    beginPath: () => {},
    moveTo: () => {},
    closePath: () => {},
    arc: (_x, _y, radius, from, to) => {
      arc = [radius, from / (2 * Math.PI), to / (2 * Math.PI)]
    },
    fill: () => {
      const [radius, from, to] = arc
      discs.push({ radius, color: pen.fillStyle, from, to })
    },
    stroke: () => void edges.push(pen.strokeStyle),
    fillText: (text, x) => void labels.push({ text, font: pen.font, color: pen.fillStyle, x, turn }),
    measureText: (text) => ({
      width: LETTER_WIDTH * text.length,
      actualBoundingBoxAscent: 0,
      actualBoundingBoxDescent: 0,
      actualBoundingBoxLeft: 0,
      actualBoundingBoxRight: 0,
      alphabeticBaseline: 0,
      emHeightAscent: 0,
      emHeightDescent: 0,
      fontBoundingBoxAscent: 0,
      fontBoundingBoxDescent: 0,
      hangingBaseline: 0,
      ideographicBaseline: 0,
    }),
  }
  return { pen, discs, labels, edges, placed }
}

function segment(name: string, start: number, end: number): Segment {
  return { name, start, end, color: '#102030', ink: '#ffffff' }
}

function drawn(segments: readonly Segment[], rotation = 0, scale = 1) {
  const noted = notingPen()
  drawWheel(noted.pen, segments, rotation, scale)
  return noted
}

test('a wheel fills its square except a margin, with each name along the middle of its segment', () => {
  const { discs, labels, edges, placed } = drawn(
    [segment('Ana', 0, 0.25), { ...segment('Ben', 0.25, 1), ink: '#000000' }],
    0.5,
    2,
  )
  expect(placed.slice(0, 3)).toEqual([
    [2, 0, 0, 2, 0, 0],
    [0, 0, 400, 400],
    [200, 200],
  ])
  expect(discs).toEqual([
    { radius: 194, color: '#102030', from: 0, to: 0.25 },
    { radius: 194, color: '#102030', from: 0.25, to: 1 },
    { radius: 34, color: '#ffffff', from: 0, to: 1 },
  ])
  expect(labels).toEqual([
    { text: 'Ana', font: '600 20px system-ui, sans-serif', color: '#ffffff', x: 182, turn: 0.625 },
    { text: 'Ben', font: '600 20px system-ui, sans-serif', color: '#000000', x: 182, turn: 1.125 },
    { text: 'SPIN', font: '700 15px system-ui, sans-serif', color: '#1d1b17', x: 0, turn: 0 },
  ])
  expect(edges).toEqual(['#ffffff', '#ffffff'])
})

test('a wheel without names is a gray disc that can still be pressed', () => {
  const { discs, labels } = drawn([])
  expect(discs.map(({ radius, color }) => [radius, color])).toEqual([
    [194, '#8a8272'],
    [34, '#ffffff'],
  ])
  expect(labels.map(({ text }) => text)).toEqual(['SPIN'])
})

// Letters are 10 px wide at 20 px, and the room is 140 px: 14 letters. A longer name is smaller, down to 65 %, and
// down to 55 % if it is whole then.
test.each([
  ['Bartholomew Al', 'Bartholomew Al', 20],
  ['Bartholomew Ali', 'Bartholomew Ali', 18],
  ['Bartholomew Alexander', 'Bartholomew Alexander', 13],
  ['Bartholomew Alexanders', 'Bartholomew Alexanders', 12.35],
  ['Bartholomew Alexander and Ana', 'Bartholomew Alexande…', 13],
])('%s is written as %s at %f px', (name, written, size) => {
  const label = drawn([segment(name, 0, 1)]).labels[0]
  expect([label?.text, Number.parseFloat(label?.font.slice(4) ?? '')]).toEqual([written, size])
})

// A segment is 0.55 × 194 px from the center 2π × 106.7 ÷ count high; letters are at most 0.8 of that.
test.each([
  [20, ['20.0', 'edge']],
  [40, ['13.4', 'edge']],
  [134, ['4.0', 'edge']],
  [135, ['', 'edge']],
  [149, ['', 'edge']],
  [151, ['', '']],
])('of %i names each has %j: letters in pixels, and an edge', (count, expected) => {
  const { labels, edges } = drawn([segment('A', 0, 1 / count)])
  const size = labels.length > 1 ? Number.parseFloat(labels[0]?.font.slice(4) ?? '').toFixed(1) : ''
  expect([size, edges.length > 0 ? 'edge' : '']).toEqual(expected)
})

test('a name whose first letters are wide is cut until it fits', () => {
  const { pen, labels } = notingPen()
  const narrow = pen.measureText
  // A W is three times as wide as other letters.
  pen.measureText = (text) => ({
    ...narrow(text),
    width: LETTER_WIDTH * (text.length + 2 * text.replace(/[^W]/g, '').length),
  })
  drawWheel(pen, [segment('WWWWWWiiiiiiiiiiiiiiiiii', 0, 1)], 0, 1)
  // At 13 px the room is that of 215 px: six are 180, three letters and the ellipsis 40.
  expect(labels[0]?.text).toBe('WWWWWWii…')
})
