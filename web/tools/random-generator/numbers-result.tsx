import { Fragment, useRef } from 'react'
import type { Problem } from '#lib/result/user-error.ts'
import { useFullScreen } from '#web/platform/use-full-screen.ts'
import { Alert, Note } from '#web/ui/alert.tsx'
import { Announcer } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import Maximize from '~icons/lucide/maximize'
import { DieFace } from './die-face.tsx'
import { joinValues } from './make-draw.ts'
import { drawTitle, type PastDraw, type RandomForm } from './random-form.ts'

type NumbersResultProps = {
  readonly kind: RandomForm['kind']
  readonly draw: PastDraw | undefined
  readonly separator: RandomForm['separator']
  readonly problem: Problem | undefined
  readonly onAgain: () => void
}

const COMING = {
  numbers: 'Your numbers appear here.',
  dice: 'Your dice appear here.',
  coin: 'Your coin appears here.',
} as const

const SWAPPED = 'Swapped: minimum was larger than maximum'

/** Latest draw, large; full-screen when presented to a room. */
export function NumbersResult({ kind, draw, separator, problem, onAgain }: NumbersResultProps) {
  const stage = useRef<HTMLDivElement>(null)
  const { isFull, toggle } = useFullScreen(stage)
  const text = draw ? joinValues(draw.values, separator) : ''
  const hasPips = draw !== undefined && !isFull && isOfPips(draw) && !isOfSingleDice(draw)
  const csv = async () => (await import('./on-demand.tsx')).drawsFile(draw ? [draw] : [])
  return (
    <>
      <div className="flex flex-wrap items-center gap-1.5">
        <h2 className="mr-auto font-semibold">{drawTitle(kind)}</h2>
        <CopyButton text={text} labelClass="max-sm:sr-only" disabled={!draw} />
        <DownloadButton
          content={csv}
          fileName="random-numbers.csv"
          type="text/csv;charset=utf-8"
          labelClass="max-sm:sr-only"
          disabled={!draw}
        />
        <Button size="small" disabled={!draw} onClick={toggle} icon={<Maximize size={15} aria-hidden />}>
          <span className="max-sm:sr-only">Full screen</span>
        </Button>
      </div>
      <Alert problem={problem} />
      {draw?.isSwapped && <Note>{SWAPPED}</Note>}
      <div
        ref={stage}
        className={
          isFull
            ? 'fixed inset-0 z-50 flex flex-col items-center gap-8 overflow-auto [justify-content:safe_center] bg-surface p-6 text-center'
            : 'flex min-h-40 flex-1 flex-col justify-center gap-3 rounded-control border border-line p-4 text-center'
        }
      >
        <output
          translate="no"
          aria-label="Numbers"
          aria-live="off"
          className={`block whitespace-pre-wrap font-semibold tabular-nums [overflow-wrap:anywhere] ${hasPips ? 'sr-only' : getSize(text, isFull)}`}
        >
          {draw && !isFull && !hasPips && draw.values.length <= MAX_TILES ? (
            <Tiles draw={draw} between={joinValues(['', ''], separator)} />
          ) : (
            text
          )}
        </output>
        {hasPips && <DiceDetails draw={draw} />}
        {draw && <Total draw={draw} />}
        {!draw && <p className="text-ink-soft text-sm">{COMING[kind]}</p>}
        {draw && <p className="text-ink-soft text-sm">{draw.title}</p>}
        {isFull && (
          <div className="flex gap-2">
            <Button kind="go" onClick={onAgain}>
              Draw again
            </Button>
            <Button onClick={toggle}>Exit full screen</Button>
          </div>
        )}
      </div>
      {draw && draw.details.length > 0 && !hasPips && <DiceDetails draw={draw} />}
      <Announcer text={draw ? `${draw.isSwapped ? `${SWAPPED}. ` : ''}${text}` : ''} />
    </>
  )
}

