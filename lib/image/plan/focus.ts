/** Focal point of an image, as shares of its width and height from the top left corner. */
export type Focus = { readonly x: number; readonly y: number }
export const MIDDLE: Focus = { x: 0.5, y: 0.5 }
