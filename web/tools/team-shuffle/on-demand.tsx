// Components for after hydration, in one chunk.

export { EditTeams } from './edit-teams.tsx'
export { ImportDialog } from './import-dialog.tsx'
export { CopyTeams, MoreExports } from './more-exports.tsx'
export { Options } from './options.tsx'
export { Rounds } from './rounds.tsx'
export { TeamsStage } from './teams-stage.tsx'
export { takePastedList } from './use-pasted-list.ts'
export { saveTournament } from './use-save.ts'
