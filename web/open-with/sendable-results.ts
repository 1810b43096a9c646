import { type RegisteredResult, resultsRegistry } from '../platform/results-registry.ts'
import type { Offer } from './detectors.ts'
import { findOffers } from './find-offers.ts'
import { type Input, toSample } from './input.ts'
import { affinity } from './rank.ts'

/** A result, and the tools that "Send to" offers for it, as `findOffers` decides. */
export type Sendable = { readonly label: string; readonly input: Input; readonly offers: readonly Offer[] }

/** Maximum number of results listed; the Case Converter has 12. */
const MAX_RESULTS = 12
const isPlain = ({ label }: RegisteredResult) => label === 'Copy' || label === 'Download'

/**
 * Returns the page's results with the tools that accept them, text before files, the longest first and those of equal
 * length in the page's order; if there are plain buttons, only theirs. Results copied as text are not sent as files too.
 * A tool that accepts text and a file of the page is offered for the one that fits it better.
 */
export async function getSendableResults(slug: string): Promise<readonly Sendable[]> {
  const registered = [...document.querySelectorAll('*')]
    .flatMap((element) => resultsRegistry.get(element) || [])
    .filter(({ isUnsent }) => !isUnsent)
  const plain = registered.filter(isPlain)
  const read = await Promise.all((plain.length > 0 ? plain : registered).map(readResult))
  const texts = read.filter(({ content }) => typeof content === 'string')
  const isCopy = await Promise.all(read.map((result) => isCopyOf(texts, result)))
  const results = read
    .filter(({ size }, index) => size > 0 && !isCopy[index])
    .sort((a, b) => Number(a.isFile) - Number(b.isFile) || b.size - a.size)
  const sendable = await Promise.all(
    results.slice(0, MAX_RESULTS).map(async ({ label, isFile, content }) => {
      const offers = await findOffers(await toSample(content), affinity, { ownSlug: slug })
      return { label, isFile, input: content, offers }
    }),
  )
  /** Whether the other kind of result, text or file, fits this tool better. */
  const isBeaten = ({ slug, confidence }: Offer, isFile: boolean) =>
    sendable.some(
      (other) =>
        other.isFile !== isFile &&
        other.offers.some(
          (offer) => offer.slug === slug && offer.confidence >= confidence + (isFile ? 0 : 0.01),
        ),
    )
  return sendable
    .map(({ isFile, ...result }) => ({
      ...result,
      offers: result.offers.filter((offer) => !isBeaten(offer, isFile)),
    }))
    .filter(({ offers }) => offers.length > 0)
}

type Result = { readonly content: Input; readonly size: number }

/** Returns whether a result is a file with the content of one of these strings. Reads only files of the same size. */
async function isCopyOf(texts: readonly Result[], { content, size }: Result): Promise<boolean> {
  const sameSize = texts.filter((text) => text.size === size)
  if (typeof content === 'string' || sameSize.length === 0) return false
  const text = await content[0]?.text()
  return sameSize.some((other) => other.content === text)
}

async function readResult(output: RegisteredResult) {
  const content = 'text' in output ? output.text : output.content
  const whole = typeof content === 'function' ? await content() : content
  const name = 'fileName' in output ? output.fileName : undefined
  const isFile = name !== undefined || typeof whole !== 'string'
  const label =
    output.heading ?? output.name?.replace(/^Copy /, '') ?? (isPlain(output) ? kindOf(name) : output.label)
  if (typeof whole === 'string') return { label, isFile, content: whole, size: new Blob([whole]).size }
  return {
    label,
    isFile,
    content: [new File([whole], name ?? 'Result', { type: whole.type })],
    size: whole.size,
  }
}

/** Returns a heading for a result whose button says only "Copy" or "Download": "Text", "CSV file". */
function kindOf(fileName: string | undefined): string {
  return fileName === undefined ? 'Text' : `${fileName.split('.').at(-1)?.toUpperCase()} file`
}
