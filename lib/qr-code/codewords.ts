import { BitWriter } from './bit-writer.ts'
import { getBlocks } from './capacity.ts'
import type { Level } from './level.ts'
import type { Group } from './modes.ts'
import { getCorrection } from './reed-solomon.ts'
import type { Segment } from './segments.ts'
import { writeEci, writeSegment } from './write-segment.ts'

export type Plan = {
  readonly segments: readonly Segment[]
  readonly group: Group
  readonly withEci: boolean
}

/** The data of a symbol: segments, their end, padding (ISO/IEC 18004, 7.4.9 and 7.4.10). */
export function dataCodewords({ segments, group, withEci }: Plan, count: number): Uint8Array {
  const bits = new BitWriter()
  if (withEci) writeEci(bits)
  for (const segment of segments) writeSegment(bits, segment, group)
  bits.write(0, Math.min(4, 8 * count - bits.length))
  const data = new Uint8Array(count)
  data.set(bits.bytes)
  for (let at = bits.bytes.length, pad = 0xec; at < count; at++, pad ^= 0xec ^ 0x11) data[at] = pad
  return data
}

/** All codewords in the order in which the symbol holds them: the blocks' data in turn, then their correction (7.6). */
export function interleave(data: Uint8Array, version: number, level: Level): Uint8Array {
  const { count, correction } = getBlocks(version, level)
  const short = Math.floor(data.length / count)
  const longs = data.length % count
  const blocks = Array.from({ length: count }, (_, i) => {
    const start = i * short + Math.max(0, i - (count - longs))
    return data.subarray(start, start + short + (i < count - longs ? 0 : 1))
  })
  const corrections = blocks.map((block) => getCorrection(block, correction))
  return Uint8Array.from([
    ...interleaveBlocks(blocks, short + 1),
    ...interleaveBlocks(corrections, correction),
  ])
}

function interleaveBlocks(blocks: readonly Uint8Array[], maxLength: number): number[] {
  const codewords: number[] = []
  for (let i = 0; i < maxLength; i++)
    for (const block of blocks) {
      const codeword = block[i]
      if (codeword !== undefined) codewords.push(codeword)
    }
  return codewords
}
