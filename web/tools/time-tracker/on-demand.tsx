// Components that only some visitors need, in one chunk: loaded when the first is opened or pressed.
export { EntryDialog } from './entry-dialog.tsx'
export { DeleteDialog, ProjectDialog } from './project-dialogs.tsx'
export { entriesFile, importPendingFiles } from './use-files.ts'
export { addProject, removeProject } from './use-project-actions.ts'
