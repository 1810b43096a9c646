import { FIRST_FRAME, SUMMARY_ID } from '#contract/site.ts'
import { cutRule, isRead, parseSheet, STYLED_TYPES, wordsOf } from './page-style.ts'

/** Critical CSS of a page's first frame, and the rest, which follows the page. */
type Frames = { readonly first: string; readonly rest: string }

/**
 * Splits a page's style for its first frames: the first shows everything up to the summary, without the contents of the
 * top bar; the second the tool; the third the bar; the last the named sections below, such as the help, and the footer.
 * A slow phone shows the first lines a tenth sooner, and no frame is long enough to block. A page without a summary is
 * shown at once.
 */
export function splitCriticalCss(html: string, style: string): Frames | undefined {
  const summary = html.indexOf(` id="${SUMMARY_ID}"`)
  if (summary < 0) return undefined
  const words = wordsOf(html.slice(0, html.indexOf('</', summary)))
  // Not worth repeating their block in the rest.
  const { first, rest } = parted(style, new Set([...words, ...STYLED_TYPES]))
  return { first: first + FIRST_ALONE, rest: rest + SECOND }
}

/**
 * A block of rules that the first frame needs in part is repeated whole in the rest, so the cascade equals that of the
 * full style: no rule of the rest precedes one that it has to yield to.
 */
function parted(style: string, words: ReadonlySet<string>): Frames {
  let first = ''
  let rest = ''
  // Registered properties and animations follow the rules that read them.
  for (const rule of parseSheet(style)) {
    const whole = cutRule(rule, () => true)
    const [, name] = /^@(?:property|keyframes) ([\w-]+)$/.exec(rule.head) ?? []
    const needed =
      name === undefined ? cutRule(rule, (one) => words.has(one)) : isNamed(name, first) ? whole : ''
    first += needed
    if (needed !== whole) rest += whole
  }
  return { first, rest }
}

function isNamed(name: string, style: string): boolean {
  return name.startsWith('--') ? isRead(name, style) : style.includes(name)
}

/** The target of the URL's fragment is not deferred. */
const NOT_SOUGHT = ':not(:target,:has(:target))'
const BELOW = `:is(.${FIRST_FRAME}~*,main~footer)${NOT_SOUGHT}`
const BAR = '.top-bar>nav'
/** Last elements only, as deferring others would shift content. The help of a tool can be anywhere in it. */
const IS_LAST = ':not([role],:has(~:not([id])))'
const NAMED_WITHIN = `:is(.${FIRST_FRAME}~*>[id],#help)${IS_LAST}`
const NAMED_BEHIND = `:is(.${FIRST_FRAME}~[id]${IS_LAST},main~footer)`

/** Once the page is alive nothing is put off: moves show pages whole. */
const AT_FIRST = ':root:not([data-hydrated])'
const PUT_OFF = 'content-visibility:hidden;visibility:hidden'

/**
 * Hides deferred parts for one frame, and until their style is loaded. During that time the document is as high as
 * possible, so that a reload restores its scroll position. These rules are in the lowest layer, so that an element's
 * own rules override them.
 */
const FIRST_ALONE =
  `@keyframes second-frame{from,to{${PUT_OFF}}}` +
  `@layer theme{${AT_FIRST} :is(${BELOW},${BAR}){${PUT_OFF};animation:second-frame 1ms}` +
  `${BELOW}{contain-intrinsic-height:999vh}}`

/**
 * The navigation links wait for the frame after the tool's, which on a slow phone takes longer than they do; the last
 * parts wait a tenth of a second, those below the tool two tenths. If this style is loaded before the first frame, the
 * delay of the parts within the tool starts a frame later, with the tool; until then they keep those below out of sight.
 */
const SECOND =
  `@layer theme{${AT_FIRST} :is(${BELOW},${BAR}){content-visibility:visible;visibility:inherit}` +
  `${AT_FIRST} ${BAR}{animation:third-frame .05s}}` +
  `@keyframes third-frame{from,to{${PUT_OFF}}}` +
  `${AT_FIRST} ${NAMED_WITHIN}${NOT_SOUGHT}{animation:third-frame .1s;contain-intrinsic-height:999vh}` +
  `${AT_FIRST} ${NAMED_BEHIND}${NOT_SOUGHT}{animation:third-frame .2s}`
