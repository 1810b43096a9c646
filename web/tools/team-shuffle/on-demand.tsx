// Components for after hydration, in one chunk.
export { CopyTeams } from './copy-teams.tsx'
export { EditTeams } from './edit-teams.tsx'
export { ImportDialog } from './import-dialog.tsx'
export { MoreExports } from './more-exports.tsx'
export { Options } from './options.tsx'
export { saveTournament } from './use-save.ts'
