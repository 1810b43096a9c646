import { encodePng } from '../../../image/encode-png.ts'
import type { Image, ImageSource } from '../../blocks.ts'
import { emu, tag } from './xml.ts'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** Relationships of one part of the package. */
export class Relationships {
  readonly #ids = new Map<string, string>()

  /** The id of a target; the same target has one id. */
  idOf(type: string, target: string, isExternal = false): string {
    const xml = (id: string) =>
      tag('Relationship', {
        Id: id,
        Type: `${OFFICE}/${type}`,
        Target: target,
        TargetMode: isExternal ? 'External' : undefined,
      })
    const key = xml('')
    const known = this.#ids.get(key)
    if (known) return known
    const id = `rId${this.#ids.size + 1}`
    this.#ids.set(key, id)
    return id
  }

  get isEmpty(): boolean {
    return this.#ids.size === 0
  }

  get xml(): string {
    const list = [...this.#ids].map(([key, id]) => key.replace('Id=""', `Id="${id}"`))
    return tag('Relationships', { xmlns: `${PACKAGE}/relationships` }, list.join(''))
  }
}

const TYPES = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const KINDS: Readonly<Record<string, string>> = {
  'word/document.xml': `${TYPES}.document.main+xml`,
  'word/styles.xml': `${TYPES}.styles+xml`,
  'word/numbering.xml': `${TYPES}.numbering+xml`,
  'word/settings.xml': `${TYPES}.settings+xml`,
  'word/footnotes.xml': `${TYPES}.footnotes+xml`,
  'docProps/core.xml': 'application/vnd.openxmlformats-package.core-properties+xml',
}

/** Returns the content types of the package's parts (ECMA-376, part 2, 10.1). */
export function contentTypes(paths: readonly string[]): string {
  const defaults = [
    ['rels', 'application/vnd.openxmlformats-package.relationships+xml'],
    ['xml', 'application/xml'],
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
  ].map(([extension, type]) => tag('Default', { Extension: extension, ContentType: type }))
  const overrides = paths.flatMap((path) => {
    const type = KINDS[path] ?? marginType(path)
    return type === undefined ? [] : [tag('Override', { PartName: `/${path}`, ContentType: type })]
  })
  return tag('Types', { xmlns: `${PACKAGE}/content-types` }, [...defaults, ...overrides].join(''))
}

function marginType(path: string): string | undefined {
  const [, kind] = /^word\/(header|footer)\d+\.xml$/.exec(path) ?? []
  return kind && `${TYPES}.${kind}+xml`
}

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
