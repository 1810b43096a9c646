// The drawings of two tabs, in one chunk.
export { BreakEvenFigure } from './break-even-figure.tsx'
export { RoiFigure } from './roi-figure.tsx'
