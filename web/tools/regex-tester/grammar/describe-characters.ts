import type { Class, ClassItem } from './node.ts'

export const SHORTHANDS: Readonly<Record<string, string>> = {
  '\\d': 'a digit (0–9)',
  '\\D': 'any character but a digit',
  '\\w': 'a letter, digit or underscore (A–Z, a–z, 0–9, _)',
  '\\W': 'any character but a letter, digit or underscore',
  '\\s': 'a blank: space, tab, line break and their like',
  '\\S': 'any character but a blank',
}

const SHORT: Readonly<Record<string, string>> = {
  '\\d': 'digits',
  '\\D': 'all but digits',
  '\\w': 'letters, digits, underscore',
  '\\W': 'all but letters, digits, underscore',
  '\\s': 'blanks',
  '\\S': 'all but blanks',
}

const NAMES: Readonly<Record<string, string>> = {
  ' ': 'a space',
  '\t': 'a tab',
  '\n': 'a line feed',
  '\r': 'a carriage return',
  '\f': 'a form feed',
  '\v': 'a vertical tab',
  '\b': 'a backspace',
  '\0': 'a null character',
  '\u00a0': 'a no-break space',
}

/** Text that stands for itself; what cannot be seen is named. */
export function describeText(text: string): string {
  const name = NAMES[text] ?? unseenName(text)
  if (name !== undefined) return name
  const isOne = [...text].length === 1
  return `${isOne ? 'the character' : 'the text'} “${text.replace(/[\p{C}\u2028\u2029]/gu, codePointName)}”`
}

function unseenName(text: string): string | undefined {
  return /^[\p{C}\p{Z}]$/u.test(text) ? `the character ${codePointName(text)}` : undefined
}

function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** `[a-z_]`: "one of: a to z, “_”". */
export function describeClass(node: Class): string {
  if (node.items.length === 0) return node.isNegated ? 'any character, line breaks too' : 'nothing at all'
  return `${node.isNegated ? 'any character except' : 'one of'}: ${describeMembers(node.items)}`
}

function describeMembers(items: readonly ClassItem[]): string {
  let words = ''
  let isFirst = true
  for (const item of items) {
    if (item.kind === 'operator') {
      words += item.sign === '--' ? ', but without ' : ', but only those also in '
      isFirst = true
      continue
    }
    words += (isFirst ? '' : ', ') + describeMember(item)
    isFirst = false
  }
  return words
}

function describeMember(item: Exclude<ClassItem, { kind: 'operator' }>): string {
  switch (item.kind) {
    case 'character':
      return brief(item.text)
    case 'range':
      return `${brief(item.from, true)} to ${brief(item.to, true)}`
    case 'shorthand':
      return SHORT[item.sign] ?? item.sign
    case 'property':
      return `${item.isNegated ? 'all without' : 'all with'} the Unicode property ${item.name}`
    case 'strings':
      return item.strings.map((text) => `“${text}”`).join(', ')
    case 'class':
      return `(${item.isNegated ? 'all but ' : ''}${describeMembers(item.items)})`
  }
}

/** Letters and digits at the ends of a range need no quotes. */
function brief(text: string, isEnd = false): string {
  const name = NAMES[text] ?? (unseenName(text) && codePointName(text))
  if (name !== undefined) return name.replace(/^an? /, '')
  return isEnd && /^[\p{L}\p{N}]$/u.test(text) ? text : `“${text}”`
}
