/** Above this size the page shows a window of the text, not the whole. */
export const WHOLE_TEXT_BYTES = 5 * 1024 * 1024
const WINDOW_BYTES = 256 * 1024

export type TextWindow = {
  readonly text: string
  /** Whether the text is all there is. */
  readonly isWhole: boolean
}

/** Returns all of a small output; of a larger one its start, up to the end of a line if possible. */
export function textWindow(chunks: readonly Uint8Array[], sizeBytes: number): TextWindow {
  const isWhole = sizeBytes <= WHOLE_TEXT_BYTES
  const text = decodeStart(chunks, isWhole ? sizeBytes : WINDOW_BYTES)
  if (isWhole) return { text, isWhole }
  const lastLineEnd = text.lastIndexOf('\n')
  return { text: lastLineEnd === -1 ? text : text.slice(0, lastLineEnd), isWhole }
}

function decodeStart(chunks: readonly Uint8Array[], sizeBytes: number): string {
  // `stream` buffers a character that is cut in two.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let text = ''
  let left = sizeBytes
  for (const chunk of chunks) {
    if (left <= 0) break
    text += decoder.decode(chunk.subarray(0, left), { stream: true })
    left -= chunk.length
  }
  return text
}
