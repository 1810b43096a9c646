/** What is said for an entry whose project is gone. */
export const NO_PROJECT = 'No project'
