import type { Detector, InputPersistence } from '#lib/content-detection/detection.ts'
import { toResult } from '#lib/result/result.ts'
import { isUnsigned } from './algorithms.ts'
import { getText } from './claims.ts'
import { bareToken } from './compact-token.ts'
import { type DecodedToken, decodeToken } from './decode-token.ts'
import { getBadges } from './validity.ts'

/** Tokens live in the memory of the page. */
export const persistence: InputPersistence = 'discards'

/** A token whose header names an algorithm (RFC 7515 §4.1.1). */
export const detect: Detector = ({ text, isWhole, files }, { now }) => {
  if (!isWhole || files.length > 0 || !/^[\w-]+\.[\w-]+\.[\w-]*(?:~[\w.~-]*)?$/.test(bareToken(text)))
    return undefined
  const result = toResult(() => decodeToken(text))
  const token = result.ok ? result.value : undefined
  const alg = token && getText(token.header, 'alg')
  if (!token || alg === undefined) return undefined
  return { confidence: 0.99, says: saying(token, alg, now), state: {}, textField: 'token' }
}

function saying({ payload }: DecodedToken, alg: string, now: number): string {
  const [badge] = getBadges(payload, { now: Math.floor(now / 1000), leeway: 0 })
  const signed = isUnsigned(alg) ? 'not signed' : `signed with ${alg}`
  return `a JWT, ${signed}${badge ? `, ${badge.text.toLowerCase()}` : ''}`
}
