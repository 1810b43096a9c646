import type * as v from 'valibot'
import type { FillRandom, RandomInteger } from '../random/random-integer.ts'

/** What lies outside an operation; handed in, so that examples have one answer. */
export type OperationContext = {
  readonly random: RandomInteger
  readonly fillRandom: FillRandom
  /** UTC milliseconds. */
  readonly now: () => number
  /** A file of the typesetter's data, by its name there: the index, the engine, slices of fonts. */
  readonly typesetFile: (name: string) => Promise<Uint8Array<ArrayBuffer>>
  /** Told by what can tell it: how much of its work is done, 0…1. */
  readonly report: (share: number) => void
}

/** A file as it came. */
export type GivenFile = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }

/** Plain data, as JSON has it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** Text in pieces that belong one after the other, data, or one file. */
export type OperationResult =
  | { readonly kind: 'text'; readonly chunks: readonly (string | Uint8Array<ArrayBuffer>)[] }
  | { readonly kind: 'data'; readonly data: Json }
  | {
      readonly kind: 'file'
      readonly file: GivenFile
      readonly mediaType: string
      /** What could not be kept, in whole sentences. */
      readonly notes: readonly string[]
    }

/** The field of the question that a program may give as standard input or as files, and what it holds. */
export type Input = {
  readonly field: string
  /** `contents` is text or a file. */
  readonly takes: 'text' | 'contents' | 'file' | 'files'
}

/**
 * What is asked and answered. A file of the answer is told by its name and the SHA-256 of its bytes, in hexadecimal, and
 * a long text by that alone.
 */
export type Example = {
  /** As JSON: a file is `{ name, text }` or `{ name, base64 }`. */
  readonly params: { readonly [field: string]: Json }
  readonly result: Json
  /** What the page shows of it when it is opened by the share link of this question. */
  readonly shown?: readonly string[]
}

export type ParamsSchema = v.StrictObjectSchema<v.ObjectEntries, undefined>

/** Something that a tool can do for a program, told once for the command line, MCP and HTTP. */
export type Operation = {
  /** Its name everywhere: a public contract. */
  readonly name: string
  /** One sentence. */
  readonly summary: string
  /** Everything that may be asked: a field that it does not name is refused. */
  readonly params: ParamsSchema
  readonly input?: Input
  /** `text or file` is a file of bytes that may turn out to be text. */
  readonly gives: 'text' | 'data' | 'file' | 'text or file'
  /** What a field means whose name does not tell. */
  readonly notes: Readonly<Record<string, string>>
  readonly examples: readonly Example[]
  /** The state of the tool's share link that opens the page with this question. */
  share?(params: never): unknown
  run(params: never, context: OperationContext): Promise<OperationResult> | OperationResult
}

type Declared<Entries extends v.ObjectEntries, Output> = Omit<
  Operation,
  'params' | 'input' | 'notes' | 'share' | 'run'
> & {
  readonly params: v.StrictObjectSchema<Entries, undefined>
  readonly input?: Input & { readonly field: keyof Entries & string }
  readonly notes?: { readonly [Field in keyof Entries]?: string }
  share?(params: Output): unknown
  run(params: Output, context: OperationContext): Promise<OperationResult> | OperationResult
}

/** Declares an operation. Its `run` throws UserError for what the asker can repair. */
export function operation<Entries extends v.ObjectEntries>(
  declared: Declared<Entries, v.InferOutput<v.StrictObjectSchema<Entries, undefined>>>,
): Operation {
  const notes: Record<string, string> = {}
  for (const [field, note] of Object.entries(declared.notes ?? {}))
    if (note !== undefined) notes[field] = note
  return { ...declared, notes }
}

export function textResult(...chunks: readonly (string | Uint8Array<ArrayBuffer>)[]): OperationResult {
  return { kind: 'text', chunks }
}

export function dataResult(data: Json): OperationResult {
  return { kind: 'data', data }
}

export function fileResult(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  mediaType: string,
  notes: readonly string[] = [],
): OperationResult {
  return { kind: 'file', file: { name, bytes }, mediaType, notes }
}
