import { expect, test } from 'vitest'
import { toTextSample } from '#lib/content-detection/detection.ts'
import { detect } from './detect.ts'

const detection = (text: string) => detect(toTextSample(text), { now: 0, random: () => 1 })

test.each([
  ['5 ft 11 in in cm', '180.34 cm'],
  // 1,000 ÷ 1,609.344 has no end; an inch is 2.54 cm exactly.
  ['1 km in mi', '≈ 0.621371192237 mi'],
  ['1 in in cm', '2.54 cm'],
  ['180 cm in ft in', '5 ft 10.866142 in'],
  ["12'345.5 m in km", '12.3455 km'],
])('%s is %s', (text, answer) => {
  expect(detection(text)?.answer).toBe(answer)
})

test('a request of a hundred characters is read, a longer one is none', () => {
  expect(detection(`${'0'.repeat(90)}1 in in cm`)?.answer).toBe('2.54 cm')
  expect(detection(`${'0'.repeat(91)}1 in in cm`)).toBeUndefined()
})

test('a detected conversion opens the page with its units', () => {
  expect(detection('3 in in cm')?.state).toMatchObject({ category: 'Length', value: '3' })
})
