import { curlyQuotationAt } from './curly-quotes.ts'
import { dollarQuoted } from './dollar-quoted.ts'
import { expansionAt } from './shell-expansion.ts'
import { unclosedQuoteError } from './unclosed-quote.ts'

type ShellWords = {
  readonly words: readonly string[]
  /** Offset of each word in the command. */
  readonly starts: readonly number[]
  /** Rest after the command: pipes, redirections, further commands; empty if there is none. */
  readonly rest: string
  /** Differences from how a shell reads the command. */
  readonly notes: readonly string[]
}

/**
 * The words of a command as a POSIX shell reads them (POSIX.1-2024, 2.2 quoting and `$'…'`), up to the first
 * operator. Variables and commands are not expanded: they become `{{variables}}`. Curly quotes are read as straight
 * ones. Throws UserError where a quote is never closed.
 */
export function shellWords(command: string): ShellWords {
  const words: string[] = []
  const starts: number[] = []
  const notes = new Set<string>()
  let word: string | undefined
  let at = 0
  const endWord = () => {
    if (word !== undefined) words.push(word)
    word = undefined
  }
  while (at < command.length) {
    const character = command.charAt(at)
    if (/[|;&<>()]/.test(character)) break
    const lineEnd = lineEndAt(command, at)
    if (lineEnd > 0) {
      if (words.length > 0 || word !== undefined) break
      at += lineEnd
    } else if (character === ' ' || character === '\t' || character === '\u00a0') {
      endWord()
      at++
    } else if (character === '#' && word === undefined) {
      break
    } else {
      const { text, end } = chunkAt(command, at, notes)
      if (text !== undefined) {
        if (word === undefined) starts.push(at)
        word = (word ?? '') + text
      }
      at = end
    }
  }
  endWord()
  return { words, starts, rest: command.slice(at).trim(), notes: [...notes] }
}

type Chunk = {
  /** Undefined for a joined line. */
  readonly text: string | undefined
  readonly end: number
}

/** Returns a quoted or plain chunk of a word and its end. */
function chunkAt(command: string, at: number, notes: Set<string>): Chunk {
  const character = command.charAt(at)
  if (character === '\\') {
    const lineEnd = lineEndAt(command, at + 1)
    return lineEnd > 0
      ? { text: undefined, end: at + 1 + lineEnd }
      : { text: command.charAt(at + 1), end: at + 2 }
  }
  if (character === "'") return singleQuoted(command, at)
  if (character === '"') return doubleQuoted(command, at, notes)
  if (command.startsWith("$'", at)) return dollarQuoted(command, at)
  if (command.startsWith('$"', at)) return doubleQuoted(command, at + 1, notes)
  return curlyQuoted(command, at, notes) ?? expanded(command, at, notes) ?? { text: character, end: at + 1 }
}

function curlyQuoted(command: string, at: number, notes: Set<string>): Chunk | undefined {
  const quotation = curlyQuotationAt(command, at)
  if (!quotation) return undefined
  const { text } = chunksOf(quotation.straight, notes)
  notes.add('Curly quotes were read as straight quotes')
  return { text, end: quotation.end }
}

/** Reads a whole string as one word. */
function chunksOf(text: string, notes: Set<string>): { readonly text: string } {
  let word = ''
  for (let at = 0; at < text.length; ) {
    const chunk = chunkAt(text, at, notes)
    word += chunk.text ?? ''
    at = chunk.end
  }
  return { text: word }
}

function expanded(command: string, at: number, notes: Set<string>): Chunk | undefined {
  const expansion = expansionAt(command, at)
  if (!expansion) return undefined
  const text = `{{${expansion.name}}}`
  notes.add(`${expansion.source} became ${text}`)
  return { text, end: at + expansion.source.length }
}

function singleQuoted(command: string, at: number): Chunk {
  const end = command.indexOf("'", at + 1)
  if (end === -1) throw unclosedQuoteError(at)
  return { text: command.slice(at + 1, end), end: end + 1 }
}

function doubleQuoted(command: string, at: number, notes: Set<string>): Chunk {
  let text = ''
  for (let next = at + 1; next < command.length; ) {
    const character = command.charAt(next)
    if (character === '"') return { text, end: next + 1 }
    const escaped = /^\\(\r\n|[\r\n]|[$`"\\])/.exec(command.slice(next, next + 3))
    const value = escaped ? undefined : expanded(command, next, notes)
    if (escaped?.[1] !== undefined) text += escaped[1].trim()
    else text += value?.text ?? character
    next = value?.end ?? next + (escaped?.[0].length ?? 1)
  }
  throw unclosedQuoteError(at)
}

/** Returns the length of the line ending at this position: 2 for CRLF, else 1, or 0 if there is none. */
function lineEndAt(text: string, at: number): number {
  if (text.startsWith('\r\n', at)) return 2
  return /[\r\n]/.test(text.charAt(at)) ? 1 : 0
}
