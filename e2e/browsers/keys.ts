import type { KeySource } from './browser.ts'

/** Keys that have no character, as WebDriver has them (W3C, §15.4.2, table of normalized keys). */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
}

const NAMES = new Map(Object.entries(KEYS).map(([name, value]) => [value, name]))

/** The name of a key by its WebDriver value; a character is its own name. */
export function keyNamed(value: string): string {
  return NAMES.get(value) ?? value
}

/**
 * Returns the key presses that type the string, one key after another; `delaysMs` is the wait after each, the last
 * one's for the rest.
 */
export function typing(text: string, delaysMs: readonly number[] = [0]): KeySource {
  const actions = [...text].flatMap((character, index) => {
    const value = character === '\n' ? '\uE007' : character
    const duration = delaysMs[Math.min(index, delaysMs.length - 1)] ?? 0
    return [
      { type: 'keyDown', value } as const,
      { type: 'keyUp', value } as const,
      ...(duration > 0 ? [{ type: 'pause', duration } as const] : []),
    ]
  })
  return { type: 'key', id: 'keyboard', actions }
}

/** One press of keys together, such as `Control+Enter`. */
export function chord(keys: string): KeySource {
  const values = keys.split('+').map((key) => KEYS[key] ?? key)
  return {
    type: 'key',
    id: 'keyboard',
    actions: [
      ...values.map((value) => ({ type: 'keyDown', value }) as const),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value }) as const),
    ],
  }
}
