import type { Plugin } from 'vite'

const ONLY_IN_SHADOW_ROOTS = '!root.head && root.adoptedStyleSheets'

/**
 * CodeMirror's style sheets as adopted ones in every document, as style-mod itself does within shadow roots:
 * the `<style>` elements that it would make are what the pages' policy (`style-src 'self'`) forbids.
 */
export function adoptedStyles(): Plugin {
  return {
    name: 'adopted-styles',
    transform: {
      filter: { id: /[\\/]style-mod[\\/]/ },
      handler(code, id) {
        if (!code.includes(ONLY_IN_SHADOW_ROOTS))
          throw new Error(`style-mod has changed: "${ONLY_IN_SHADOW_ROOTS}" is not in ${id}`)
        return code.replace(ONLY_IN_SHADOW_ROOTS, 'root.adoptedStyleSheets')
      },
    },
  }
}
