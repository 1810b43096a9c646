import { ShieldAlert, ShieldCheck, ShieldOff, ShieldQuestionMark, ShieldX } from 'lucide-react'
import { useNow } from '#web/browser/use-now.ts'
import type { JsonPart } from './json-part.ts'
import { memberOf } from './members.ts'
import { readNumericDate } from './numeric-date.ts'
import { localText, utcText } from './time-text.ts'
import type { JwtTool } from './use-jwt.ts'
import { type Badge, badgesOf } from './validity.ts'
import type { Verification } from './verification.ts'

const LOOKS = {
  unverified: { icon: ShieldQuestionMark, look: 'bg-care-soft text-care' },
  verified: { icon: ShieldCheck, look: 'bg-good-soft text-good' },
  mismatch: { icon: ShieldX, look: 'bg-wrong-soft text-wrong' },
  unfit: { icon: ShieldAlert, look: 'bg-wrong-soft text-wrong' },
  unsigned: { icon: ShieldOff, look: 'bg-wrong-soft text-wrong' },
} as const

/** What matters before the content: whether the token is genuine, and whether it is still valid. */
export function StatusStrip({ tool }: { readonly tool: JwtTool }) {
  const { decoded, verification } = tool
  const { icon: Icon, look } = LOOKS[verification?.status ?? 'unverified']
  return (
    <>
      <output
        aria-label="Verification"
        className={`flex min-h-14 gap-2.5 px-3.5 py-3 text-sm ${decoded ? look : 'bg-sunken text-ink-soft'}`}
      >
        <Icon size={20} aria-hidden className="shrink-0" />
        <VerificationText verification={verification} isIdle={!decoded} />
      </output>
      {decoded && <Expiry payload={decoded.payload} leeway={tool.leeway.seconds} />}
    </>
  )
}

function VerificationText({
  verification,
  isIdle,
}: {
  readonly verification: Verification | undefined
  readonly isIdle: boolean
}) {
  if (isIdle) return <span>The decoded token appears here.</span>
  if (!verification) return <span>Checking…</span>
  return (
    <span className="min-w-0 [overflow-wrap:anywhere]">
      <span className="block font-semibold">{verification.text}</span>
      {verification.detail && <span className="block">{verification.detail}</span>}
    </span>
  )
}

const TONES = {
  good: 'bg-good-soft text-good',
  care: 'bg-care-soft text-care',
  wrong: 'bg-wrong-soft text-wrong',
} as const

/** When the token ends, and how its times stand now; it ticks without being announced. */
function Expiry({ payload, leeway }: { readonly payload: JsonPart; readonly leeway: number }) {
  const now = useNow()
  const exp = memberOf(payload, 'exp')
  const date = exp && readNumericDate(exp)
  const badges = now === undefined ? [] : badgesOf(payload, { now, leeway })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-line border-t px-3.5 py-3 text-sm">
      <span aria-hidden className="font-semibold">
        Expires
      </span>
      <output aria-label="Expires" aria-live="off" className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {date?.ok && (
          <>
            <time dateTime={new Date(date.seconds * 1000).toISOString()} className="font-medium tabular-nums">
              {localText(date.seconds)}
            </time>
            <span className="text-ink-soft tabular-nums">{utcText(date.seconds)}</span>
          </>
        )}
        {date?.ok === false && <span className="text-wrong">{date.reason}</span>}
        {!exp && <span className="text-ink-soft">Never: the token has no “exp”</span>}
        {badges.map((badge) => (
          <BadgePill key={badge.text} badge={badge} />
        ))}
      </output>
    </div>
  )
}

function BadgePill({ badge: { tone, text } }: { readonly badge: Badge }) {
  return <span className={`rounded-full px-2.5 py-0.5 font-medium tabular-nums ${TONES[tone]}`}>{text}</span>
}
