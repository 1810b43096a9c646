/** Returns whether the first two non-empty lines are separate JSON values, as in JSON Lines. */
export function looksLikeLines(text: string): boolean {
  const lines = text.slice(0, MAX_READ_LENGTH).split('\n').filter(hasText).slice(0, 2)
  return lines.length === 2 && lines.every(isJson)
}

const MAX_READ_LENGTH = 100_000

function hasText(line: string): boolean {
  return line.trim() !== ''
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
