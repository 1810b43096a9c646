import { persisted } from './store/persisted.ts'

/** Email address of the user signed in in this browser, or an empty string: without it no page requests the account. */
export const accountHint = persisted('sundry-account', '', (stored) =>
  typeof stored === 'string' ? stored : undefined,
)
