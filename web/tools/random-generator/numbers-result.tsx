import { Fragment, type ReactNode, useRef } from 'react'
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
  const hasPips = draw !== undefined && isOfPips(draw)
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
            : 'flex min-h-60 flex-1 flex-col justify-center gap-3 text-center'
        }
      >
        {draw?.kind === 'coin' && <Total>{draw.title.split(': ')[1]}</Total>}
        <output
          translate="no"
          aria-label="Numbers"
          aria-live="off"
          className={`block whitespace-pre-wrap leading-none [overflow-wrap:anywhere] ${hasPips ? 'sr-only' : ''}`}
          style={{ fontSize: draw && sideOf(draw.values, isFull) }}
        >
          {draw && !hasPips ? <Tiles draw={draw} between={joinValues(['', ''], separator)} /> : text}
        </output>
        {hasPips && <DiceDetails draw={draw} isFull={isFull} />}
        {draw?.kind === 'dice' && draw.values.length > 1 && (
          <Total>Total {draw.values.reduce((sum, value) => sum + Number(value), 0)}</Total>
        )}
        {!draw && <p className="text-ink-soft text-sm">{COMING[kind]}</p>}
        {draw && <p className="text-ink-soft text-sm">{draw.title.split(': ')[0]}</p>}
        {isFull && (
          <div className="flex gap-2">
            <Button kind="go" onClick={onAgain}>
              Draw again
            </Button>
            <Button onClick={toggle}>Exit full screen</Button>
          </div>
        )}
      </div>
      {draw && !hasPips && !isOfSingleDice(draw) && <DiceDetails draw={draw} isFull={isFull} />}
      <Announcer text={draw ? `${draw.isSwapped ? `${SWAPPED}. ` : ''}${text}` : ''} />
    </>
  )
}

/** Sum of several throws, or the sides of several coins. */
function Total({ children }: { readonly children: ReactNode }) {
  return children && <p className="figure text-[max(32px,5vmin)]">{children}</p>
}

/** Width of each tile, die or coin: smaller for more of them, and for long numbers on the full screen. */
function sideOf(values: readonly string[], isFull: boolean): string {
  const few = (sides: readonly string[]) =>
    sides[[1, 6, 12, 30].findIndex((max) => values.length <= max)] ?? sides.at(-1) ?? ''
  const digits = Math.max(...values.map(({ length }) => length))
  if (!isFull)
    return few([
      `min(10rem,${89 / (digits + 1)}rem,${270 / (digits + 1)}vw)`,
      'min(6rem,22vw)',
      'min(4.5rem,15vw)',
      'min(3rem,11vw)',
    ])
  return `max(2.5rem,min(${300 / digits}vw,${few(['48vmin', '26vmin', '20vmin', '15vmin', '11vmin'])}))`
}

function Tiles({ draw, between }: { readonly draw: PastDraw; readonly between: string }) {
  const digits = Math.max(...draw.values.map(({ length }) => length))
  const hasPips = isOfSingleDice(draw) && isOfD6(draw)
  return draw.values.map((value, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the numbers of one draw never move
    <Fragment key={index}>
      {/* Part of what is selected and copied; tiles need no comma. */}
      {index > 0 && <span className="text-[0px]">{between}</span>}
      {hasPips ? (
        <span className="m-[0.06em] inline-grid align-top">
          <span className="sr-only">{value}</span>
          <DieFace number={Number(value)} />
        </span>
      ) : draw.kind === 'coin' ? (
        <span className={`${COIN} ${value === 'Heads' ? 'bg-care-soft' : 'bg-surface'}`}>
          <span className="text-[max(13px,0.21em)]">{value}</span>
        </span>
      ) : (
        <span className={TILE}>
          <span className="figure px-[0.3em] text-[0.45em]" style={{ minWidth: `${digits}ch` }}>
            {value}
          </span>
        </span>
      )}
    </Fragment>
  ))
}

const TILE =
  'm-[0.06em] inline-grid min-h-[1em] min-w-[1em] max-w-full place-items-center rounded-[min(0.16em,12px)] border border-line bg-surface align-top shadow-lift'
const COIN =
  'm-[0.06em] inline-grid size-[1em] place-items-center rounded-full border-[max(3px,0.04em)] border-double border-care align-top font-display font-semibold text-care shadow-lift'

/** Whether each value is one die: nothing but the value is to be said of it. */
function isOfSingleDice({ details, values }: PastDraw): boolean {
  return details.every((dice, index) => dice === values[index])
}

function isOfD6({ title }: PastDraw): boolean {
  return /^1?d6$/i.test(title)
}

/** Most dice that are drawn with their pips. */
const MAX_FACES = 30

/** Whether a draw is of a few throws of several dice with six sides, such as `3d6+2`. */
function isOfPips(draw: PastDraw): boolean {
  const { title, details } = draw
  return (
    !isOfSingleDice(draw) && /^\d*d6([+-]\d+)?$/i.test(title) && details.flatMap(thrown).length <= MAX_FACES
  )
}

/** The dice of one throw: 4, 2 and 5 of `(4 + 2 + 5) + 2`. */
function thrown(dice: string): number[] {
  const [many] = dice.match(/\(.*\)|^\d+/) ?? []
  return (many?.match(/\d+/g) ?? []).map(Number)
}

type DiceDetailsProps = { readonly draw: PastDraw; readonly isFull: boolean }

function DiceDetails({ draw, isFull }: DiceDetailsProps) {
  const hasPips = isOfPips(draw)
  return (
    <ul aria-label="Dice" className="flex flex-col gap-3 text-ink-soft text-sm tabular-nums">
      {draw.details.map((dice, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the rolls of one draw never move
          key={index}
          className={`[overflow-wrap:anywhere] ${hasPips ? 'flex flex-wrap items-center justify-center gap-x-5 gap-y-2' : ''}`}
        >
          {hasPips && (
            <span
              className="flex flex-wrap justify-center gap-[0.12em]"
              style={{ fontSize: sideOf(draw.details.flatMap(thrown).map(String), isFull) }}
            >
              {thrown(dice).map((number, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the throw
                <DieFace key={place} number={number} />
              ))}
            </span>
          )}
          <span>
            {dice} ={' '}
            <span className={hasPips ? 'figure text-ink' : 'font-semibold text-base text-ink'}>
              {draw.values[index]}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
