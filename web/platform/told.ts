import type { Told } from '#contract/told.ts'

declare global {
  /** Set by whoever renders documents, before the pages are loaded. */
  var toldByOperator: Told | undefined
}

/** What the operator of this site says, which the head of its documents carries. */
export function told(name: keyof Told): string | undefined {
  return import.meta.env.SSR
    ? globalThis.toldByOperator?.[name]
    : document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content
}

const closed = told('closed')?.split(' ')

/** Whether the operator has closed an address, such as `/pricing`; see `contract/told.ts`. */
export function isClosed(address: string): boolean {
  return closed?.includes(address) ?? false
}
