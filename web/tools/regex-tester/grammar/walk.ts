import type { Alternatives, Node, Sequence } from './node.ts'

/** A part and all parts in it, from left to right; the members of classes are left out. */
export function* walk(part: Node | Sequence | Alternatives): Generator<Node> {
  if (part.kind === 'alternatives') for (const option of part.options) yield* walk(option)
  else if (part.kind === 'sequence') for (const item of part.items) yield* walk(item)
  else {
    yield part
    if (part.kind === 'group') yield* walk(part.body)
    if (part.kind === 'repeat') yield* walk(part.item)
  }
}
