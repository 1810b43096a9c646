/** JSON for a bare word or number, and the reason of the change (`undefined` if unchanged). */
type Repaired = { readonly replacement: string; readonly reason?: string }

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/
const LOOSE_NUMBER = /^([-+]?)(\d*)(?:\.(\d*))?([eE][-+]?\d+)?n?$/
const LEADING_ZERO = /^[-+]?0[\d_]+(?:\.\d*)?(?:[eE][-+]?\d+)?$/
const HEX_NUMBER = /^([-+]?)0[xX]([0-9a-fA-F]+)$/
const WORDS: ReadonlyMap<string, string> = new Map([
  ['true', 'true'],
  ['false', 'false'],
  ['null', 'null'],
  ['none', 'null'],
  ['nil', 'null'],
  ['undefined', 'null'],
  ['nan', 'null'],
  ['infinity', 'null'],
  ['-infinity', 'null'],
  ['+infinity', 'null'],
])

/** The JSON value that a bare word stands for, or `undefined` if it is neither a known word nor a number. */
export function repairWord(word: string): Repaired | undefined {
  const literal = WORDS.get(word.toLowerCase())
  if (literal === word || JSON_NUMBER.test(word)) return { replacement: word }
  if (literal !== undefined) return { replacement: literal, reason: `${word} became ${literal}` }
  if (LEADING_ZERO.test(word))
    return { replacement: JSON.stringify(word), reason: `${word} became text, which keeps its zeros` }
  const number = repairNumber(word.replaceAll('_', ''))
  return number === undefined
    ? undefined
    : { replacement: number, reason: `The number ${word} became ${number}` }
}

function repairNumber(word: string): string | undefined {
  const hex = HEX_NUMBER.exec(word)
  if (hex) return minus(hex[1]) + BigInt(`0x${hex[2]}`).toString()
  const [match, char, whole = '', fraction = '', exponent = ''] = LOOSE_NUMBER.exec(word) ?? []
  if (match === undefined || whole + fraction === '') return undefined
  return minus(char) + (whole || '0') + (fraction === '' ? '' : `.${fraction}`) + exponent
}

function minus(char: string | undefined): string {
  return char === '-' ? '-' : ''
}
