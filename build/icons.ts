import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'
import { ICON_FRAME, type IconNode } from '../web/ui/create-icon.ts'
import { noteInside } from './licenses.ts'

/** Icon set in the format of Iconify (`IconifyJSON`), as far as this plugin reads it. */
type IconSet = {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

const require = createRequire(import.meta.url)
const PREFIX = '~icons/lucide/'
const VIRTUAL = /^\0~icons\/lucide\//
const CREATE_ICON = normalizePath(fileURLToPath(new URL('../web/ui/create-icon.ts', import.meta.url)))
const TOOL_CARD = /\/tools\/[^/]+\/tool\.ts(\?alone)?$/

/**
 * Resolves `import Wrench from '~icons/lucide/wrench'` to a React component that draws this icon of Lucide, with the
 * import path of unplugin-icons. An alias resolves to the icon that it stands for.
 *
 * The icon of a tool's card is a separate module for the catalog (`?listed`) and for the tool's own page (`?alone`).
 * Otherwise a page that shows the same icon would load the chunk of the catalog.
 */
export function icons(): Plugin {
  let set: IconSet | undefined
  const readSet = (): IconSet => {
    set ??= JSON.parse(readFileSync(require.resolve('@iconify-json/lucide/icons.json'), 'utf8')) as IconSet
    return set
  }
  return {
    name: 'icons',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^~icons\/lucide\// },
      handler(source, importer = '') {
        const name = source.slice(PREFIX.length)
        const own = ownName(name, readSet())
        if (own === undefined) this.error(`Lucide has no icon "${name}", which ${importer} imports`)
        const [card, alone] = TOOL_CARD.exec(importer) ?? []
        return `\0${PREFIX}${own}${card ? (alone ?? '?listed') : ''}`
      },
    },
    load: {
      filter: { id: VIRTUAL },
      handler(id) {
        const name = id.replace(VIRTUAL, '').replace(/\?.*/, '')
        return { code: iconModule(readSet().icons[name]?.body ?? ''), moduleSideEffects: false }
      },
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      const {
        version,
        license,
      }: { version: string; license: string } = require('@iconify-json/lucide/package.json')
      const text = readFileSync(new URL('lucide-license.txt', import.meta.url), 'utf8').trim()
      noteInside({
        name: 'Lucide (in @iconify-json/lucide)',
        version,
        license,
        url: 'https://lucide.dev',
        text,
      })
    },
  }
}

/** Returns the icon's own name for a name or an alias, or undefined if the set has no such icon. */
export function ownName(name: string, { icons, aliases = {} }: IconSet): string | undefined {
  if (Object.hasOwn(icons, name)) return name
  const alias = Object.hasOwn(aliases, name) ? aliases[name] : undefined
  return alias && ownName(alias.parent, { icons, aliases })
}

function iconModule(body: string): string {
  return `import { createIcon } from ${JSON.stringify(CREATE_ICON)}
export default /* @__PURE__ */ createIcon(${JSON.stringify(iconNodes(body))})`
}

/**
 * Parses the body of an icon into its elements. Omits the attributes that `createIcon` sets on the <svg> element, and
 * groups, which only repeat them. Throws an Error if a group sets anything else.
 */
export function iconNodes(body: string): readonly IconNode[] {
  return [...body.matchAll(/<(\w+)([^>]*)>/g)].flatMap(([, tag = '', text = '']): IconNode[] => {
    const attributes = ownAttributes(text)
    if (tag !== 'g') return [[tag, attributes]]
    if (Object.keys(attributes).length > 0) throw new Error(`Unsupported attributes of a group: ${body}`)
    return []
  })
}

function ownAttributes(text: string): Readonly<Record<string, string>> {
  const all = [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [camelCase(name), value] as const,
  )
  const inherited: Readonly<Record<string, string>> = ICON_FRAME
  return Object.fromEntries(all.filter(([name, value]) => inherited[name] !== value))
}

/** Returns the name that React has for an SVG attribute: `stroke-width` is `strokeWidth`. */
function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
