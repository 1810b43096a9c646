/** Whether a script, in the words of the three engines, or the style could not be loaded: an update removes old files. */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|^No style at /i.test(error.message)
  )
}
