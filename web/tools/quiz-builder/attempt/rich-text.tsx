import { richSegments } from './rich-segments.ts'

const TAGS = { code: 'code', raised: 'sup', lowered: 'sub' } as const

/** A text with its code and simple formulas set as such. */
export function RichText({ text }: { readonly text: string }) {
  return richSegments(text).map((segment, index) => {
    if (segment.kind === 'plain') return segment.text
    const Tag = TAGS[segment.kind]
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece has nothing but its place
    return <Tag key={index}>{segment.text}</Tag>
  })
}
