import type { GeneratedKey } from './generate-key.ts'
import type { SecretEncoding } from './jwt-state.ts'

/** Contents of a new token, as typed, and the key generated for it. */
export type EncodeForm = {
  readonly header: string
  readonly payload: string
  readonly keyText: string
  readonly encoding: SecretEncoding
  readonly generated: GeneratedKey | undefined
}

export const NEW_FORM: EncodeForm = {
  header: '{\n  "alg": "HS256",\n  "typ": "JWT"\n}',
  payload: '{\n  "sub": "1234567890",\n  "name": "Ada Lovelace",\n  "iat": 1516239022\n}',
  keyText: '',
  encoding: 'utf-8',
  generated: undefined,
}
