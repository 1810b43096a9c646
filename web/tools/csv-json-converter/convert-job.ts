import type { Conversion, Settings } from './convert.ts'

/** A job is complete in itself, so its worker may be ended at any time. */
export type ConvertJob = {
  readonly kind: 'convert' | 'xlsx'
  readonly input: string | File
  readonly settings: Settings
}

type Converted = Extract<Conversion, { kind: 'converted' }>

/** What the page gets: the output as a Blob, which crosses without being copied. */
export type ConvertAnswer =
  | (Omit<Converted, 'chunks'> & { readonly blob: Blob })
  | Extract<Conversion, { kind: 'refused' }>
  | { readonly kind: 'file'; readonly blob: Blob }
