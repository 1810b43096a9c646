// Components for after hydration, in one chunk.
export { readPastedList } from '#lib/lists/pasted-rows.ts'

export { EditTeams } from './edit-teams.tsx'
export { ImportDialog } from './import-dialog.tsx'
export { CopyTeams, MoreExports } from './more-exports.tsx'
export { Options } from './options.tsx'
export { saveTournament } from './use-save.ts'
