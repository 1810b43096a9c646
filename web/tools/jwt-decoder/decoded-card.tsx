import { Fragment, lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { TabList } from '#web/ui/tabs.tsx'
import { ClaimList } from './claim-list.tsx'
import { getHue, NAME_HUE } from './json-hues.ts'
import type { JsonPart } from './json-part.ts'
import { Swatch } from './painted-token.tsx'
import type { DamagedText } from './read-broken-token.ts'
import { SEGMENTS } from './segments.ts'
import type { JwtTool } from './use-jwt.ts'

/** On a wide screen the payload fills its card; on a phone nothing scrolls in itself. */
const PANEL = 'min-h-44 lg:min-h-0 lg:flex-1 lg:overflow-y-auto'
const TEXT = 'px-3.5 font-mono text-code leading-relaxed outline-offset-[-2px] [overflow-wrap:anywhere]'

const PAYLOAD_VIEWS = ['JSON', 'Claims'] as const

const MASK = '•'.repeat(24)

type DecodedPartsProps = {
  readonly tool: Pick<JwtTool, 'decoded' | 'header'> & Partial<Pick<JwtTool, 'broken'>>
}

/** The three parts of the token, read: the payload, which people come for, then the other two in a row each. Warnings have space below them. */
export function DecodedParts({ tool: { decoded, header, broken } }: DecodedPartsProps) {
  const [isShown, setShown] = useState(false)
  const [view, setView] = useState<(typeof PAYLOAD_VIEWS)[number]>('JSON')
  const id = useId()
  const signature = decoded?.token.signature ?? ''
  const payload = decoded?.payload ?? broken?.payload
  const isList = view === 'Claims'
  return (
    <>
      <section className="flex flex-col border-line border-t lg:h-[calc(100%-14.25rem)] lg:min-h-60 lg:shrink-0">
        <header className="flex min-h-12 flex-wrap items-center justify-end gap-1.5 px-3.5 pt-1.5">
          <PartName name="Payload" />
          <TabList label="Payload as" id={id} tabs={PAYLOAD_VIEWS} chosen={view} onChoose={setView} />
          <CopyPart name="Payload" text={payload?.text} />
        </header>
        {isList && (
          <section
            id={`${id}-panel`}
            aria-label="Payload, one by one"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
            tabIndex={0}
            className={`px-3.5 outline-offset-[-2px] ${PANEL}`}
          >
            {payload && <ClaimList payload={payload} />}
          </section>
        )}
        <output
          id={isList ? undefined : `${id}-panel`}
          hidden={isList}
          translate="no"
          aria-label="Payload"
          aria-live="off"
          dir="auto"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
          className={`whitespace-pre-wrap pt-1 pb-3.5 ${TEXT} ${PANEL} ${isList ? '' : 'block'} ${payload && isLong(payload) ? 'max-lg:h-[70svh] max-lg:overflow-auto' : ''}`}
        >
          {payload && <PartText part={payload} />}
          {broken?.damaged && <Damaged text={broken.damaged} />}
        </output>
      </section>
      <Row name="Header" copied={header?.text} isLong={header && isLong(header)}>
        {header && (
          <span className={isShort(header) ? 'whitespace-normal' : undefined}>
            <PartText part={header} />
          </span>
        )}
      </Row>
      <Row
        name="Signature"
        copied={signature === '' ? undefined : signature}
        action={
          <Button size="small" disabled={signature === ''} onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide signature' : 'Show signature'}
          </Button>
        }
      >
        {signature !== '' && (isShown ? signature : <Masked />)}
        {decoded && signature === '' && <span className="font-sans text-ink-soft">None</span>}
      </Row>
    </>
  )
}

/** Raw text of a payload, up to the error and after it. */
function Damaged({ text: { before, at, after } }: { readonly text: DamagedText }) {
  return (
    <>
      {before}
      <mark className="rounded-sm bg-wrong px-0.5 text-surface">{at === '' ? '⏎' : at}</mark>
      <span className="text-ink-soft">{after}</span>
    </>
  )
}

function Masked() {
  return (
    <>
      <span aria-hidden className="block truncate text-ink-soft">
        {MASK}
      </span>
      <span className="sr-only">Hidden</span>
    </>
  )
}

type PartName = (typeof SEGMENTS)[number]['name']

function PartName({ name }: { readonly name: PartName }) {
  const hue = SEGMENTS.find((segment) => segment.name === name)?.hue ?? 'var(--ink)'
  return (
    <h2 className="mr-auto flex min-h-control shrink-0 items-center gap-2 font-semibold text-sm">
      <Swatch hue={hue} />
      {name}
    </h2>
  )
}

/** Copies a part; off while there is none. */
function CopyPart({ name, text }: { readonly name: PartName; readonly text: string | undefined }) {
  return (
    <CopyButton
      label={`Copy ${name.toLowerCase()}`}
      labelClass="sr-only"
      text={text ?? ''}
      disabled={text === undefined}
    />
  )
}

type RowProps = {
  readonly name: PartName
  /** Content for the copy button; undefined if there is none. */
  readonly copied: string | undefined
  readonly action?: ReactNode
  /** Scrolls, because it would fill several screens. */
  readonly isLong?: boolean | undefined
  readonly children: ReactNode
}

/** A part as high as its content: next to its name, or on a phone below. */
function Row({ name, copied, action, isLong, children }: RowProps) {
  return (
    <section className="flex min-h-13 shrink-0 flex-wrap items-start gap-x-1.5 border-line border-t px-3.5 py-1.5">
      <PartName name={name} />
      <output
        translate="no"
        aria-label={name}
        aria-live="off"
        dir="auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className={`order-last block min-h-8 w-full min-w-0 whitespace-pre-wrap py-1.5 sm:order-none sm:min-h-10 sm:w-auto sm:flex-1 sm:py-2.5 lg:max-h-44 lg:overflow-auto ${TEXT} ${isLong ? 'max-h-[70svh] overflow-auto' : ''}`}
      >
        {children}
      </output>
      {action}
      <CopyPart name={name} text={copied} />
    </section>
  )
}

const LongText = lazy(async () => ({ default: (await import('#web/ui/long-text.tsx')).LongText }))

/** Longer text is plain: thousands of colored parts would slow the page down. */
const MAX_COLORED_LENGTH = 20_000

function isLong({ text }: JsonPart): boolean {
  return text.length > MAX_COLORED_LENGTH
}

/** A header with more than this is read one member a line. */
const MAX_IN_LINE_LENGTH = 160

/** Whether a part without nested values fits on one line. */
function isShort({ text, members }: JsonPart): boolean {
  return text.length <= MAX_IN_LINE_LENGTH && members.every(({ shown }) => !/\n|\s\s/.test(shown))
}

/** Header or payload, with names and values in separate colors. */
function PartText({ part }: { readonly part: JsonPart }) {
  const { text, members } = part
  if (isLong(part)) {
    return (
      <Suspense>
        <LongText text={text} />
      </Suspense>
    )
  }
  if (members.length === 0) return text
  return (
    <>
      {members.map(({ name, kind, shown }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand twice, and lines have no state
        <Fragment key={index}>
          {index === 0 ? '{\n  ' : ',\n  '}
          <span style={{ color: NAME_HUE }}>{JSON.stringify(name)}</span>
          {': '}
          <span style={{ color: getHue(kind) }}>{shown}</span>
        </Fragment>
      ))}
      {'\n}'}
    </>
  )
}
