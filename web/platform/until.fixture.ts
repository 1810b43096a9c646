/** Waits for a condition without any clock: with a test's fake timers, other waiting would advance them. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    const { port1, port2 } = new MessageChannel()
    const turn = new Promise((resolve) => {
      port1.onmessage = resolve
    })
    port2.postMessage('')
    await turn
    port1.close()
  }
}
