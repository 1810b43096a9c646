// What shows results, and the presets: in the document from the start, and the first script after the page's own.
export { MatchDetails } from './match-details.tsx'
export { Presets } from './preset-chips.tsx'
export { ResultPane } from './result-pane.tsx'
