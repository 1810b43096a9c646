import { createIcon } from './create-icon.ts'

/** A star of five straight points: every tool's document draws it, and that of Lucide is five times as long. */
export const Star = createIcon([
  ['path', { d: 'm12 2.6 2.7 6.3 6.8.6-5.1 4.5 1.5 6.7-5.9-3.5-5.9 3.5 1.5-6.7-5.1-4.5 6.8-.6z' }],
])
