/** The menu of examples; the requests themselves come when one is chosen. */
export const EXAMPLE_TITLES = [
  'Get a list',
  'Get with parameters',
  'Post JSON',
  'Send a form',
  'Delete',
] as const
export type ExampleTitle = (typeof EXAMPLE_TITLES)[number]
