import { UserError } from '../outcome/user-error.ts'

/** Some 3,000 pages: more does not fit into the memory that a worker has. */
const MOST_CHARACTERS = 10_000_000
const DATA_ADDRESS = /data:[^\s"')>]*/g

/** The text, unless it is too long for a document, pictures within it not counted. Throws a `UserError` with both lengths. */
export function checkedLength(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text
  let length = text.length
  for (const [address] of text.matchAll(DATA_ADDRESS)) length -= address.length
  if (length <= MOST_CHARACTERS) return text
  throw new UserError(
    `This text has ${length.toLocaleString('en-US')} characters`,
    `A document can have at most ${MOST_CHARACTERS.toLocaleString('en-US')}.`,
  )
}
