// The two rarer tabs, in one chunk.
export { FinalTab } from './final-tab.tsx'
export { GpaTab } from './gpa-tab.tsx'
