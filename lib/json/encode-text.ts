import { UserError } from '../result/user-error.ts'
import { positionInText } from './position.ts'

const LONE_SURROGATE = /\p{Surrogate}/u

/** Typed text as UTF-8. Throws UserError at half of a surrogate pair, which UTF-8 cannot hold. */
export function encodeJsonText(text: string): Uint8Array<ArrayBuffer> {
  if (text.isWellFormed()) return new TextEncoder().encode(text)
  const offset = text.search(LONE_SURROGATE)
  const { line, column } = positionInText(text, offset)
  const problem = 'Unexpected half of a surrogate pair, expected a whole character'
  throw new UserError(`Invalid JSON: ${problem} (line ${line} column ${column})`, '', offset)
}
