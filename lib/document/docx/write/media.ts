import { encodePng } from '../../../image/encode-png.ts'
import type { Image, ImageSource } from '../../blocks.ts'
import type { Relationships } from './part.ts'
import { emu, tag } from './xml.ts'

const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006'

/** The pictures of a document, each once. */
export class Media {
  readonly files = new Map<string, Uint8Array>()
  readonly #paths = new Map<ImageSource, string>()
  #drawn = 0

  /** Returns the XML of an inline image (ECMA-376, 20.4.2.8). */
  inline({ source, width, height, alt, link }: Image, relationships: Relationships): string {
    const id = relationships.idOf('image', this.#pathOf(source))
    const number = ++this.#drawn
    const size = { cx: emu(width), cy: emu(height) }
    const click =
      link === undefined || link.startsWith('#')
        ? ''
        : tag('a:hlinkClick', {
            'xmlns:a': `${DRAWING}/main`,
            'r:id': relationships.idOf('hyperlink', link, true),
          })
    const image = tag(
      'pic:pic',
      { 'xmlns:pic': `${DRAWING}/picture` },
      tag(
        'pic:nvPicPr',
        {},
        tag('pic:cNvPr', { id: number, name: `Picture ${number}` }) + tag('pic:cNvPicPr'),
      ) +
        tag('pic:blipFill', {}, tag('a:blip', { 'r:embed': id }) + tag('a:stretch', {}, tag('a:fillRect'))) +
        tag(
          'pic:spPr',
          {},
          tag('a:xfrm', {}, tag('a:off', { x: 0, y: 0 }) + tag('a:ext', size)) +
            tag('a:prstGeom', { prst: 'rect' }, tag('a:avLst')),
        ),
    )
    const inline = tag(
      'wp:inline',
      { distT: 0, distB: 0, distL: 0, distR: 0 },
      tag('wp:extent', size) +
        tag('wp:docPr', { id: number, name: `Picture ${number}`, descr: alt }, click) +
        tag(
          'a:graphic',
          { 'xmlns:a': `${DRAWING}/main` },
          tag('a:graphicData', { uri: `${DRAWING}/picture` }, image),
        ),
    )
    return tag('w:r', {}, tag('w:drawing', {}, inline))
  }

  #pathOf(source: ImageSource): string {
    const known = this.#paths.get(source)
    if (known) return known
    const isJpeg = source.kind === 'jpeg'
    const path = `media/image${this.#paths.size + 1}.${isJpeg ? 'jpeg' : 'png'}`
    this.#paths.set(source, path)
    this.files.set(`word/${path}`, source.kind === 'pixels' ? encodePng(source, source.bytes) : source.bytes)
    return path
  }
}
