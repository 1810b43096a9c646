/** What the worker is asked to analyze. */
export type AnalysisJob = { readonly text: string; readonly leavesOutCommon: boolean }
