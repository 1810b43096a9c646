import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type GameState, gameIdResponse, gameState } from '#contract/game.ts'
import { withBase } from '#lib/net/base-path.ts'
import { toResultAsync } from '#lib/result/result.ts'
import { fetchApi } from '#web/platform/fetch-api.ts'
import { LiveConnection, NOTHING_SEEN } from '#web/platform/live-connection.ts'

export type GameConnection = LiveConnection<GameState>

export function gamePath(id: string): string {
  return `/api/games/${encodeURIComponent(id)}`
}

/** The line to one game. */
export function gameLine(id: string): GameConnection {
  return new LiveConnection(gamePath(id), {
    schema: gameState,
    isOld: isOldState,
    isJoined: ({ me }) => me !== null,
  })
}

/** Resolves the URL parameter of a game: its id, or the code on the big screen, which leads to the id. */
export function useGame(param: string) {
  const [id, setId] = useState(isCode(param) ? '' : param)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    if (isCode(param)) void find(param).then(({ found, error }) => (found ? setId(found) : setProblem(error)))
  }, [param])
  const line = useMemo(() => gameLine(id), [id])
  const view = useSyncExternalStore(
    id === '' ? subscribeToNothing : line.subscribe,
    line.get,
    () => NOTHING_SEEN,
  )
  const title = view.state?.title
  useEffect(() => {
    if (title) document.title = `${title} | Sundry`
  }, [title])
  return { id, line, view: problem === '' ? view : { ...view, deletionReason: problem } }
}

const subscribeToNothing = () => () => {}

/** A code is shorter than any id. */
function isCode(param: string): boolean {
  return param.length < 10
}

async function find(code: string): Promise<{ readonly found?: string; readonly error: string }> {
  const result = await toResultAsync(() =>
    fetchApi('/api/games/by-code', { code: decodeURIComponent(code) }, gameIdResponse),
  )
  if (!result.ok) return { error: result.problem.message }
  // A reload finds the game by its id, even when another one has the code.
  history.replaceState(history.state, '', withBase(`/quiz/${result.value.id}`))
  return { found: result.value.id, error: '' }
}

const PHASES = ['lobby', 'question', 'result', 'end']

/**
 * Whether a state of a game is older than a known one: within one step, open precedes closed and unanswered precedes
 * answered.
 */
export function isOldState(state: GameState, known: GameState): boolean {
  if (state.step !== known.step) return state.step < known.step
  if (state.phase !== known.phase) return PHASES.indexOf(state.phase) < PHASES.indexOf(known.phase)
  return Boolean(known.me?.answer) && state.me?.answer === null
}
