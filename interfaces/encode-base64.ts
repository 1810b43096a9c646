/** Bytes in Base64 (RFC 4648 §4). */
export function encodeBase64(bytes: Uint8Array<ArrayBuffer>): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
}
