/** Counts an answered request in the metrics. `seconds` is the duration. */
export type CountRequest = (request: {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
}) => void
