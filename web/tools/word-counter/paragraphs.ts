/** Two line ends with nothing but white space between them. CR LF is one line end. */
const PARAGRAPH_BREAKS = /(?:\r\n|\r(?!\n)|\n)\s*?(?:\r\n|\r(?!\n)|\n)\s*/g

/** Counts paragraphs: blocks of text between lines that are empty or hold only white space. */
export function countParagraphs(text: string): number {
  const bare = text.trim()
  if (bare === '') return 0
  let paragraphs = 1
  for (const _ of bare.matchAll(PARAGRAPH_BREAKS)) paragraphs++
  return paragraphs
}
