import type { Plugin } from 'vite'

/**
 * `page.tsx?screen` is a tool's page together with its own card, as one module: a visit asks for one script
 * instead of two, and the table of all tools that every page carries has one entry for each.
 */
export function toolScreens(): Plugin {
  return {
    name: 'tool-screens',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('/page.tsx?screen')) return
      return "export { default } from './page.tsx'\nexport { tool } from './tool.ts?alone'\n"
    },
  }
}
