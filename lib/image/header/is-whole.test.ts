import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isWhole } from './is-whole.ts'
import { readImageHeader } from './read-image-header.ts'

test.each(['plain.jpg', 'located.jpg', 'progressive.jpg', 'opaque.png', 'lossy.webp', 'clear.webp'])(
  '%s is whole, and is not when its last two bytes or its second half are missing',
  (name) => {
    const bytes = new Uint8Array(readFileSync(new URL(`../fixtures/${name}`, import.meta.url)))
    const format = readImageHeader(bytes)?.format ?? 'svg'
    const whole = (end: number) => isWhole(bytes.subarray(0, end), format)
    expect([whole(bytes.length), whole(bytes.length - 2), whole(bytes.length >> 1)]).toEqual([
      true,
      false,
      false,
    ])
  },
)
