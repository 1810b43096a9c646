/** Servers that a document's scripts can connect to: only our own, except for the one tool that must reach any URL. */
type Reach = 'own-server' | 'any-address'

/** `dist/site.json`: what the server must know of the built site. */
export type SiteMap = {
  /** From each address to the file that answers it. */
  readonly fileByPath: Readonly<Record<string, string>>
  /** Documents that answer every id: from `/poll/` to the file of all `/poll/{id}`. */
  readonly below: Readonly<Record<string, string>>
  readonly notFound: string
  readonly categoryNotFound: string
  /** Requirements of each document's Content-Security-Policy, by file. */
  readonly documents: Readonly<Record<string, DocumentPolicy>>
}

/** `dist/parts.json`: what documents are made of, so that they can be made again as an operator wants them. */
export type SiteParts = {
  readonly template: string
  /** The file of the script that knows every page. */
  readonly deferredScript: string
  /** The file of the style of all pages. */
  readonly fullStylesheet: string
  /** By the source of a page: its style, and the scripts that its document names, in the order in which they run. */
  readonly pages: Readonly<Record<string, { readonly style: string; readonly scripts: readonly string[] }>>
  /** Every tool, also one that is closed later. */
  readonly tools: readonly string[]
  /** Levels with which the site is compressed: brotli 0 to 11, gzip 1 to 9. */
  readonly compression: { readonly brotli: number; readonly gzip: number }
}

/**
 * Inline contents of a document, as SHA-256 in base64, the servers that it can connect to besides its own, and the
 * device features that it can request.
 */
export type DocumentPolicy = {
  readonly script: string
  readonly styles: readonly string[]
  readonly reach?: Reach
  readonly uses?: 'camera'
}

/**
 * Placeholders in a document that answers every id: around the tags that describe it, and at the position of its
 * noscript text.
 */
export const SHARED_PLACEHOLDERS = {
  head: '<!--head-->',
  headEnd: '<!--/head-->',
  text: '<!--text-->',
} as const

/** Id of the element that states the purpose of a page: the first paint waits until the parser has reached it. */
export const SUMMARY_ID = 'summary'

/** Class of the content of the first frame; its following siblings and the page footer are rendered after it. */
export const FIRST_FRAME = 'first-frame'

/** Files cached by the service worker, and the URL that each cached document answers. */
export type Precache = {
  /** Changes with any byte of a cached file. */
  readonly version: string
  /** Paths to precache. */
  readonly files: readonly string[]
  /** Cached file by request path. */
  readonly fileByPath: Readonly<Record<string, string>>
  readonly below: Readonly<Record<string, string>>
  /** Engines that this deployment serves, as returned by {@link enginePath}. */
  readonly engines: readonly string[]
  readonly notFound: string
  readonly categoryNotFound: string
}

/** An engine's file, or the folder of all its files: `/assets/engine-pdfjs-6.5` of `/assets/engine-pdfjs-6.5/font.pfb`. */
export function enginePath(path: string): string | undefined {
  return /^\/assets\/[^/]+/.exec(path)?.[0]
}

/** The document of what is shared under an id, for an address such as `/poll/{id}`. */
export function documentBelow(below: Readonly<Record<string, string>>, path: string): string | undefined {
  const [, folder] = /^(\/[^/]+\/)[^/]+$/.exec(path) ?? []
  return folder === undefined || !Object.hasOwn(below, folder) ? undefined : below[folder]
}
