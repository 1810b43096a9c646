import { dictOf, type PdfDict, type PdfObject, type PdfRef, PdfStream, pdfName } from '#lib/pdf/objects.ts'
import type { PdfBuilder } from '#lib/pdf/pdf-builder.ts'
import type { PdfFile } from '#lib/pdf/pdf-file.ts'
import type { MergedPage, Part } from './part.ts'

const KIDS_PER_NODE = 64
/** The tree's own entry, and article threads, whose beads lead to pages all over the file. */
const LEFT_OUT = ['Parent', 'B', 'Annots', 'Rotate']

/** Copies a part's pages with their inherited attributes; content streams remain unchanged. */
export function copyPages(part: Part, target: PdfBuilder): void {
  for (const page of part.pages) target.objects.set(page.ref, copyPage(part, page))
  part.graft.finish()
}

function copyPage(part: Part, { source, turn }: MergedPage): PdfDict {
  const { file, graft } = part
  const own = new Map([...source.inherited, ...withoutNulls(source.dict)])
  const rotate = file.resolve(own.get('Rotate'))
  const annotations = (file.array(own.get('Annots')) ?? []).map((item) => graft.copy(item))
  for (const key of LEFT_OUT) own.delete(key)
  const contents = presentContents(own.get('Contents'), file)
  if (contents === undefined) own.delete('Contents')
  else own.set('Contents', contents)
  const copy = graft.copyDict(own)
  if (!copy.has('MediaBox')) copy.set('MediaBox', [0, 0, 612, 792])
  if (!copy.has('Resources')) copy.set('Resources', new Map())
  const retained = annotations.filter((item) => item !== null)
  if (retained.length > 0) copy.set('Annots', retained)
  const turned = turnedBy(rotate, turn)
  if (turned !== 0) copy.set('Rotate', turned)
  return copy
}

/**
 * Removes references of a truncated file to missing contents; a page can lack contents, but must not have null
 * (7.7.3.3).
 */
function presentContents(value: PdfObject | undefined, file: PdfFile): PdfObject | undefined {
  const isStream = (item: PdfObject | undefined) => file.resolve(item) instanceof PdfStream
  if (isStream(value)) return value
  return file.array(value)?.filter(isStream)
}

function withoutNulls(dict: PdfDict): [string, PdfObject][] {
  return [...dict].filter(([, value]) => value !== null)
}

function turnedBy(rotate: PdfObject, turn: number): number {
  const before = typeof rotate === 'number' ? rotate : 0
  return (((before + turn) % 360) + 360) % 360
}

/** An empty page of the size of the one before it. */
export function addBlankPage(target: PdfBuilder, like: PdfRef | undefined): PdfRef {
  const before = like && target.objects.get(like)
  const size = before instanceof Map ? before.get('MediaBox') : undefined
  const rotate = before instanceof Map ? before.get('Rotate') : undefined
  const page = {
    Type: pdfName('Page'),
    MediaBox: size ?? [0, 0, 612, 792],
    Rotate: rotate,
    Resources: new Map(),
  }
  return target.add(dictOf(page))
}

/** Builds the page tree (ISO 32000-1, 7.7.3): a root, and nodes of 64 pages below it where there are more. */
export function addPageTree(target: PdfBuilder, pages: readonly PdfRef[]): PdfRef {
  const root = target.reserve()
  const kids = pages.length <= KIDS_PER_NODE ? adopt(target, root, pages) : addNodes(target, root, pages)
  target.objects.set(root, dictOf({ Type: pdfName('Pages'), Kids: kids, Count: pages.length }))
  return root
}

function addNodes(target: PdfBuilder, root: PdfRef, pages: readonly PdfRef[]): PdfRef[] {
  const nodes: PdfRef[] = []
  for (let start = 0; start < pages.length; start += KIDS_PER_NODE) {
    const group = pages.slice(start, start + KIDS_PER_NODE)
    const node = target.reserve()
    const kids = adopt(target, node, group)
    target.objects.set(
      node,
      dictOf({ Type: pdfName('Pages'), Parent: root, Kids: kids, Count: group.length }),
    )
    nodes.push(node)
  }
  return nodes
}

function adopt(target: PdfBuilder, parent: PdfRef, pages: readonly PdfRef[]): PdfRef[] {
  for (const page of pages) {
    const dict = target.objects.get(page)
    if (dict instanceof Map) dict.set('Parent', parent)
  }
  return [...pages]
}
