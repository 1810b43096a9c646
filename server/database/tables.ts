/** Rows as the program sees them, the same on both engines. Times are UTC milliseconds; ids are text; flags are 0 or 1. */
export type Tables = {
  readonly subscriber: { readonly email: string; readonly subscribed_at: number }
  readonly server_secret: { readonly name: string; readonly value: string }
  readonly account: {
    readonly id: string
    readonly email: string
    readonly name: string
    readonly is_confirmed: 0 | 1
    readonly created_at: number
    readonly updated_at: number
  }
  readonly account_login: {
    readonly id: string
    readonly account_id: string
    readonly provider: string
    readonly login: string
    readonly password: string | null
    readonly created_at: number
    readonly updated_at: number
  }
  readonly account_session: {
    readonly id: string
    readonly account_id: string
    /** SHA-256 of what the cookie holds. */
    readonly token: string
    readonly expires_at: number
    readonly created_at: number
    readonly updated_at: number
  }
  readonly account_link: {
    readonly token_hash: string
    readonly account_id: string
    readonly purpose: 'confirm-email' | 'reset-password'
    /** The address that the link was mailed to. */
    readonly email: string
    readonly expires_at: number
  }
  readonly outbox: {
    readonly id: string
    readonly recipient: string
    readonly subject: string
    readonly text: string
    readonly written_at: number
  }
}
