import { Note } from '#web/ui/alert.tsx'
import type { SecretEncoding } from './jwt-state.ts'
import { getSecretWarnings } from './secret.ts'

type SecretNotesProps = {
  readonly alg: string | undefined
  readonly keyText: string
  readonly encoding: SecretEncoding
}

/** Warnings about a weak or surprising secret. */
export default function SecretNotes({ alg, keyText, encoding }: SecretNotesProps) {
  return getSecretWarnings(alg, keyText, encoding).map((warning) => <Note key={warning}>{warning}</Note>)
}
