import { memo } from 'react'

const CHUNK_LENGTH = 12_000
const LINE_HEIGHT_PX = 22

/** Long text of many lines, of which only the visible part is laid out; all of it can be searched and selected. */
export const LongText = memo(function LongText({ text }: { readonly text: string }) {
  if (text.length <= 2 * CHUNK_LENGTH) return text
  return chunksOf(text).map(({ start, chunk, lines }) => (
    <span
      key={start}
      className="block"
      style={{ contentVisibility: 'auto', containIntrinsicSize: `auto ${lines * LINE_HEIGHT_PX}px` }}
    >
      {chunk}
    </span>
  ))
})

/** Splits the text into chunks that end with a line. A line is never split. */
function chunksOf(text: string) {
  const chunks: { start: number; chunk: string; lines: number }[] = []
  for (let start = 0; start < text.length; ) {
    const lineEnd = text.indexOf('\n', start + CHUNK_LENGTH)
    const end = lineEnd === -1 ? text.length : lineEnd + 1
    const chunk = text.slice(start, end)
    chunks.push({ start, chunk, lines: chunk.split('\n').length })
    start = end
  }
  return chunks
}
