import type { OpenProblem } from '#lib/pdf/open-problem.ts'

export const REPAIRED = 'It was damaged and has been repaired; check that its pages are all there.'
export const LOCKED_ATTACHMENTS = 'Its attachments are protected by a password and were left out.'
export const MERGE_FAILURE = 'An error occurred while merging the PDFs'

/** Why a file of that name does not open, as a sentence for the visitor. */
export function openErrorMessage(problem: OpenProblem, name: string): string {
  if (problem === 'wrong-password') return `Wrong password for ${name}`
  return `${name}: ${REASONS[problem]}`
}

const REASONS = {
  'not-a-pdf': 'it is not a PDF',
  'needs-password': 'it is protected by a password',
  damaged: 'it is damaged beyond repair',
  'too-long': 'one of its tables unpacks to more than 128 MB',
  'unknown-encryption': 'its kind of encryption is not supported',
  'unknown-compression': 'it is compressed with Brotli, which is not supported',
} as const
