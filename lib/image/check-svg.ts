import { formatBytes } from '../bytes/format-bytes.ts'
import { UserError } from '../result/user-error.ts'

/** Some of them contain photos; those without are small before they have too many parts. */
const MAX_BYTES = 50 * 1024 * 1024
/** A page that draws more can do nothing else for seconds: 15 µs per tag on a quiet core. */
const MAX_TAGS = 100_000

/**
 * Returns the text of an SVG, unless drawing it would block the page. `text` is called only if the size is allowed.
 * Throws a `UserError`.
 */
export async function checkedSvg(file: {
  readonly size: number
  readonly text: () => Promise<string>
}): Promise<string> {
  if (file.size > MAX_BYTES)
    throw new UserError(
      `This drawing is too large (${formatBytes(file.size)}).`,
      `An SVG can have at most ${formatBytes(MAX_BYTES)}.`,
    )
  const text = await file.text()
  let tags = 0
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) tags++
  if (tags > MAX_TAGS)
    throw new UserError(
      `This drawing has too many parts (${tags.toLocaleString('en-US')} tags).`,
      `An SVG can have at most ${MAX_TAGS.toLocaleString('en-US')}.`,
    )
  return text
}
