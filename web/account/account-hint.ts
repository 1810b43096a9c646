import { kept } from '../platform/store/persisted.ts'

/** The email address of who signed in in this browser, or nothing: without it no page asks the server who it is. */
export const accountHint = kept('sundry-account', '', (stored) =>
  typeof stored === 'string' ? stored : undefined,
)
