// What comes after the timer is alive, in one chunk.
export { EntryDialog } from './entry-dialog.tsx'
export { DeleteDialog, ProjectDialog } from './project-dialogs.tsx'
export { TimerKeys } from './timer-keys.tsx'
export { entriesFile } from './use-files.ts'
export { addProject, removeProject } from './use-project-actions.ts'
