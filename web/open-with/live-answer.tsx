import { type ComponentType, lazy, Suspense, useLayoutEffect, useRef } from 'react'
import { isCertain, type PreviewProps } from '#lib/content-detection/detection.ts'
import { withBase } from '#lib/net/base-path.ts'
import { tools } from '../catalog/catalog.ts'
import { nearestTools, searchTools } from '../catalog/search.ts'
import type { Tool } from '../catalog/tool.ts'
import { ToolTile } from '../catalog/tool-tile.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { answerOf } from './answers.ts'
import type { Offer } from './detectors.ts'
import { knownTools } from './find-offers.ts'
import type { Input } from './input.ts'
import { OfferList } from './offer-list.tsx'
import { previews } from './previews.ts'
import { WORTH_OFFERING } from './rank.ts'
import { sentenceOf } from './sentence.ts'
import { useOffers } from './use-offers.ts'

const MAX_OFFERS = 3
const MAX_FOUND = 4
/** Fewer letters are still the start of a word. */
const MIN_LENGTH_FOR_NEAREST = 3
/** A longer answer can take several lines. */
const MAX_UNBROKEN = 20

type LiveAnswerProps = {
  readonly input: Input
  /** Pasted, dropped or chosen, not typed: the first tool that fits gets the focus. */
  readonly isGiven: boolean
  /** Receives the title of the first tool of the answer; undefined without an answer. */
  readonly onFirst: (title: string | undefined) => void
  readonly onClose: () => void
}

/** Answer to the input of the landing page, with the tools that accept it, below the box and drawn next to it. */
export function LiveAnswer({ input, isGiven, onFirst, onClose }: LiveAnswerProps) {
  const { offers, isPending, ...answered } = useLatestOffers(input)
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isGiven && !isPending) panel.current?.querySelector<HTMLElement>('[data-offer]')?.focus()
  }, [isGiven, isPending])
  const text = typeof answered.input === 'string' ? answered.input : ''
  const fitting = (offers ?? []).filter(({ confidence }) => isGiven || confidence >= WORTH_OFFERING)
  const answer = answerOf(text, offers ?? [])
  const offered = fitting.slice(0, MAX_OFFERS)
  const found = isGiven
    ? []
    : searchTools(tools, text)
        .filter(({ slug }) => !offered.some((offer) => offer.slug === slug))
        .slice(0, MAX_FOUND)
  const isUnknown = !isGiven && !isPending && answer === undefined && fitting.length + found.length === 0
  const nearest = isUnknown && text.trim().length >= MIN_LENGTH_FOR_NEAREST ? nearestTools(tools, text) : []
  const listed = found.length > 0 ? found : nearest
  const first = tools.find(({ slug }) => slug === fitting[0]?.slug) ?? listed[0]
  useLayoutEffect(() => {
    onFirst(first?.title)
    return () => onFirst(undefined)
  }, [first, onFirst])
  const drawn = fitting.find((offer) => isCertain(offer) && previews.has(offer.slug))
  // Under something else a list is another list: one that stays would move.
  const above = `${answer} ${drawn?.slug}`
  if (!isGiven && answer === undefined && fitting.length === 0 && listed.length === 0) return null
  return (
    <div
      ref={panel}
      {...(isGiven ? OPEN_WITH : ANSWERS)}
      data-answer
      aria-busy={isPending}
      className="absolute inset-x-0 top-16 z-20 grid gap-3 rounded-card border border-line bg-surface p-4 shadow-lift"
    >
      {answer !== undefined && <Answer text={answer} />}
      {(isGiven || fitting.length > 0) && (
        <p role="status" className="text-ink-soft text-sm">
          {sentenceOf(answered.input, offers)}
        </p>
      )}
      {drawn && (
        // The shapes of the logo make room for it on a wide screen (`styles.css`).
        <div className="answer-stage">
          <Preview slug={drawn.slug} detection={drawn} input={answered.input} />
        </div>
      )}
      {fitting.length > 0 && (
        <OfferList key={above} offers={offered} input={answered.input} onOpen={onClose} />
      )}
      {nearest.length > 0 && (
        <p role="status" className="text-ink-soft text-sm">
          Closest tools
        </p>
      )}
      {listed.length > 0 && <FoundTools key={above} found={listed} />}
    </div>
  )
}

const OPEN_WITH = { role: 'dialog', 'aria-label': 'Open with' } as const
const ANSWERS = { role: 'group', 'aria-label': 'Answers' } as const

/** Loads all that an answer needs, before the first key. */
export async function prepareAnswers(): Promise<void> {
  await knownTools()
}

type Answered = { readonly input: Input; readonly offers: readonly Offer[] | undefined }

/**
 * Returns the offers for the input; while they are found, the former input with its offers, so that nothing flickers and
 * no answer is shown to another question.
 */
function useLatestOffers(input: Input): Answered & { readonly isPending: boolean } {
  const offers = useOffers(input)
  const latest = useRef<Answered>({ input, offers })
  if (offers) latest.current = { input, offers }
  return { ...latest.current, isPending: offers === undefined }
}

function Answer({ text }: { readonly text: string }) {
  return (
    <div className="flex items-center gap-3">
      <p role="status" aria-label="Answer" className="@container min-w-0 flex-1">
        <span
          translate="no"
          className={`figure block ${text.length > MAX_UNBROKEN ? '[overflow-wrap:anywhere]' : 'whitespace-nowrap'}`}
          style={{ fontSize: `clamp(18px, ${150 / text.length}cqi, 48px)` }}
        >
          {text}
        </span>
      </p>
      <CopyButton text={text} label="Copy answer" labelClass="max-sm:sr-only" />
    </div>
  )
}

function FoundTools({ found }: { readonly found: readonly Tool[] }) {
  return (
    <ul className="-mx-2 min-w-0">
      {found.map((tool) => (
        <li key={tool.id}>
          <a
            href={withBase(`/${tool.slug}`)}
            data-offer
            className="flex items-center gap-3 rounded-control p-2 hover:bg-sunken focus:bg-sunken"
          >
            <ToolTile tool={tool} />
            <span className="min-w-0">
              <span className="block font-medium">{tool.title}</span>
              <span className="block truncate text-ink-soft text-sm">{tool.tagline}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const loaded = new Map<string, ComponentType<PreviewProps>>()

function Preview({ slug, ...props }: PreviewProps & { readonly slug: string }) {
  const load = previews.get(slug)
  if (!load) return null
  const Drawing = loaded.get(slug) ?? lazy(load)
  loaded.set(slug, Drawing)
  return (
    <Suspense>
      <Drawing {...props} />
    </Suspense>
  )
}

/** Frames to wait for an answer, about a second. */
const MAX_FRAMES = 60

/** Returns the first tool of the answer, which can be on its way; undefined if there is none. */
export async function firstOffer(box: HTMLElement | null): Promise<HTMLElement | undefined> {
  for (let frame = 0; frame < MAX_FRAMES; frame++) {
    const offer = box?.querySelector<HTMLElement>('[data-offer]')
    if (offer && !offer.closest('[aria-busy=true]')) return offer
    await new Promise(requestAnimationFrame)
  }
  return undefined
}
