/** Copies text; `false` where the browser refuses, so that the page can offer Ctrl+C instead. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
