/** A worker whose whole script is given here. */
export function workerOf(script: string): () => Worker {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
  return () => new Worker(address)
}
