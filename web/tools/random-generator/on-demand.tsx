// Components that only some visitors need, in one chunk: loaded when the first is opened or pressed.
export { drawsFile } from './draws-file.ts'
export { ListPanel } from './list-panel.tsx'
export { PasswordPanel } from './password-panel.tsx'
export { SelfTest } from './self-test.tsx'
