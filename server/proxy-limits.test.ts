import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MAX_GAME_BYTES } from '#contract/game.ts'
import { MAX_CALL_BYTES } from '#contract/programs.ts'
import { MAX_QUIZ_BYTES } from '#contract/quiz.ts'
import { MAX_REQUEST_BYTES } from './features/sync/sync-routes.ts'

test('nginx, as documented, forwards the largest quiz, game, exchange and call that the server accepts', () => {
  const file = readFileSync(new URL('../hosting/nginx.conf', import.meta.url), 'utf8')
  const [, megabytes] = /^ *client_max_body_size (\d+)m;$/m.exec(file) ?? []
  expect(Number(megabytes) * 2 ** 20).toBe(
    Math.max(MAX_QUIZ_BYTES, MAX_GAME_BYTES, MAX_REQUEST_BYTES, MAX_CALL_BYTES),
  )
})
