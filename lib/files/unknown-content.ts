const KNOWN_NAMES = /\.(pdf|png|jpe?g|webp|avif|heic|heif|gif|svg|tiff?|bmp|ico)$/i

/** Returns the error for a file whose content has no known type; if its name has one, also what is probably wrong. */
export function unknownContent(name: string): string {
  const error = `"${name}" is not a supported file type.`
  const [, extension] = KNOWN_NAMES.exec(name) ?? []
  return extension
    ? `${error} The name says ${extension.toUpperCase()}, but the content is something else, or damaged.`
    : error
}
