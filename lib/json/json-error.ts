import { UserError } from '../result/user-error.ts'
import { getPosition } from './position.ts'

/**
 * `Invalid JSON: {message} (line L column C)`, placed at a byte of valid UTF-8.
 * `whole` is the text that lines and columns count in, when `bytes` is a view of a part of it.
 */
export function jsonError(bytes: Uint8Array, byteOffset: number, message: string, whole = bytes): UserError {
  const { line, column, offset } = getPosition(whole, byteOffset + bytes.byteOffset - whole.byteOffset)
  return new UserError(`Invalid JSON: ${message} (line ${line} column ${column})`, '', offset)
}
