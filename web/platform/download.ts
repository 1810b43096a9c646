/** Saves content as a file, exactly as given. */
export function download(content: Blob | string, fileName: string, type = 'text/plain;charset=utf-8'): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser has opened the blob within a minute; until then the URL must remain valid.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
