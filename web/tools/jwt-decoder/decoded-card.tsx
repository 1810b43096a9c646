import { Fragment, lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { TabList } from '#web/ui/tabs.tsx'
import { ClaimList } from './claim-list.tsx'
import { getHue, NAME_HUE } from './json-hues.ts'
import type { JsonPart } from './json-part.ts'
import { Swatch } from './painted-token.tsx'
import { SEGMENTS } from './segments.ts'
import type { JwtTool } from './use-jwt.ts'

/** Fixed, so that nothing moves while a token is typed. */
const HEIGHTS = {
  Header: 'h-28',
  Payload: 'h-[max(11rem,calc(100svh-40rem))]',
  Signature: 'h-14',
} as const

const PAYLOAD_VIEWS = ['JSON', 'Claims'] as const

const MASK = '•'.repeat(24)

type DecodedPartsProps = { readonly tool: Pick<JwtTool, 'decoded' | 'header'> }

/** The three parts of the token, read. */
export function DecodedParts({ tool: { decoded, header } }: DecodedPartsProps) {
  const [isShown, setShown] = useState(false)
  const [view, setView] = useState<(typeof PAYLOAD_VIEWS)[number]>('JSON')
  const id = useId()
  const signature = decoded?.token.signature ?? ''
  return (
    <>
      <Part name="Header" copied={header?.text}>
        {header && <PartText part={header} />}
      </Part>
      <Part
        name="Payload"
        copied={decoded?.payload.text}
        action={<TabList label="Payload as" id={id} tabs={PAYLOAD_VIEWS} chosen={view} onChoose={setView} />}
        panelId={`${id}-panel`}
        instead={view === 'Claims' && (decoded ? <ClaimList payload={decoded.payload} /> : <span />)}
      >
        {decoded && <PartText part={decoded.payload} />}
      </Part>
      <Part
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
      </Part>
    </>
  )
}

function Masked() {
  return (
    <>
      <span aria-hidden className="text-ink-soft tracking-widest">
        {MASK}
      </span>
      <span className="sr-only">Hidden</span>
    </>
  )
}

type PartProps = {
  readonly name: (typeof SEGMENTS)[number]['name']
  /** Content for the copy button; undefined if there is none. */
  readonly copied: string | undefined
  readonly action?: ReactNode
  /** Another view, shown in place of the text, and the id by which the tabs refer to both. */
  readonly instead?: ReactNode
  readonly panelId?: string
  readonly children: ReactNode
}

function Part({ name, copied, action, instead, panelId, children }: PartProps) {
  const hue = SEGMENTS.find((segment) => segment.name === name)?.hue ?? 'var(--ink)'
  return (
    <section className="border-line border-t">
      <header className="flex min-h-12 flex-wrap items-center justify-end gap-1.5 px-3.5 pt-1.5">
        <h2 className="mr-auto flex items-center gap-2 font-semibold text-sm">
          <Swatch hue={hue} />
          {name}
        </h2>
        {action}
        <CopyButton
          label={`Copy ${name.toLowerCase()}`}
          text={copied ?? ''}
          disabled={copied === undefined}
        />
      </header>
      {instead && (
        <section
          id={panelId}
          aria-label={`${name}, one by one`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
          className={`overflow-y-auto px-3.5 outline-offset-[-2px] ${HEIGHTS[name]}`}
        >
          {instead}
        </section>
      )}
      <output
        id={instead ? undefined : panelId}
        hidden={Boolean(instead)}
        translate="no"
        aria-label={name}
        aria-live="off"
        dir="auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className={`overflow-auto whitespace-pre-wrap px-3.5 pt-1 pb-3.5 font-mono text-code leading-relaxed outline-offset-[-2px] [overflow-wrap:anywhere] ${instead ? '' : 'block'} ${HEIGHTS[name]}`}
      >
        {children}
      </output>
    </section>
  )
}

const LongText = lazy(async () => ({ default: (await import('#web/ui/long-text.tsx')).LongText }))

/** Longer text is plain: thousands of colored parts would slow the page down. */
const MAX_COLORED_LENGTH = 20_000

/** Header or payload, with names and values in separate colors. */
function PartText({ part: { text, members } }: { readonly part: JsonPart }) {
  if (text.length > MAX_COLORED_LENGTH) {
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
