import { childElements, findElement, textWithin, type XmlElement } from '../../markup/read-xml.ts'
import { DEFAULT_STYLE, defaultPage, type Paper } from '../default-page.ts'
import { Notes } from '../notes.ts'
import { checkedLength, getTitle, type ReadDocument } from '../read-document.ts'
import { decodeHtml } from './decode-html.ts'
import { HtmlReader } from './html-reader.ts'
import { htmlTree } from './html-tree.ts'

/** Reads a page of the web. Nothing of it is run or fetched. */
export function readHtml(bytes: Uint8Array, name: string, paper: Paper): ReadDocument {
  const root = htmlTree(checkedLength(decodeHtml(bytes)))
  const notes = new Notes()
  const title = findElement(root, 'title')
  const body = findElement(root, 'body') ?? root
  const direction = (body.attributes.dir ?? root.attributes.dir)?.toLowerCase() === 'rtl' ? 'rtl' : 'ltr'
  const style = DEFAULT_STYLE
  for (const head of childElements(root)) if (head.name === 'head') countDropped(head, notes)
  return {
    document: {
      meta: { title: (title && textWithin(title).replace(/\s+/g, ' ').trim()) || getTitle(name) },
      language: root.attributes.lang || 'und',
      direction,
      style,
      page: defaultPage(paper),
      blocks: new HtmlReader(notes, style).read(body),
    },
    notes: notes.sentences,
  }
}

function countDropped(head: XmlElement, notes: Notes): void {
  for (const child of childElements(head)) if (child.name === 'script') notes.add('scripts')
}
