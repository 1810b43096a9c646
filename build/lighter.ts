import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const createIcon = fileURLToPath(new URL('../web/ui/create-icon.ts', import.meta.url))

/**
 * Two pieces of machinery that every page would carry, by smaller ones: lucide's icon component, and Vite's
 * preloader, whose work the documents' own `modulepreload` and the service worker do.
 */
export function lighterPieces(): Plugin {
  return {
    name: 'lighter-pieces',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/')) return createIcon
    },
    load(id) {
      if (id === '\0vite/preload-helper.js') return 'export const __vitePreload = (load) => load()'
    },
  }
}
