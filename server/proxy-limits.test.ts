import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GAME_MOST_BYTES } from '#contract/game.ts'
import { QUIZ_MOST_BYTES } from '#contract/quiz.ts'
import { LARGEST_REQUEST_BYTES } from './features/sync/sync-routes.ts'

test('nginx, as it is shown, passes on the largest quiz, game and exchange that the server takes', () => {
  const file = readFileSync(new URL('../hosting/nginx.conf', import.meta.url), 'utf8')
  const [, megabytes] = /^ *client_max_body_size (\d+)m;$/m.exec(file) ?? []
  expect(Number(megabytes) * 2 ** 20).toBe(Math.max(QUIZ_MOST_BYTES, GAME_MOST_BYTES, LARGEST_REQUEST_BYTES))
})
