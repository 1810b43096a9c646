import { useState } from 'react'
import type { GameState } from '#contract/game.ts'
import { withBase } from '#lib/net/base-path.ts'
import { toResultAsync } from '#lib/result/result.ts'
import { download } from '#web/platform/download.ts'
import { askServerForText } from '#web/platform/fetch-api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import Download from '~icons/lucide/download'
import { type GameConnection, gamePath } from './use-game.ts'

type HostBarProps = {
  readonly id: string
  readonly line: GameConnection
  readonly state: GameState
  readonly players: number
}

/** The button that leads the game on stays in its place, so that one key plays a whole quiz: from a question to its result, and on. */
export function HostBar({ id, line, state, players }: HostBarProps) {
  const [error, setError] = useState('')
  const { step, phase } = state
  const isSoftDisabled = phase === 'lobby' && players === 0
  const lead = async (kind: 'next' | 'close' | 'end') => setError(await line.ask('/commands', { kind, step }))
  const save = async () => {
    const result = await toResultAsync(() => askServerForText(`${gamePath(id)}/report`))
    if (result.ok) download(result.value, 'quiz-results.csv', 'text/csv;charset=utf-8')
    setError(result.ok ? '' : result.problem.message)
  }
  return (
    <div className="sticky bottom-0 mt-4 flex flex-wrap items-center gap-3 border-line border-t bg-ground py-3">
      {phase !== 'end' && (
        <Button
          kind="go"
          isSoftDisabled={isSoftDisabled}
          onClick={() => lead(phase === 'question' ? 'close' : 'next')}
          {...(isSoftDisabled && { title: 'The quiz can begin when somebody is in' })}
        >
          {phase === 'lobby' ? 'Start' : 'Next'}
        </Button>
      )}
      {(phase === 'question' || phase === 'result') && <Button onClick={() => lead('end')}>End quiz</Button>}
      {phase !== 'lobby' && (
        <Button icon={<Download size={16} aria-hidden />} onClick={save}>
          Download results
        </Button>
      )}
      {phase === 'end' && (
        <a href={withBase('/quiz-builder')} className={buttonClass({})}>
          Back to the Quiz Builder
        </a>
      )}
      <Alert problem={error === '' ? undefined : { message: error, detail: '' }} />
    </div>
  )
}
