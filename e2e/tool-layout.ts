import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'

type Role = Parameters<Page['getByRole']>[0]
/** Part of a page, by its role and accessible name. */
export type Part = readonly [role: Role, name: string]

/** Keys to press, the part that answers them, and the text it then contains. `⌫` is Backspace. */
type Step = readonly [keys: string, seen: Part, text: string]

/** Invalid text, and the keys that make it valid. */
export type Typing = {
  readonly box: string
  /** Pressed first, or what is chosen in it. */
  readonly mode?: Part | readonly [...Part, option: string]
  readonly steps: readonly Step[]
}

/** Main parts of a tool's page: `web/tools/{slug}/layout.fixture.ts`. */
export type ToolLayout = {
  readonly input: Part
  /** The result, or the main button. */
  readonly result: Part
  /** Button that fills the input, for a tool without an example in its bar. */
  readonly offer?: Part
  readonly typing?: readonly Typing[]
}

const TOOLS = new URL('../web/tools/', import.meta.url)

/** Loads the layout of every tool. Throws an Error if a tool has none. */
export function loadToolLayouts(): Promise<readonly (ToolLayout & { readonly slug: string })[]> {
  return Promise.all(
    readdirSync(TOOLS).map(async (slug) => {
      const { layout }: { layout: ToolLayout } = await import(
        new URL(`${slug}/layout.fixture.ts`, TOOLS).href
      )
      return { slug, ...layout }
    }),
  )
}
