import { type PdfDict, PdfName, type PdfObject, PdfRef, PdfString, pdfName } from '#lib/pdf/objects.ts'
import { nameTree, readNameTree } from '#lib/pdf/trees.ts'
import { freeName, type Part } from './part.ts'

/** Collects the named destinations of all parts (ISO 32000-1, 12.3.2.3): names of PDF 1.1 and strings since 1.2. */
export class Destinations {
  readonly #names = new Map<string, PdfObject>()
  readonly #strings = new Map<string, PdfObject>()

  /** Adds a part's names, renamed on conflict, and sets the targets of the part's links. */
  take(part: Part): void {
    const { file } = part
    const names = placeNames(part, new Map(file.dict(file.catalog.get('Dests'))), this.#names)
    const tree = readNameTree(file, file.dict(file.catalog.get('Names'))?.get('Dests'))
    const strings = placeNames(part, tree, this.#strings)
    part.destination = (value) => {
      const given = file.resolve(value)
      if (given instanceof PdfName) return getName(names, given.text) ?? stringOf(strings, given.text)
      if (given instanceof PdfString) return stringOf(strings, given.bytes) ?? getName(names, given.bytes)
      return explicitDestination(part, given)
    }
  }

  get oldNames(): PdfDict | undefined {
    return this.#names.size > 0 ? this.#names : undefined
  }

  get tree(): PdfDict | undefined {
    return this.#strings.size > 0 ? nameTree(this.#strings) : undefined
  }
}

function getName(renamed: ReadonlyMap<string, string>, name: string): PdfObject | undefined {
  const found = renamed.get(name)
  return found === undefined ? undefined : pdfName(found)
}

function stringOf(renamed: ReadonlyMap<string, string>, name: string): PdfObject | undefined {
  const found = renamed.get(name)
  return found === undefined ? undefined : new PdfString(found)
}

/** Adds the destinations of copied pages to `taken`; returns their new names. */
function placeNames(part: Part, own: ReadonlyMap<string, PdfObject>, destinations: Map<string, PdfObject>) {
  const renamed = new Map<string, string>()
  for (const [name, value] of own) {
    const target = explicitDestination(part, part.file.resolve(value))
    if (target === undefined) continue
    const free = freeName(name, destinations)
    destinations.set(free, target)
    renamed.set(name, free)
  }
  return renamed
}

/** `[page /XYZ …]`, or a dictionary with that as its D, with the page in the merged file. */
function explicitDestination(part: Part, value: PdfObject): PdfObject | undefined {
  const given = value instanceof Map ? part.file.resolve(value.get('D')) : value
  if (!Array.isArray(given)) return undefined
  const page = targetPage(part, given[0])
  return page && [page, ...given.slice(1).map((item) => part.graft.copy(item))]
}

/** Some writers use the page's position, which the standard reserves for other files. */
function targetPage(part: Part, page: PdfObject | undefined): PdfRef | undefined {
  if (page instanceof PdfRef) return part.pageRef(page.number)
  return part.pages.find(({ index }) => index === page)?.ref
}
