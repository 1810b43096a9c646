import { streamPieces } from '../bytes/stream-pieces.ts'
import { UserError } from '../outcome/user-error.ts'

const MARK = 's=1.'
/** Longer fragments are refused by some mail programs and chats. */
export const LONGEST_FRAGMENT = 8000
const LARGEST_STATE = 1_000_000

/** A state as the fragment of a share link: `s=1.` and base64url (RFC 4648 §5) of deflated (RFC 1951) JSON. */
export async function writeFragment(state: unknown): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(state))
  const packed = await through(json, new CompressionStream('deflate-raw'))
  return MARK + toBase64Url(packed)
}

/** The state of a share link's fragment (without `#`), still to be checked by its schema. Throws UserError when damaged. */
export async function readFragment(fragment: string): Promise<unknown> {
  try {
    if (!fragment.startsWith(MARK)) throw new Error('unknown version')
    const json = await through(
      fromBase64Url(fragment.slice(MARK.length)),
      new DecompressionStream('deflate-raw'),
    )
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json))
  } catch {
    throw new UserError('This link is damaged or incomplete.')
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of streamPieces(new Blob([bytes]).stream().pipeThrough(stream))) {
    size += chunk.byteLength
    if (size > LARGEST_STATE) throw new Error('too large')
    chunks.push(chunk)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
