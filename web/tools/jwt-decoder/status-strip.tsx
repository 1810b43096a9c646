import { useNow } from '#web/platform/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import ShieldAlert from '~icons/lucide/shield-alert'
import ShieldCheck from '~icons/lucide/shield-check'
import ShieldOff from '~icons/lucide/shield-off'
import ShieldQuestionMark from '~icons/lucide/shield-question-mark'
import ShieldX from '~icons/lucide/shield-x'
import { memberOf, readNumericDate } from './claims.ts'
import type { JsonPart } from './json-part.ts'
import { KEY_FIELD_ID } from './jwt-state.ts'
import type { DamagedText } from './read-broken-token.ts'
import type { JwtTool } from './use-jwt.ts'
import { type Badge, getBadges, localText, utcText } from './validity.ts'
import { VERDICT_TONES } from './verdict-tones.ts'
import { getVerdict, type Verification } from './verification.ts'

const ICONS = {
  unverified: ShieldQuestionMark,
  verified: ShieldCheck,
  mismatch: ShieldX,
  unfit: ShieldAlert,
  unsigned: ShieldOff,
} as const

/**
 * Status before the content: one verdict on signature and times, and the expiry. It updates every second without an
 * announcement.
 */
export function StatusStrip({ tool }: { readonly tool: JwtTool }) {
  const { decoded, broken, verification, leeway } = tool
  const now = useNow()
  const badges =
    decoded && now !== undefined ? getBadges(decoded.payload, { now, leeway: leeway.seconds }) : []
  const verdict = verification
    ? getVerdict(verification, badges)
    : broken && ({ tone: 'wrong', text: broken.verdict } as const)
  const detail = verification?.detail ?? (broken?.damaged && placeOf(broken.damaged))
  const Icon = ICONS[verdict?.tone === 'good' ? 'verified' : broken ? 'mismatch' : worstIcon(verification)]
  return (
    <>
      <div
        className={`flex min-h-24 shrink-0 items-center gap-2.5 px-3.5 py-2 text-sm sm:min-h-20 ${verdict ? VERDICT_TONES[verdict.tone] : 'bg-sunken text-ink-soft'}`}
      >
        <Icon size={20} aria-hidden className="shrink-0" />
        <output
          translate="yes"
          aria-label="Verification"
          aria-live="off"
          className="flex min-w-0 flex-1 items-center self-stretch [overflow-wrap:anywhere]"
        >
          {verdict ? (
            <span key={verdict.text + detail}>
              <span className="block font-semibold tabular-nums">{verdict.text}</span>
              {detail && <span className="block">{detail}</span>}
            </span>
          ) : (
            <span>{decoded ? 'Checking…' : 'The decoded token appears here.'}</span>
          )}
        </output>
        {/* On a phone the key is below the parts. */}
        {verification?.status === 'unverified' && (
          <Button size="small" className="shrink-0 lg:hidden" onClick={focusKey}>
            Check it
          </Button>
        )}
      </div>
      <Expiry payload={decoded?.payload} badges={badges} />
    </>
  )
}

function placeOf({ before, at }: DamagedText): string {
  const { length } = before
  return at === '' ? `It can be read up to character ${length}.` : `The error is at character ${length + 1}.`
}

/** A good signature does not make up for what else is wrong. */
function worstIcon(verification: Verification | undefined): keyof typeof ICONS {
  const status = verification?.status ?? 'unverified'
  return status === 'verified' ? 'unfit' : status
}

/** When the token ends, and how its times stand now. */
function Expiry({
  payload,
  badges,
}: {
  readonly payload: JsonPart | undefined
  readonly badges: readonly Badge[]
}) {
  const exp = payload && memberOf(payload, 'exp')
  const date = exp && readNumericDate(exp)
  return (
    <div className="flex min-h-18 shrink-0 items-center gap-x-3 border-line border-t px-3.5 text-sm sm:min-h-11">
      <span aria-hidden className="font-semibold">
        Expires
      </span>
      <output
        translate="yes"
        aria-label="Expires"
        aria-live="off"
        className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 whitespace-nowrap sm:flex-nowrap"
      >
        {date?.ok && (
          <>
            <time
              dateTime={new Date(date.seconds * 1000).toISOString()}
              className="font-medium tabular-nums max-sm:text-sm"
            >
              {localText(date.seconds)}
            </time>
            <span className={badges.some(isNews) ? 'sr-only' : 'text-ink-soft tabular-nums'}>
              {utcText(date.seconds)}
            </span>
          </>
        )}
        {date?.ok === false && <span className="text-wrong">{date.error}</span>}
        {!payload && <span className="text-ink-soft">—</span>}
        {payload && !exp && (
          <span className="whitespace-normal text-ink-soft">Never: the token has no “exp”</span>
        )}
        {badges.map((badge) => (
          <BadgePill key={badge.text} badge={badge} />
        ))}
      </output>
    </div>
  )
}

/** Whether the verdict does not say it already, large. */
function isNews({ tone }: Pick<Badge, 'tone'>): boolean {
  return tone === 'good'
}

/** Also opens a phone's keyboard: it is the visitor's press. */
function focusKey() {
  document.getElementById(KEY_FIELD_ID)?.focus()
}

function BadgePill({ badge: { tone, text } }: { readonly badge: Badge }) {
  return (
    <span
      className={
        isNews({ tone })
          ? `rounded-full px-2.5 py-0.5 font-medium tabular-nums ${VERDICT_TONES[tone]}`
          : 'sr-only'
      }
    >
      {text}
    </span>
  )
}
