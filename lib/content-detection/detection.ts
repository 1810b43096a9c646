/** A file of which nothing but its name and its beginning is known. */
export type SampleFile = {
  readonly name: string
  /** The first bytes, at most {@link SAMPLE_BYTES} of them. */
  readonly head: Uint8Array
}

/** Pasted, dropped or typed content, cut to the part that detectors read. */
export type Sample = {
  /** At most {@link SAMPLE_BYTES} of the text, or of the only file if it contains text; otherwise empty. */
  readonly text: string
  /** Whether `text` is all of it. */
  readonly isWhole: boolean
  /** Empty for plain text. */
  readonly files: readonly SampleFile[]
}

export const SAMPLE_BYTES = 64 * 1024

/** Context of a detector. */
export type DetectionContext = {
  /** UTC milliseconds. */
  readonly now: number
  /** Returns a uniformly random integer from `min` to `max`, both included. */
  readonly random: (min: number, max: number) => number
}

/** Detected content of a sample for one tool. Files are passed unchanged, text as `state` or `fileName` specifies. */
export type Detection = {
  /** 0 to 1; see {@link isCertain}. */
  readonly confidence: number
  /** Description of the sample, as the end of "This looks like …": `a JWT, signed with HS256`. */
  readonly says: string
  /** State as in a share link of the tool. */
  readonly state?: object
  /** The field of the state that gets the whole text. */
  readonly textField?: string
  /** Set if the tool accepts the text as a file of this name. */
  readonly fileName?: string
  /** Exact answer in one line, if there is one: `180.34 cm`. */
  readonly answer?: string
}

/** Props of a tool's `preview.tsx`, which draws an input, as its `detect.ts` reads it, next to the answer of the landing page. */
export type PreviewProps = {
  readonly input: string | readonly File[]
  readonly detection: Detection
}

const CERTAIN = 0.8

/** Whether there is hardly another way to read the sample. */
export function isCertain({ confidence }: Pick<Detection, 'confidence'>): boolean {
  return confidence >= CERTAIN
}

/**
 * Storage of a tool's input; `detect.ts` exports it as `persistence` if it is not `persists`. A result of the others
 * can be a secret.
 */
export type InputPersistence = 'persists' | 'discards' | 'creates-secrets'

/** Detector that a tool's `detect.ts` exports: pure, calls the tool's own parsers. */
export type Detector = (sample: Sample, context: DetectionContext) => Detection | undefined

/** Returns the start of the text, as detectors see it. */
export function toTextSample(text: string): Sample {
  return { text: text.slice(0, SAMPLE_BYTES), isWhole: text.length <= SAMPLE_BYTES, files: [] }
}

/** Returns files as detectors see them; a single text file also as text. */
export function toFileSample(files: readonly SampleFile[]): Sample {
  const [only] = files.length === 1 ? files : []
  const text = only && textIn(only.head)
  return { text: text ?? '', isWhole: only !== undefined && only.head.length < SAMPLE_BYTES, files }
}

/** Decodes UTF-8, whose last character can be truncated; undefined if it contains a zero or is not UTF-8. */
function textIn(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: bytes.length === SAMPLE_BYTES })
  } catch {
    return undefined
  }
}
