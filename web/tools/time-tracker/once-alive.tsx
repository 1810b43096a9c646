// What the first picture does without, in one chunk.
export { ForgottenTimer } from './forgotten-timer.tsx'
export { TimerKeys } from './timer-keys.tsx'
