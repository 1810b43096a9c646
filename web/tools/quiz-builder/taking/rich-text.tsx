import { richPieces } from './rich-pieces.ts'

const TAGS = { code: 'code', raised: 'sup', lowered: 'sub' } as const

/** A text with its code and simple formulas set as such. */
export function RichText({ text }: { readonly text: string }) {
  return richPieces(text).map((piece, index) => {
    if (piece.kind === 'plain') return piece.text
    const Tag = TAGS[piece.kind]
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece has nothing but its place
    return <Tag key={index}>{piece.text}</Tag>
  })
}
