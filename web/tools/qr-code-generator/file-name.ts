/**
 * Returns `qrcode_` and the first 20 characters of the content, in lower case, with all but ASCII letters and digits as
 * underscores.
 */
export function getFileName(text: string, ending: string): string {
  return `qrcode_${text
    .slice(0, 20)
    .replaceAll(/[^a-z0-9]/gi, '_')
    .toLowerCase()}.${ending}`
}
