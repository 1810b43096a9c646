/** What the worker is asked to analyse. */
export type AnalysisJob = { readonly text: string; readonly leavesOutCommon: boolean }
