import { tag } from './xml.ts'

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
