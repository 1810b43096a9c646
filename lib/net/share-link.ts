import { streamChunks } from '../bytes/stream-chunks.ts'
import { UserError } from '../result/user-error.ts'

const MARK = 's=1.'
/** Longer fragments are refused by some mail programs and chats. */
export const MAX_FRAGMENT_LENGTH = 8000
const MAX_STATE_LENGTH = 1_000_000

/** A state as the fragment of a share link: `s=1.` and what `packJson` makes of it. */
export async function writeFragment(state: unknown): Promise<string> {
  return MARK + (await packJson(state))
}

/** The state of a share link's fragment (without `#`), still to be checked by its schema. Throws UserError when damaged. */
export async function readFragment(fragment: string): Promise<unknown> {
  try {
    if (!fragment.startsWith(MARK)) throw new Error('unknown version')
    return await unpackJson(fragment.slice(MARK.length))
  } catch {
    throw new UserError('This link is damaged or incomplete.')
  }
}

/** A value as base64url (RFC 4648 §5) of deflated (RFC 1951) JSON. */
export async function packJson(value: unknown): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(value))
  return toBase64Url(await through(json, new CompressionStream('deflate-raw')))
}

/** Unpacks the output of `packJson`. Throws for anything else, and for more than a megabyte of JSON. */
export async function unpackJson(packed: string): Promise<unknown> {
  const json = await through(fromBase64Url(packed), new DecompressionStream('deflate-raw'))
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json))
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of streamChunks(new Blob([bytes]).stream().pipeThrough(stream))) {
    size += chunk.byteLength
    if (size > MAX_STATE_LENGTH) throw new Error('too large')
    chunks.push(chunk)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The bytes of base64 in either alphabet, padded or not. Throws for other text. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
