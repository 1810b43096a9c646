import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ours = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const lightSchema = ours('lib/schema/light-schema.ts')

/**
 * Replaces code that every page would carry: valibot by our light schemas, and Vite's preloader, whose work the
 * documents' own scripts and the service worker do. Marks the schemas of contracts as pure, so a page leaves out those
 * that only the server reads.
 */
export function lighterChunks(): Plugin {
  return {
    name: 'lighter-pieces',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^valibot$/ },
      handler(_source, importer) {
        if (this.environment.name === 'client' && importer !== lightSchema) return lightSchema
      },
    },
    transform: {
      filter: { id: /\/contract\/[\w-]+\.ts/ },
      handler: (code) => code.replaceAll(/\bv\.(?=\w+\()/g, '/* @__PURE__ */ v.'),
    },
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}
