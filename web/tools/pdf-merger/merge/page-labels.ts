import { dictOf, type PdfDict, PdfName, type PdfRef, PdfString, pdfName } from '#lib/pdf/objects.ts'
import type { PdfFile } from '#lib/pdf/pdf-file.ts'
import { numberTree, readNumberTree } from '#lib/pdf/trees.ts'
import type { Part } from './part.ts'

/** How a page is called: "A-iv" has the prefix "A-", the style r and the number 4 (ISO 32000-1, 12.4.2). */
type Label = { readonly prefix: string; readonly style: string; readonly number: number }

const NO_LABEL: Label = { prefix: '', style: '', number: 1 }

/** Returns the labels of the merged pages, or undefined if no file has any. Pages keep the labels of their file. */
export function mergePageLabels(parts: readonly Part[], pages: readonly PdfRef[]): PdfDict | undefined {
  if (!parts.some(({ file }) => file.catalog.has('PageLabels'))) return undefined
  const labels = new Map<PdfRef, Label>()
  for (const part of parts) {
    const labelOf = readLabels(part.file)
    for (const page of part.pages) labels.set(page.ref, labelOf(page.index))
  }
  return numberTree(getRanges(pages.map((page) => labels.get(page) ?? NO_LABEL)))
}

function readLabels(file: PdfFile): (index: number) => Label {
  const ranges = [...readNumberTree(file, file.catalog.get('PageLabels'))]
  return (index) => {
    const range = ranges.findLast(([start]) => start <= index)
    if (!range) return { prefix: '', style: 'D', number: index + 1 }
    const [start, value] = range
    return labelAt(file, file.dict(value) ?? new Map(), index - start)
  }
}

function labelAt(file: PdfFile, range: PdfDict, steps: number): Label {
  const style = file.resolve(range.get('S'))
  const prefix = file.resolve(range.get('P'))
  const first = file.resolve(range.get('St'))
  return {
    prefix: prefix instanceof PdfString ? prefix.bytes : '',
    style: style instanceof PdfName ? style.text : '',
    number: (typeof first === 'number' ? first : 1) + steps,
  }
}

/** Starts a new range at each page whose number does not follow the previous one. */
function getRanges(labels: readonly Label[]): Map<number, PdfDict> {
  const ranges = new Map<number, PdfDict>()
  labels.forEach((label, page) => {
    if (!goesOn(labels[page - 1], label)) ranges.set(page, dictOfLabel(label))
  })
  return ranges
}

function goesOn(before: Label | undefined, label: Label): boolean {
  if (!before || before.prefix !== label.prefix || before.style !== label.style) return false
  return label.style === '' || before.number + 1 === label.number
}

function dictOfLabel({ prefix, style, number }: Label): PdfDict {
  return dictOf({
    S: style === '' ? undefined : pdfName(style),
    P: prefix === '' ? undefined : new PdfString(prefix),
    St: style === '' || number === 1 ? undefined : number,
  })
}
