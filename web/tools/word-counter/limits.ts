import type { TextCounts } from './count-text.ts'
import { smsLength } from './sms-length.ts'
import { xLength } from './x-length.ts'

/** A limit or a goal, and how much of it is used. */
export type Limit = {
  readonly name: string
  readonly used: number
  readonly limit: number
  /** Explanation of the count. */
  readonly remark: string
}

const X_LIMIT = 280
/** Far above every limit; counting more with X's rules would be too slow. */
const MAX_MEASURED_LENGTH = 20_000

/** Returns common length limits, such as those of an X post or an SMS. */
export function getLimits(text: string, counts: TextCounts): readonly Limit[] {
  const { characters } = counts
  const isEmpty = characters === 0
  const isMeasured = text.length <= MAX_MEASURED_LENGTH
  return [
    {
      name: 'X post',
      used: isMeasured && !isEmpty ? xLength(text) : characters,
      limit: X_LIMIT,
      remark: isMeasured ? 'A link counts 23, emoji and CJK 2' : 'Far too long',
    },
    isMeasured
      ? smsLimit(isEmpty ? '' : text)
      : { ...smsLimit(''), used: characters, remark: 'Far too long' },
    { name: 'Meta description', used: characters, limit: 160, remark: 'In search results' },
    { name: 'Page title', used: characters, limit: 60, remark: 'In search results' },
  ]
}

/** A longer message goes out in parts; the limit is what fits into those it takes now. */
function smsLimit(text: string): Limit {
  const { encoding, used, segments, perSegment } = smsLength(text)
  return {
    name: 'SMS',
    used,
    limit: Math.max(1, segments) * perSegment,
    remark: segments > 1 ? `${encoding}, ${segments} parts of ${perSegment}` : `${encoding}, one message`,
  }
}
