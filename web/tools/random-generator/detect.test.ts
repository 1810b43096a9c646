import { expect, test } from 'vitest'
import { toTextSample } from '#lib/content-detection/detection.ts'
import { detect, persistence } from './detect.ts'

const detection = (text: string) => detect(toTextSample(text), { now: 7, random: () => 3 })

test('dice are rolled at once, and the roll is the first of the page', () => {
  expect(detection(' Roll 2d6+2 ')).toEqual({
    confidence: 0.93,
    says: 'dice: 2d6+2',
    state: {
      tab: 'Numbers',
      kind: 'dice',
      dice: '2d6+2',
      count: '1',
      draws: [{ at: 7, kind: 'dice', title: '2d6+2', values: ['8'], details: ['(3 + 3) + 2'] }],
    },
    answer: '8 = (3 + 3) + 2',
  })
})

test('detects a list to shuffle, and results can be secrets', () => {
  expect(detection('Ana\n\nBen\n')).toEqual({
    confidence: 0.45,
    says: 'a list of 2',
    state: { tab: 'List Shuffle', items: 'Ana\nBen' },
  })
  expect(persistence).toBe('creates-secrets')
})
