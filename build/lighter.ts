import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ours = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const createIcon = ours('web/ui/create-icon.ts')
const lightSchema = ours('lib/light-schema/light-schema.ts')

/**
 * Pieces of machinery that every page would carry, by smaller ones: lucide's icons and their component, valibot, and
 * Vite's preloader, whose work the documents' own scripts and the service worker do. And a tool's card gets a
 * copy of its icon, once for the catalogue and once alone, or any page that shows the icon would bring the whole catalogue.
 * A contract's schemas are made without side effects, so a page leaves out those that only the server reads.
 */
export function lighterPieces(): Plugin {
  return {
    name: 'lighter-pieces',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/')) return createIcon
      if (source === 'valibot' && this.environment.name === 'client' && importer !== lightSchema)
        return lightSchema
    },
    transform(code, id) {
      if (/\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs/.test(id)) return onlyDrawing(code)
      if (/\/contract\/[\w-]+\.ts/.test(id)) return code.replaceAll(/\bv\.(?=\w+\()/g, '/* @__PURE__ */ v.')
      const card = /\/tools\/[^/]+\/tool\.ts(\?alone)?$/.exec(id)
      if (card) return withOwnIcon(code, card[1] ?? '?listed')
    },
    load(id) {
      if (id === '\0vite/preload-helper.js') return 'export const __vitePreload = (load) => load()'
    },
  }
}

/** An icon's file without what `createIcon` does not use: its name and size, and a key for each of its lines. */
function onlyDrawing(code: string): string {
  return code
    .replaceAll(/, key: "\w+"/g, '')
    .replace(/name: "[^"]+",\s*size: \d+,/, '')
    .replace('__iconData.node;\n', '')
}

/** `import { QrCode } from 'lucide-react'` becomes the import of that icon's own file, as a module of its own. */
function withOwnIcon(code: string, query: string): string {
  return code.replace(
    /import \{ (\w+) \} from ['"]lucide-react['"]/,
    (_, name: string) => `import ${name} from 'lucide-react/dist/esm/icons/${kebabCase(name)}.mjs${query}'`,
  )
}

function kebabCase(name: string): string {
  return name.replaceAll(/([a-z])([A-Z0-9])|([A-Z])([A-Z][a-z])/g, '$1$3-$2$4').toLowerCase()
}
