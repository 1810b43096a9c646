/** Structure element of a document part, for screen readers (ISO 32000-1, 14.8.4). */
export type Tag = {
  readonly type: string
  readonly children: Tag[]
  readonly parent: Tag | undefined
  readonly alt?: string | undefined
  readonly language?: string | undefined
  /** Of a cell of a table. */
  readonly cell?:
    | {
        readonly scope: 'Column' | 'Row' | undefined
        readonly columnSpan: number
        readonly rowSpan: number
      }
    | undefined
  readonly summary?: string | undefined
  readonly numbering?: string | undefined
}

export function openTag(
  parent: Tag | undefined,
  type: string,
  more: Partial<Pick<Tag, 'alt' | 'language' | 'cell' | 'summary' | 'numbering'>> = {},
): Tag {
  const tag: Tag = { type, children: [], parent, ...more }
  parent?.children.push(tag)
  return tag
}
