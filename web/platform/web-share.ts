/**
 * Opens the system's share sheet; `false` if there is none, so that the page can copy instead. Closing it counts as a
 * choice.
 */
export async function shareUrl(url: string, title: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share({ url, title })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
