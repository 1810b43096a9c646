import type { Heading, Inline, Paragraph } from './blocks.ts'

const AFTER = { tab: '\t', space: ' ', none: '' }

/** Returns the content of a paragraph, with its label in front, which starts its first line. */
export function withLabel({ label, content }: Paragraph | Heading): readonly Inline[] {
  if (!label || label.text === '') return content
  const text = `${label.text}${AFTER[label.follow]}`
  return [{ kind: 'text', text, ...(label.style ? { style: label.style } : {}) }, ...content]
}
