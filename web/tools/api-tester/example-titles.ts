/** Titles of the examples menu; the requests themselves load on selection. */
export const EXAMPLE_TITLES = [
  'Get a list',
  'Get with parameters',
  'Post JSON',
  'Send a form',
  'Delete',
] as const
export type ExampleTitle = (typeof EXAMPLE_TITLES)[number]
