/** A request as most routes read it: satisfied by the framework's context and by the fast path. */
export type RequestLike = {
  readonly req: {
    readonly header: (name: string) => string | undefined
    readonly text: () => Promise<string>
    /** The same for all who read this request, so that things can be noted about it. */
    readonly raw: object
  }
  /** `{ incoming }` if the request was received over a connection, as in the framework's adapter. */
  readonly env: unknown
}
