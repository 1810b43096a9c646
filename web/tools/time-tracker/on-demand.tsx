// What only some visitors ask for, in one chunk: it loads when the first of it is opened or pressed.
export { EntryDialog } from './entry-dialog.tsx'
export { DeleteDialog, ProjectDialog } from './project-dialogs.tsx'
export { entriesFile, importPendingFiles } from './use-files.ts'
export { addProject, removeProject } from './use-project-actions.ts'