/** Sum of several throws. */
function Total({ draw }: { readonly draw: PastDraw }) {
  if (draw.kind !== 'dice' || draw.values.length < 2) return null
  const total = draw.values.reduce((sum, value) => sum + Number(value), 0)
  return <p className="font-semibold text-2xl tabular-nums">Total {total}</p>
}

/** Most numbers that get a tile each. */
const MAX_TILES = 12

function Tiles({ draw, between }: { readonly draw: PastDraw; readonly between: string }) {
  const digits = Math.max(...draw.values.map(({ length }) => length))
  const tileWidth = draw.kind === 'coin' ? undefined : `max(4.5rem, ${digits}ch + 2.25rem)`
  return draw.values.map((value, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the numbers of one draw never move
    <Fragment key={index}>
      {/* Part of what is selected and copied; tiles need no comma. */}
      {index > 0 && <span className="text-[0px]">{between}</span>}
      {isOfSingleDice(draw) ? (
        <span className="m-1.5 inline-block">
          <span className="sr-only">{value}</span>
          <DieFace number={Number(value)} isLarge={draw.values.length <= MAX_LARGE} />
        </span>
      ) : (
        <span
          className={draw.kind === 'coin' ? COIN : `${TILE} ${draw.values.length > MAX_WIDE ? NARROW : ''}`}
          style={{ minWidth: tileWidth }}
        >
          {value}
        </span>
      )}
    </Fragment>
  ))
}

const TILE =
  'figure m-1 inline-block max-w-full rounded-card border border-line bg-surface px-4 py-3 shadow-lift'
/** More tiles than this are small on a phone. */
const MAX_WIDE = 4
const NARROW = 'max-sm:px-2 max-sm:py-2.5 max-sm:text-[30px]'
const COIN =
  'm-1.5 inline-grid size-24 place-items-center rounded-full border-4 border-double border-care bg-care-soft font-display text-care text-xl shadow-lift'

/** Whether each value is one die with six sides: its face says all. */
function isOfSingleDice(draw: PastDraw): boolean {
  return /^1?d6$/i.test(draw.title) && draw.values.length <= MAX_TILES
}

function getSize(text: string, isFull: boolean): string {
  if (isFull) return text.length <= 8 ? 'text-[22vmin] leading-none' : 'text-[6vmin]'
  return text.length <= 120 ? 'text-xl' : 'text-base'
}

/** Most dice that are drawn with their pips, and of those that are large. */
const MAX_FACES = 24
const MAX_LARGE = 6

/** Whether a draw is of a few dice with six sides, such as `3d6+2`. */
function isOfPips({ title, details }: PastDraw): boolean {
  return /^\d*d6([+-]\d+)?$/i.test(title) && details.flatMap(thrown).length <= MAX_FACES
}

/** The dice of one throw: 4, 2 and 5 of `(4 + 2 + 5) + 2`. */
function thrown(dice: string): number[] {
  const [many] = dice.match(/\(.*\)|^\d+/) ?? []
  return (many?.match(/\d+/g) ?? []).map(Number)
}

function DiceDetails({ draw }: { readonly draw: PastDraw }) {
  const isSingle = isOfSingleDice(draw)
  const hasPips = isOfPips(draw) && !isSingle
  const isLarge = draw.details.flatMap(thrown).length <= MAX_LARGE
  return (
    <ul
      aria-label="Dice"
      className={isSingle ? 'sr-only' : 'flex flex-col gap-3 text-ink-soft text-sm tabular-nums'}
    >
      {draw.details.map((dice, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the rolls of one draw never move
          key={index}
          className={`[overflow-wrap:anywhere] ${hasPips ? 'flex flex-wrap items-center justify-center gap-x-5 gap-y-2' : ''}`}
        >
          {hasPips && (
            <span className="flex flex-wrap justify-center gap-3">
              {thrown(dice).map((number, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the throw
                <DieFace key={place} number={number} isLarge={isLarge} />
              ))}
            </span>
          )}
          <span>
            {dice} ={' '}
            <span className={hasPips && isLarge ? 'figure text-ink' : 'font-semibold text-base text-ink'}>
              {draw.values[index]}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
