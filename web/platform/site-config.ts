import type { SiteMeta } from '#contract/site-config.ts'

declare global {
  /** Set by the server renderer before the pages are loaded. */
  var siteMeta: SiteMeta | undefined
}

/** Returns a setting of the operator from the document's head. */
export function siteConfig(name: keyof SiteMeta): string | undefined {
  return import.meta.env.SSR
    ? globalThis.siteMeta?.[name]
    : document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content
}

const closed = siteConfig('closed')?.split(' ')

/** Whether the operator has closed an address, such as `/pricing`; see `contract/site-config.ts`. */
export function isDisabled(path: string): boolean {
  return closed?.includes(path) ?? false
}
