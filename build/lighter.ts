import type { Plugin } from 'vite'

/**
 * Removes code that every page would carry: Vite's preloader, whose work the documents' own scripts and the service
 * worker do. Marks the schemas of contracts as pure, so a page leaves out those that only the server reads.
 */
export function lighterChunks(): Plugin {
  return {
    name: 'lighter-pieces',
    apply: 'build',
    enforce: 'pre',
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
