import { expect, test } from 'vitest'
import { SAMPLE_BYTES, toTextSample } from '#lib/content-detection/detection.ts'
import { detect } from './detect.ts'

const detection = (text: string) => detect(toTextSample(text), { now: 0, random: () => 1 })

test.each([
  ['a story to estimate', 'Title,Final Estimate\nLogin,3'],
  ['2 stories to estimate', 'title;final estimate\nLogin;3\nLogout;5'],
  ['a story to estimate', 'Issue key, Summary ,Status\nA-1,Login,Open'],
  ['stories to estimate', `Issue key,Summary\n${'A-1,Login\n'.repeat(SAMPLE_BYTES / 8)}`],
])('by its headings a backlog is known as %s', (says, text) => {
  expect(detection(text)).toEqual({ confidence: 0.96, says, fileName: 'backlog.csv' })
})

test.each([
  'Title,Final Estimate',
  'Title,Summary\nLogin,3',
  'Issue key\nA-1',
  'Login\nTitle,Final Estimate',
])('does not detect a backlog in %j', (text) => {
  expect(detection(text)).toBeUndefined()
})
