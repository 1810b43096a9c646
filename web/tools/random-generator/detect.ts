import type { Detector, InputPersistence } from '#lib/content-detection/detection.ts'
import { listIn } from '#lib/content-detection/list-in.ts'
import { toResult } from '#lib/result/result.ts'
import { parseDice, rollDice } from './dice.ts'

const MAX_LENGTH = 60

/** Passwords. */
export const persistence: InputPersistence = 'creates-secrets'

/** Dice, rolled at once; or a list to shuffle. */
export const detect: Detector = ({ text, isWhole, files }, { now, random }) => {
  if (!isWhole || files.length > 0) return undefined
  const dice = text.trim().replace(/^roll\s+/i, '')
  const read = dice.length <= MAX_LENGTH ? toResult(() => parseDice(dice)) : undefined
  if (read?.ok) {
    const { total, dice: details } = rollDice(read.value, random)
    const draw = { at: now, kind: 'dice', title: dice, values: [String(total)], details: [details] }
    return {
      confidence: 0.93,
      says: `dice: ${dice}`,
      state: { tab: 'Numbers', kind: 'dice', dice, count: '1', draws: [draw] },
      answer: `${total} = ${details}`,
    }
  }
  const items = listIn(text)
  if (!items) return undefined
  return {
    confidence: 0.45,
    says: `a list of ${items.length}`,
    state: { tab: 'List Shuffle', items: items.join('\n') },
  }
}
