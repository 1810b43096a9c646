import type * as v from 'valibot'
import type { FillRandom, RandomInteger } from '../random/random.ts'

/** Dependencies of an operation; injected, so that examples are deterministic. */
export type OperationContext = {
  readonly random: RandomInteger
  readonly fillRandom: FillRandom
  /** UTC milliseconds. */
  readonly now: () => number
  /** A file of the typesetter's data, by its name there: the index, the engine, slices of fonts. */
  readonly typesetFile: (name: string) => Promise<Uint8Array<ArrayBuffer>>
  /** Callback for the share of work done, 0…1. */
  readonly report: (share: number) => void
}

/** File as received. */
export type GivenFile = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }

/** Plain data, as JSON has it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** Media types of text, without their charset. */
export type TextType = 'text/plain' | 'text/csv' | 'application/json' | 'application/xml' | 'image/svg+xml'

/** Result of an operation: text in consecutive chunks, data, or one file. */
export type OperationResult = {
  /** Warnings of the page: lost, changed or doubtful content, in the page's words. */
  readonly notes: readonly string[]
  /** Of a check: the input did not pass. Commands end with exit code 1 then. */
  readonly hasFailed?: boolean | undefined
} & (
  | {
      readonly kind: 'text'
      readonly chunks: readonly (string | Uint8Array<ArrayBuffer>)[]
      /** Default: `text/plain`. */
      readonly mediaType?: TextType | undefined
    }
  | { readonly kind: 'data'; readonly data: Json }
  | { readonly kind: 'file'; readonly file: GivenFile; readonly mediaType: string }
)

/** Parameter that can be passed as standard input or as files, and its type. */
export type Input = {
  readonly field: string
  /** `contents` is text or a file. */
  readonly accepts: 'text' | 'contents' | 'file' | 'files'
}

/**
 * Example of parameters and result. A file in the result is represented by its name and the SHA-256 of its bytes, in
 * hexadecimal, a long string by the hash alone.
 */
export type Example = {
  /** As JSON: a file is `{ name, text }` or `{ name, base64 }`. */
  readonly params: { readonly [field: string]: Json }
  readonly result: Json
  /** The input does not pass the check. */
  readonly hasFailed?: true
  /** Notes of the result, if it has any; its page shows them too. */
  readonly notes?: readonly string[]
  /** Text shown by the page when opened with the share link of these parameters. */
  readonly shown?: readonly string[]
}

/** Values of another field with which a field has an effect. */
export type Condition = { readonly field: string } & (
  | { readonly is: readonly Json[]; readonly isNot?: undefined }
  | { readonly isNot: readonly Json[]; readonly is?: undefined }
)

type ParamsSchema = v.StrictObjectSchema<v.ObjectEntries, undefined>

/** Operation of a tool for programs, defined once for the command line, MCP and HTTP. */
export type Operation = {
  /** Its name everywhere: a public contract. */
  readonly name: string
  /** Its name for people. */
  readonly title: string
  /** One sentence. */
  readonly summary: string
  /** Sentence that points to other operations that are easily confused with this one. */
  readonly seeAlso?: string
  /** Name of the operation that documents the same parameters. */
  readonly paramsOf?: string
  /** Whether the same parameters give another result each time. */
  readonly isRandom?: true
  /** All parameters: an unknown field is rejected. */
  readonly params: ParamsSchema
  readonly input?: Input
  /** `text or file` is a file of bytes that can turn out to be text. */
  readonly gives: 'text' | 'data' | 'file' | 'text or file'
  /** Media types of results other than data; default: `text/plain` and `application/octet-stream`. */
  readonly mediaTypes?: readonly string[]
  /** Schema of the data; all operations that return data have one. */
  readonly data?: v.GenericSchema
  /** Fields that have an effect only with these values of others: all conditions must be met. */
  readonly onlyWith?: Readonly<Record<string, readonly Condition[]>>
  /** Schemas that describe fields in more detail than the ones that read them. */
  readonly described?: Readonly<Record<string, v.GenericSchema>>
  /** Descriptions of fields with non-obvious names. */
  readonly notes: Readonly<Record<string, string>>
  /** Names of command-line options that differ from those of their parameters, such as `keep-acronyms`. */
  readonly flags?: Readonly<Record<string, string>>
  /** Limit of the run time in milliseconds, for operations that can take for ever. */
  readonly timeLimitMs?: number
  readonly examples: readonly Example[]
  /** The state of the tool's share link that opens the page with this question. */
  share?(params: never): unknown
  run(params: never, context: OperationContext): Promise<OperationResult> | OperationResult
}

type Declared<Entries extends v.ObjectEntries, Output> = Omit<
  Operation,
  'params' | 'input' | 'notes' | 'onlyWith' | 'share' | 'run'
> & {
  readonly params: v.StrictObjectSchema<Entries, undefined>
  readonly input?: Input & { readonly field: keyof Entries & string }
  readonly notes?: { readonly [Field in keyof Entries]?: string }
  readonly onlyWith?: {
    readonly [Field in keyof Entries]?: readonly (Condition & { readonly field: keyof Entries & string })[]
  }
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
  const onlyWith: Record<string, readonly Condition[]> = {}
  for (const [field, conditions] of Object.entries(declared.onlyWith ?? {}))
    if (conditions !== undefined) onlyWith[field] = conditions
  return { ...declared, notes, onlyWith }
}

export function textResult(...chunks: readonly (string | Uint8Array<ArrayBuffer>)[]): OperationResult {
  return { kind: 'text', chunks, notes: [] }
}

/** Text of a media type other than `text/plain`. */
export function typedText(
  mediaType: TextType,
  ...chunks: readonly (string | Uint8Array<ArrayBuffer>)[]
): OperationResult {
  return { kind: 'text', chunks, mediaType, notes: [] }
}

export function dataResult(data: Json, notes: readonly string[] = []): OperationResult {
  return { kind: 'data', data, notes }
}

export function fileResult(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  mediaType: string,
  notes: readonly string[] = [],
): OperationResult {
  return { kind: 'file', file: { name, bytes }, mediaType, notes }
}

export function withNotes(result: OperationResult, notes: readonly string[]): OperationResult {
  return { ...result, notes }
}
