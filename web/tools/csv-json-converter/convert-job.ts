import type { Conversion, Settings } from './convert.ts'

/** Self-contained job, so that its worker can be terminated at any time. */
export type ConvertJob = {
  readonly kind: 'convert' | 'xlsx'
  readonly input: string | File
  readonly settings: Settings
}

type Converted = Extract<Conversion, { kind: 'converted' }>

/** Result for the page: the output as a Blob, which is transferred without a copy. */
export type ConvertAnswer =
  | (Omit<Converted, 'chunks'> & { readonly blob: Blob })
  | Extract<Conversion, { kind: 'refused' }>
  | { readonly kind: 'file'; readonly blob: Blob }
