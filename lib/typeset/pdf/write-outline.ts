import { dictOf, encodeText, type PdfObject, type PdfRef, pdfName } from '../../pdf/objects.ts'
import type { PdfBuilder } from '../../pdf/pdf-builder.ts'
import { length } from './numbers.ts'

/** A heading, and where it stands: `y` counts from the bottom of the page. */
export type OutlineEntry = {
  readonly level: number
  readonly text: string
  readonly page: PdfRef
  readonly y: number
}

type Node = { readonly entry: OutlineEntry | undefined; readonly ref: PdfRef; readonly children: Node[] }

/** Headings as bookmarks (ISO 32000-1, 12.3.3): each under the last one of a higher level. */
export function writeOutline(entries: readonly OutlineEntry[], builder: PdfBuilder): PdfRef | undefined {
  if (entries.length === 0) return undefined
  const root: Node = { entry: undefined, ref: builder.reserve(), children: [] }
  const path: Node[] = [root]
  for (const entry of entries) {
    while (path.length > 1 && (path.at(-1)?.entry?.level ?? 0) >= entry.level) path.pop()
    const node: Node = { entry, ref: builder.reserve(), children: [] }
    path.at(-1)?.children.push(node)
    path.push(node)
  }
  writeNode(root, undefined, [], 0, builder)
  return root.ref
}

/** Writes a node with its descendants; returns their number. */
function writeNode(
  node: Node,
  parent: Node | undefined,
  siblings: readonly Node[],
  at: number,
  builder: PdfBuilder,
): number {
  const { children, entry } = node
  const count = children.reduce(
    (sum, child, index) => sum + 1 + writeNode(child, node, children, index, builder),
    0,
  )
  builder.objects.set(
    node.ref,
    dictOf({
      Type: entry ? undefined : pdfName('Outlines'),
      Title: entry && encodeText(entry.text),
      Parent: parent?.ref,
      Prev: siblings[at - 1]?.ref,
      Next: siblings[at + 1]?.ref,
      First: children[0]?.ref,
      Last: children.at(-1)?.ref,
      Count: count || undefined,
      Dest: entry && destination(entry.page, entry.y),
    }),
  )
  return count
}

/** A place on a page, at the zoom that the reader has. */
export function destination(page: PdfRef, y: number): PdfObject[] {
  return [page, pdfName('XYZ'), null, Number(length(y)), null]
}
