import type { Findings, Warnings } from './warnings.ts'

/** Returns one line per kind of finding, with its number; no line for none. */
export function describeWarnings({ duplicateKeys, unsafeIntegers }: Warnings): string[] {
  return [describeDuplicateKeys(duplicateKeys), describeUnsafeIntegers(unsafeIntegers)].filter(
    (line) => line !== '',
  )
}

export function describeDuplicateKeys(findings: Findings): string {
  const { found, hasMore } = findings
  if (found.length === 0) return ''
  return `${countFindings(findings)} duplicate ${found.length === 1 && !hasMore ? 'key' : 'keys'}. Most programs keep only the last one.`
}

/** Integers that a double cannot represent (RFC 8259, section 6). */
export function describeUnsafeIntegers(findings: Findings): string {
  const { found, hasMore } = findings
  if (found.length === 0) return ''
  const isOne = found.length === 1 && !hasMore
  return `${countFindings(findings)} ${isOne ? 'number is' : 'numbers are'} too big for JavaScript and would be rounded there.`
}

function countFindings({ found, hasMore }: Findings): string {
  return hasMore ? `${found.length} or more` : String(found.length)
}
