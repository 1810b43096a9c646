import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { type GameState, SECONDS } from '#contract/game.ts'
import { withBase } from '#lib/net/base-path.ts'
import { readNumber } from '#lib/numbers/read-number.ts'
import { codeText } from '#lib/text/format-join-code.ts'
import { announceArrivals } from '#web/ui/arrivals.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import X from '~icons/lucide/x'
import type { GameConnection } from './use-game.ts'

const QrImage = lazy(() => import('#web/ui/qr-image.tsx'))

type HostLobbyProps = {
  readonly line: GameConnection
  readonly code: string
  readonly host: NonNullable<GameState['host']>
}

/** Renders how players join, and the list of players. */
export function HostLobby({ line, code, host }: HostLobbyProps) {
  const { players } = host
  const known = useRef(players)
  useEffect(() => {
    announceArrivals(known.current, players, 'player')
    known.current = players
  }, [players])
  const link = location.origin + withBase(`/quiz/${code}`)
  return (
    <div className="grid flex-1 grid-cols-1 gap-4 pb-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <section
        aria-label="Invitation"
        className="flex flex-col items-center justify-evenly gap-3 rounded-card border border-line bg-surface p-5 text-center shadow-lift"
      >
        <p className="2xl:text-xl">Join on your phone at</p>
        <p className="font-semibold text-xl 2xl:text-3xl [overflow-wrap:anywhere]">
          {link.replace(/^https?:\/\//, '')}
        </p>
        <Suspense fallback={<div className="size-80" />}>
          <QrImage url={link} label={`QR code for ${link}`} width="w-80 2xl:w-[min(30rem,44vh)]" />
        </Suspense>
        <h2 className="text-base 2xl:text-xl">
          Code <span className="figure block 2xl:text-[6rem]">{codeText(code)}</span>
        </h2>
        <CopyButton text={() => link} label="Copy game link" />
      </section>
      <section
        aria-label="Who plays"
        className="flex flex-col rounded-card border border-line bg-surface p-5 shadow-lift"
      >
        <p
          role="status"
          aria-label="Players"
          aria-live="off"
          className="font-semibold text-base 2xl:text-3xl"
        >
          {players.length === 0
            ? 'Waiting for players…'
            : players.length === 1
              ? '1 player joined'
              : `${players.length} players joined`}
        </p>
        <ul className="mt-3 mb-4 flex flex-wrap gap-2">
          {players.map(({ id, name }) => (
            <li
              key={id}
              className="flex max-w-full items-center gap-1 rounded-full border border-line-strong bg-sunken pl-4 font-semibold text-xl 2xl:gap-2 2xl:py-1 2xl:pl-6 2xl:text-[2rem]"
            >
              <span dir="auto" className="min-w-0 truncate">
                {name}
              </span>
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() => line.ask('/commands', { kind: 'remove', player: id })}
                className="grid size-control place-items-center rounded-full text-ink-soft hover:bg-sunken"
              >
                <X size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
        <div className="mt-auto">
          <GameRules line={line} host={host} />
        </div>
      </section>
    </div>
  )
}

type GameRulesProps = { readonly line: GameConnection; readonly host: NonNullable<GameState['host']> }

/** Renders the rules of the questions, until the first one opens. */
function GameRules({ line, host }: GameRulesProps) {
  const { seconds, hasSpeedPoints } = host
  const [typed, setTyped] = useState(String(seconds))
  const time = getTime(typed)
  const sendRules = (rules: { seconds: number; hasSpeedPoints: boolean }) =>
    void line.ask('/commands', { kind: 'rules', ...rules })
  const type = (text: string) => {
    setTyped(text)
    const next = getTime(text)
    if (next !== undefined && next !== seconds) sendRules({ seconds: next, hasSpeedPoints })
  }
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <NumberField
        label="Seconds for each question"
        value={typed}
        onChange={type}
        min={SECONDS.min}
        max={SECONDS.max}
        step={5}
        error={time === undefined ? `Enter a whole number from ${SECONDS.min} to ${SECONDS.max}` : undefined}
      />
      <Switch
        label="More points for quick answers"
        isOn={hasSpeedPoints}
        onChange={(isOn) => sendRules({ seconds, hasSpeedPoints: isOn })}
        hint="Correct answers earn 1,000 points, or 500–1,000 depending on speed."
      />
      <p className="text-ink-soft text-sm">
        The quiz, the names and the answers pass through our server and are deleted after a day.
      </p>
    </div>
  )
}

function getTime(text: string): number | undefined {
  const reading = readNumber(text)
  const time = reading.kind === 'number' ? Number(reading.decimal) : Number.NaN
  return Number.isInteger(time) && time >= SECONDS.min && time <= SECONDS.max ? time : undefined
}
