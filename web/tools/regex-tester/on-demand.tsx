// Components that explain the pattern and export results, in one chunk.
export { CodeCard } from './code-card.tsx'
export { Explanation } from './explanation.tsx'
export { ExportButtons } from './export-buttons.tsx'
