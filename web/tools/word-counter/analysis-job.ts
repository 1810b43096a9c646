/** Job of the analysis worker. */
export type AnalysisJob = { readonly text: string; readonly leavesOutCommon: boolean }
