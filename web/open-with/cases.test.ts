import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { decodeBase64 } from '#lib/bytes/decode-base64.ts'
import { isCertain } from '#lib/content-detection/detection.ts'
import { toFileSample, toTextSample } from '../../lib/content-detection/detection.ts'
import { detectors, type Offer, offerOf } from './detectors.ts'
import { topOffers } from './rank.ts'

/** An input, as `detect-cases.json` of a tool lists it, or `cases.json` here what belongs to no tool. */
type Input = {
  readonly text?: string
  readonly file?: string
  /** The first bytes, in Base64. */
  readonly head?: string
  readonly files?: readonly (readonly [name: string, head: string])[]
  /** Not used while the detectors were written. */
  readonly heldOut?: true
}
/** Input with the tool that should be offered first; null if none should be certain. */
type Case = Input & { readonly tool: string | null }

const TOOLS = new URL('../tools/', import.meta.url)

function readCases(tool: string | null, file: URL): readonly Case[] {
  if (!existsSync(file)) return []
  const inputs: readonly Input[] = JSON.parse(readFileSync(file, 'utf8'))
  return inputs.map((input) => ({ tool, ...input }))
}

const cases = [
  ...readdirSync(TOOLS).flatMap((tool) => readCases(tool, new URL(`${tool}/detect-cases.json`, TOOLS))),
  ...readCases(null, new URL('./cases.json', import.meta.url)),
]
const CONTEXT = { now: Date.UTC(2026, 0, 15), random: () => 3 }

function bytes(text: string): Uint8Array {
  return decodeBase64(new TextEncoder().encode(text))
}

function offersFor({ text = '', file, head = '', files }: Case): readonly Offer[] {
  const list = files ?? (file === undefined ? [] : [[file, head] as const])
  const sample =
    list.length > 0
      ? toFileSample(list.map(([name, start]) => ({ name, head: bytes(start) })))
      : toTextSample(text)
  return topOffers([...detectors.keys()].flatMap((slug) => offerOf(slug, sample, CONTEXT) ?? []))
}

function misses(some: readonly Case[]): string[] {
  return some.flatMap((one) => {
    const [first] = offersFor(one)
    const isRight = one.tool === null ? !first || !isCertain(first) : first?.slug === one.tool
    const name = one.text ?? one.file ?? one.files?.map(([file]) => file).join(', ')
    return isRight ? [] : [`${one.tool} not ${first?.slug} (${first?.confidence}): ${name}`]
  })
}

const PARTS: readonly (readonly [string, readonly Case[]])[] = [
  ['written for', cases.filter(({ heldOut }) => !heldOut)],
  ...(process.env.DETECTION_HELD_OUT ? [['held out', cases.filter(({ heldOut }) => heldOut)] as const] : []),
]

describe.each(PARTS)('of the cases %s', (_, some) => {
  test('at least 96 in 100 lead to the right tool first', () => {
    const known = some.filter(({ tool }) => tool !== null)
    const wrong = misses(known)
    expect(wrong.length / known.length, wrong.join('\n')).toBeLessThanOrEqual(0.04)
  })
  test('nothing is certain for what is of no kind', () => {
    expect(misses(some.filter(({ tool }) => tool === null))).toEqual([])
  })
})

test('there are 250 cases, and a fifth of them are of no kind', () => {
  expect(cases.length).toBeGreaterThanOrEqual(250)
  expect(cases.filter(({ tool }) => tool === null).length * 5).toBeGreaterThanOrEqual(cases.length)
})
