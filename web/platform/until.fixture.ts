/** Waits until something is so, without any clock: where a test has clocks of its own, other waiting would move them. */
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
