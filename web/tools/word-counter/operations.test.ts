import { expect, test } from 'vitest'
import { callCommand } from '#interfaces/testing/shell.fixture.ts'

const WORDS = 'word '.repeat(600)

async function counted(...options: readonly string[]) {
  const { code, text } = await callCommand(['count', ...options], { input: WORDS })
  return { code, minutes: code === 0 ? pick(JSON.parse(text)) : text }
}

function pick({ words, readingMinutes, speakingMinutes }: Record<string, unknown>) {
  return [words, readingMinutes, speakingMinutes]
}

test('each pace has a separate time, with defaults of 225 and 135 words a minute', async () => {
  expect(await counted()).toEqual({ code: 0, minutes: [600, 3, 5] })
  expect(await counted('--reading-wpm=100', '--speaking-wpm=60')).toEqual({ code: 0, minutes: [600, 6, 10] })
})
