/** Label for an entry whose project was deleted. */
export const NO_PROJECT = 'No project'
