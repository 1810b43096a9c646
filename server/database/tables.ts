/** Rows as the program sees them, the same on both engines. Times are UTC milliseconds; ids are text; flags are 0 or 1. */
export type Tables = {
  readonly subscriber: { readonly email: string; readonly subscribed_at: number }
  readonly server_secret: { readonly name: string; readonly value: string }
}
