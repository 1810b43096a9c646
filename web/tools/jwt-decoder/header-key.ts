import * as v from 'valibot'
import { memberOf } from './claims.ts'
import type { JsonPart } from './json-part.ts'
import { certificatePem } from './pem.ts'

/** Key that a token carries in its header. */
export type HeaderKey = {
  /** Name of the header parameter. */
  readonly name: 'x5c' | 'jwk'
  /** PEM or JWK. */
  readonly text: string
}

const Chain = v.array(v.string())

/** Returns the certificate (RFC 7515 §4.1.6) or key (§4.1.3) in a header; undefined without a usable one. */
export function getHeaderKey(header: JsonPart): HeaderKey | undefined {
  const chain = memberOf(header, 'x5c')
  const certificates = chain?.kind === 'array' ? v.safeParse(Chain, JSON.parse(chain.source)) : undefined
  const certificate = certificates?.success ? certificates.output[0] : undefined
  if (certificate !== undefined) return { name: 'x5c', text: certificatePem(certificate) }
  const jwk = memberOf(header, 'jwk')
  return jwk?.kind === 'object' ? { name: 'jwk', text: jwk.source } : undefined
}
