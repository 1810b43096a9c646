import { dictOf, encodeText, type PdfObject, type PdfRef, PdfString, pdfName } from '../../pdf/objects.ts'
import type { PdfBuilder } from '../../pdf/pdf-builder.ts'
import type { LinkItem, Page } from '../page.ts'
import { length } from './numbers.ts'
import { destination } from './write-outline.ts'
import type { Structure } from './write-structure.ts'

/** Positions of the blocks with an id: `y` counts from the bottom of the page. */
export type Anchors = Map<string, { readonly page: PdfRef; readonly y: number }>

const PRINTED = 4

/** The links of a page (ISO 32000-1, 12.5.6.5). One that leads nowhere in the document is left out. */
export function writeLinks(
  page: Page,
  ref: PdfRef,
  anchors: Anchors,
  structure: Structure,
  builder: PdfBuilder,
): PdfRef[] {
  return page.items.flatMap((item) => {
    if (item.kind !== 'link') return []
    const target = getTarget(item, anchors)
    if (!target) return []
    const link = builder.reserve()
    const { x, y, width, height } = item
    builder.objects.set(
      link,
      dictOf({
        Type: pdfName('Annot'),
        Subtype: pdfName('Link'),
        Rect: [x, page.height - y - height, x + width, page.height - y].map((value) => Number(length(value))),
        Border: [0, 0, 0],
        F: PRINTED,
        Contents: encodeText(item.text),
        StructParent: item.tag ? structure.addAnnotation(ref, link, item.tag) : undefined,
        ...target,
      }),
    )
    return [link]
  })
}

function getTarget({ target }: LinkItem, anchors: Anchors): Record<string, PdfObject> | undefined {
  if (!target.startsWith('#')) return { A: dictOf({ S: pdfName('URI'), URI: new PdfString(toUri(target)) }) }
  const place = anchors.get(target.slice(1))
  return place && { Dest: destination(place.page, place.y) }
}

/** Addresses are ASCII (12.6.4.7). */
function toUri(target: string): string {
  return target.replace(/[^\x21-\x7E]/gu, (character) => encodeURIComponent(character))
}
