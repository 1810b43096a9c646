import { decodeBase64 } from '#lib/bytes/decode-base64.ts'
import { getFileType } from '#lib/files/file-type.ts'
import { toResult } from '#lib/result/result.ts'
import { decodeText } from '#lib/text/charset.ts'

const MIN_LENGTH = 8
/** A whole number of groups, enough to judge by. */
const SAMPLE = 4096

/**
 * Whether the input is so likely Base64 that the visitor should be prompted: it decodes to readable text or a known
 * file type.
 */
export function looksEncoded(text: string): boolean {
  const bare = text.slice(0, 2 * SAMPLE).trim()
  if (/^data:[^,]{0,200};base64,/i.test(bare)) return true
  const sample = bare.replace(/[\r\n]+/g, '').slice(0, SAMPLE)
  if (sample.length < MIN_LENGTH || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(sample)) return false
  if (sample.length < SAMPLE && sample.length % 4 === 1) return false
  const decoded = toResult(() => decodeBase64(new TextEncoder().encode(sample)))
  if (!decoded.ok) return false
  return getFileType(decoded.value) !== undefined || isReadable(decoded.value)
}

/** Whether the bytes are readable; a sample can end within a character. */
function isReadable(bytes: Uint8Array): boolean {
  for (let cut = 0; cut < 4; cut++) {
    const text = decodeText(bytes.subarray(0, bytes.length - cut), 'utf-8')
    if (text !== undefined) return text !== '' && !/[^\P{C}\t\r\n]/u.test(text)
  }
  return false
}
