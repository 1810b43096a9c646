import { persisted } from './store/persisted.ts'

/** The email address of who signed in in this browser, or nothing: without it no page asks the server who it is. */
export const accountHint = persisted('sundry-account', '', (stored) =>
  typeof stored === 'string' ? stored : undefined,
)
