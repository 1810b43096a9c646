/** A request as most routes read it: satisfied by the framework's context and by the fast path. */
export type RequestLike = {
  readonly req: {
    readonly header: (name: string) => string | undefined
    readonly text: () => Promise<string>
    /** The same for all who read this request, so that things can be noted about it. */
    readonly raw: object
  }
  /** `{ incoming }` where the request came over a line, as the framework's adapter has it. */
  readonly env: unknown
}
