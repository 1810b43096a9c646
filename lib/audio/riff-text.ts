/**
 * Decodes a string of a RIFF file, which has no declared encoding. The input is Latin-1; most programs write UTF-8, so
 * valid UTF-8 is decoded as such.
 */
export function riffText(latin: string): string {
  const bytes = Uint8Array.from(latin, (letter) => letter.charCodeAt(0))
  if (latin !== String.fromCharCode(...bytes)) return latin
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return latin
  }
}
