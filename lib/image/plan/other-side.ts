import type { Size } from '../size.ts'

/** The other side that goes with one side of a picture that keeps its proportions. */
export function otherSide(source: Size, lead: 'width' | 'height', side: number): number {
  const ratio = lead === 'width' ? source.height / source.width : source.width / source.height
  return Math.max(1, Math.round(side * ratio))
}
