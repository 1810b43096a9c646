import type { GameState } from '#contract/game.ts'

const PHASES = ['lobby', 'question', 'result', 'end']

/** Whether a state of a game is older than a known one: of one step, what is open and not answered comes first. */
export function isOldState(state: GameState, known: GameState): boolean {
  if (state.step !== known.step) return state.step < known.step
  if (state.phase !== known.phase) return PHASES.indexOf(state.phase) < PHASES.indexOf(known.phase)
  return Boolean(known.me?.answer) && state.me?.answer === null
}
