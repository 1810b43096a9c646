/** Rows as the program sees them. Times are UTC milliseconds; ids are text. */
export type Tables = {
  readonly subscriber: { readonly email: string; readonly subscribed_at: number }
}
