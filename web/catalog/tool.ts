import type { ComponentType } from 'react'
import type { Icon } from '../ui/create-icon.ts'
import type { CategoryId } from './categories.ts'

/** A tool's card: all that the product knows of a tool without opening it. One a folder, in `tools/{slug}/tool.ts`. */
export type Tool = {
  /** Number that browsers store in favorites, from 1; never reused for another tool (decision 2). */
  readonly id: number
  /** Folder name and short address. */
  readonly slug: string
  readonly title: string
  /** Purpose in one line of a phone, up to 50 characters; shown below the title. */
  readonly tagline: string
  /** One sentence for cards and search engines, up to 160 characters. */
  readonly summary: string
  /** Three short claims, for search engines. */
  readonly features: readonly [string, string, string]
  /** The home category first, then those that list it too. */
  readonly categories: readonly [CategoryId, ...CategoryId[]]
  /** Search terms for the tool: synonyms, other products' names. */
  readonly tags: readonly string[]
  readonly icon: Icon
  /** Set by the API tester, which must reach any URL: it becomes a separate document with a wider policy. */
  readonly reach?: 'any-address'
  /** Set by the scanner, which needs the camera: it becomes a separate document, and no other page can use it. */
  readonly uses?: 'camera'
  /** Set if the visitor's results are for others and stored on this server. */
  readonly isShared?: true
}

/** A small real result of a tool, drawn on the first page: `web/tools/{slug}/example.tsx`. */
export type ToolExample = {
  readonly caption: string
  /** State of the tool that shows this result, as in its share links. */
  readonly state: object
  readonly Drawing: ComponentType
}
