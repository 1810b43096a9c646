export const RESIZE_MODES = ['exact', 'fit', 'crop', 'pad', 'percent', 'longest'] as const
export type ResizeMode = (typeof RESIZE_MODES)[number]
