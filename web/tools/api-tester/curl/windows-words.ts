/** Whether a command is written for Windows' cmd, which escapes with `^`. */
export function isWindowsCommand(command: string): boolean {
  return /\^[ \t]*(\r\n|[\r\n]|$)|\^"/m.test(command)
}

/** The words of a command as cmd hands them on and a C program then reads them. */
export function windowsWords(command: string): string[] {
  return programWords(withoutCarets(command))
}

/**
 * Removes cmd's escapes: `^` escapes the next character, and joins lines; within quotes it is an ordinary character. An
 * escaped line ending is removed, and the character after it is escaped too.
 */
function withoutCarets(command: string): string {
  let text = ''
  let isQuoted = false
  for (let at = 0; at < command.length; at++) {
    const character = command.charAt(at)
    if (character === '"') isQuoted = !isQuoted
    if (character !== '^' || isQuoted) {
      text += character
      continue
    }
    at++
    const end = /^[ \t]*(?:\r\n|[\r\n])/.exec(command.slice(at))?.[0].length ?? 0
    at += end
    text += command.startsWith('\r\n', at) && end > 0 ? '\n' : command.charAt(at)
    if (command.startsWith('\r\n', at) && end > 0) at++
  }
  return text
}

/**
 * Splits arguments by Microsoft C's rules: whitespace separates words except within quotes; `\"` is a quote,
 * backslashes before a quote count half, and `""` within quotes is a quote.
 */
function programWords(line: string): string[] {
  const words: string[] = []
  let word: string | undefined
  let isQuoted = false
  for (let at = 0; at < line.length; at++) {
    const character = line.charAt(at)
    if (/\s/.test(character) && !isQuoted) {
      if (word !== undefined) words.push(word)
      word = undefined
      continue
    }
    const slashes = /^\\*/.exec(line.slice(at))?.[0].length ?? 0
    if (slashes > 0 && line.charAt(at + slashes) === '"') {
      word = (word ?? '') + '\\'.repeat(slashes >> 1)
      at += slashes - 1
      if (slashes % 2 === 1) {
        word += '"'
        at++
      }
    } else if (character !== '"') {
      word = (word ?? '') + character
    } else if (isQuoted && line.charAt(at + 1) === '"') {
      word = `${word ?? ''}"`
      at++
    } else {
      isQuoted = !isQuoted
      word ??= ''
    }
  }
  if (word !== undefined) words.push(word)
  return words
}
