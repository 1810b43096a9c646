/** Rows as the program sees them, the same on both engines. Times are UTC milliseconds; ids are text; flags are 0 or 1. */
export type Tables = {
  readonly subscriber: { readonly email: string; readonly subscribed_at: number }
  /** A live estimation; `state` is its JSON, and `version` grows with every change of it. */
  readonly room: {
    readonly id: string
    readonly code: string
    readonly version: number
    readonly state: string
    readonly touched_at: number
  }
  /** Until when someone counts as present in a room; renewed while they watch. */
  readonly room_presence: {
    readonly room_id: string
    readonly person_id: string
    readonly present_until: number
  }
  readonly server_secret: { readonly name: string; readonly value: string }
}
