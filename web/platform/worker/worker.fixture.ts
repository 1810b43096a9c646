/** Creates a worker from its complete script. */
export function workerOf(script: string): () => Worker {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
  return () => new Worker(address)
}
