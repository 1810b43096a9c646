/** Clock and randomness of the process; injected, so that tests state exact values. */
export type Runtime = {
  /** UTC milliseconds. */
  readonly now: () => number
  /** Milliseconds of a monotonic clock, unrelated to the time of day. */
  readonly elapsed: () => number
  readonly randomBytes: (count: number) => Uint8Array
}
