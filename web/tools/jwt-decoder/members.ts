import type { JsonPart, Member } from './json-part.ts'

/** The member that counts: of several with one name readers take the last (RFC 7515 §4). */
export function memberOf(part: JsonPart, name: string): Member | undefined {
  return part.members.findLast((member) => member.name === name)
}

/** The text of a member that is a string; undefined for anything else. */
export function getText(part: JsonPart, name: string): string | undefined {
  const member = memberOf(part, name)
  return member?.kind === 'string' ? member.text : undefined
}
