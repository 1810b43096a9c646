// Components not needed for the first render, in one chunk.
export { ForgottenTimer } from './forgotten-timer.tsx'
export { TimerKeys } from './timer-keys.tsx'
