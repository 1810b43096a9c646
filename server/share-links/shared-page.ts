/** Content of a shared item's page before any script runs, and for link previews. */
export type SharedPage = {
  /** For the tab and for previews; without the site's name. */
  readonly title: string
  /** One sentence for previews. */
  readonly description: string
  /** The options of a poll. */
  readonly lines: readonly string[]
}

/**
 * Reads a page by its id: `gone` for a deleted one, undefined for an unknown one. A read costs a few rows, however much
 * is stored.
 */
export type SharedPageReader = (id: string) => Promise<SharedPage | 'gone' | undefined>

/** By the folder of the address, such as `/poll/`. */
export type SharedPages = Readonly<Record<string, SharedPageReader>>

/** For an address under which two kinds of things are shared; their ids differ. */
export function readFirst(first: SharedPageReader, second: SharedPageReader): SharedPageReader {
  return async (id) => (await first(id)) ?? second(id)
}
