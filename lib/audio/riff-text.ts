/**
 * A text of a RIFF file, whose encoding nothing tells. It comes as Latin-1; most programs write UTF-8, and what is valid
 * as that was meant so.
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
