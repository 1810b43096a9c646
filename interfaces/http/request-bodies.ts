import { joinBytes } from '#lib/bytes/bytes.ts'

type ReadBody =
  | { readonly kind: 'read'; readonly bytes: Uint8Array<ArrayBuffer> }
  /** Above the limit of one body. */
  | { readonly kind: 'too large' }
  /** Larger than what is left for all bodies that are open. */
  | { readonly kind: 'no memory' }

/** Reads bodies of requests within limits of bytes: of each, and of all until they are released. */
export type RequestBodies = {
  /** Reads a body, hands it to `use`, and releases it after that. The rest of a larger one is not read. */
  readonly read: <T>(request: Request, use: (body: ReadBody) => Promise<T>) => Promise<T>
}

export function createRequestBodies(limits: { readonly each: number; readonly all: number }): RequestBodies {
  let open = 0
  return {
    async read(request, use) {
      let size = 0
      const receive = async (): Promise<ReadBody> => {
        if (Number(request.headers.get('content-length') ?? 0) > limits.each) return { kind: 'too large' }
        const chunks: Uint8Array[] = []
        for await (const chunk of request.body ?? []) {
          size += chunk.byteLength
          open += chunk.byteLength
          if (size > limits.each) return { kind: 'too large' }
          if (open > limits.all) return { kind: 'no memory' }
          chunks.push(chunk)
        }
        return { kind: 'read', bytes: joinBytes(chunks) }
      }
      try {
        return await use(await receive())
      } finally {
        open -= size
      }
    },
  }
}
