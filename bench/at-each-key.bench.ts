/**
 * Work per keystroke with a 1 MB token and with 10,000 matches in 1 MB, as a ratio to the engine's own minimum for it:
 * JSON.parse of the payload, matchAll of the text.
 */
import { decodeToken } from '#web/tools/jwt-decoder/decode-token.ts'
import { findMatches } from '#web/tools/regex-tester/find-matches.ts'
import { bestTime } from './best-time.ts'

const ROUNDS = 9

function notify(name: string, ours: number, theirs: number, peer: string): void {
  process.stdout.write(
    `${name}: ${(ours / theirs).toFixed(1)}x the time of ${peer} (${ours.toFixed(0)} ms against ${theirs.toFixed(1)} ms)\n`,
  )
}

const base64 = (text: string) => Buffer.from(text).toString('base64url')
const claims = Array.from({ length: 20_000 }, (_, index) => `"claim-${index}":"${'x'.repeat(24)}"`)
const payload = base64(`{${claims.join(',')}}`)
const token = `${base64('{"alg":"HS256"}')}.${payload}.AAAA`
notify(
  'token of 1 MB',
  bestTime(() => decodeToken(token), ROUNDS),
  bestTime(() => JSON.parse(Buffer.from(payload, 'base64url').toString()), ROUNDS),
  'JSON.parse',
)

const text = `${'x'.repeat(96)} 42\n`.repeat(10_000)
notify(
  '10,000 matches',
  bestTime(() => findMatches('(\\d)(\\d)', 'g', text), ROUNDS),
  bestTime(() => [...text.matchAll(/(\d)(\d)/dg)], ROUNDS),
  'matchAll',
)
