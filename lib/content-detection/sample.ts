import { SAMPLE_BYTES, type Sample, type SampleFile } from './detection.ts'

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
