import type { Dice } from '#lib/random/dice.fixture.ts'

function deep(levels: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/** Malicious or malformed input. */
export const MALICIOUS_INPUTS: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  '',
  ' ',
  '\0',
  'a\0b',
  "'; DROP TABLE poll; --",
  "' OR '1'='1",
  '$1 %s %d \\x27',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../../etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '{{7*7}}#{7*7}',
  '\u202Eevil\u202C',
  'z\u0338\u0322a\u0337l\u0335g\u0334o',
  '👩‍👩‍👧‍👦'.repeat(300),
  '\uD800',
  'x'.repeat(30_000),
  [],
  {},
  [[]],
  { length: 5 },
  { toString: 'x' },
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'),
  Array.from({ length: 3_000 }, (_, index) => index),
  deep(500),
]

/** A copy with one thing in it changed: a field dropped, added, or put in another's place. */
export function spoiled(body: unknown, dice: Dice): unknown {
  const pick = () => MALICIOUS_INPUTS[dice(MALICIOUS_INPUTS.length)]
  if (typeof body !== 'object' || body === null || dice(6) === 0) return pick()
  if (Array.isArray(body))
    return body.map((item, at) => (at === dice(body.length) ? spoiled(item, dice) : item))
  const fields = Object.entries(body)
  const chosen = dice(fields.length)
  const deed = dice(5)
  if (deed === 0) return Object.fromEntries(fields.filter((_, at) => at !== chosen))
  if (deed === 1) return { ...body, isAdmin: true }
  return Object.fromEntries(
    fields.map(([name, value], at) => [name, at === chosen ? spoiled(value, dice) : value]),
  )
}
