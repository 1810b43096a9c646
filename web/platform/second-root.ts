/**
 * Options of a React root next to that of the page. If it renders while the page hydrates in slices, React takes its
 * content for a mismatch (error 418), renders it again, and would report that as an error.
 */
export const SECOND_ROOT = { onRecoverableError() {} } as const
