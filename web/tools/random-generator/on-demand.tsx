// What only some visitors ask for, in one chunk: it loads when the first of it is opened or pressed.
export { drawsFile } from './draws-file.ts'
export { ListPanel } from './list-panel.tsx'
export { PasswordPanel } from './password-panel.tsx'
export { SelfTest } from './self-test.tsx'
