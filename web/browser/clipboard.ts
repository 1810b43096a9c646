/** Copies text. `false` if the browser refuses: the text is then shown, selected, to be copied by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const { copyByHand } = await import('./copy-by-hand.ts')
    copyByHand(text)
    return false
  }
}
