/** The ways of resampling; `nearest` takes pixels as they are. */
export const FILTERS = ['lanczos', 'mitchell', 'bilinear', 'nearest'] as const
export type Filter = (typeof FILTERS)[number]
