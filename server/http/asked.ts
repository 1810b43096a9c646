/** A request as far as most routes read it: the framework's context is one, and so is what a direct door makes of Node's own. */
export type Asked = {
  readonly req: {
    readonly header: (name: string) => string | undefined
    readonly text: () => Promise<string>
    /** The same for all who read this request, so that things can be noted about it. */
    readonly raw: object
  }
  /** `{ incoming }` where the request came over a line, as the framework's adapter has it. */
  readonly env: unknown
}
