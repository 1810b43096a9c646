import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { plainJsonError } from '#lib/json/plain-error.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { errorExcerpt } from '#lib/text/error-excerpt.ts'
import { Alert } from './alert.tsx'
import type { TextCaret } from './code-editor.tsx'
import { GoToError } from './pane.tsx'

type TextProblemProps = {
  readonly problem: Problem
  readonly id: string
  /** Text of the pane. */
  readonly text: string
  readonly inputRef: RefObject<TextCaret | null>
  /** Position of the error in the text, as a UTF-16 index, if known. */
  readonly offset: number | undefined
  /** Buttons to fix it. */
  readonly children?: ReactNode
}

/** Problem of the text in a pane, also in plain words and with its place marked: below a short text, else at the pane's foot. */
export default function TextProblem({ problem, id, text, inputRef, offset, children }: TextProblemProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isPlaced = useRef(false)
  const details = [problem.message, problem.detail].filter(Boolean).join(': ')
  const plain = plainJsonError(details)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text ends at another place
  useLayoutEffect(() => {
    const message = ref.current
    const area = message?.parentElement
    if (!message || !area) return
    const end = endOfText(area)
    if (isPlaced.current) {
      // It stays while the text is typed, and makes room for longer text.
      if (end === undefined || end > message.getBoundingClientRect().top) placeAtFoot(message, area)
      return
    }
    isPlaced.current = true
    if (end !== undefined) placeBelow(message, area, end + GAP_PX)
  }, [text])
  useLayoutEffect(
    () => () => {
      const area = ref.current?.parentElement
      if (area) area.style.cssText = ''
    },
    [],
  )
  return (
    <div ref={ref} className="[&_[aria-live=off]]:w-full">
      <Alert problem={plain === undefined ? problem : { message: details, detail: plain }} id={id}>
        {offset !== undefined && (
          <>
            <Excerpt text={text} offset={offset} />
            <GoToError inputRef={inputRef} offset={offset} />
          </>
        )}
        {children}
      </Alert>
    </div>
  )
}

/** Space between the text and the message. */
const GAP_PX = 12

function placeBelow(message: HTMLElement, area: HTMLElement, top: number): void {
  // Otherwise the text has all of the pane.
  if (top >= message.getBoundingClientRect().top) return
  // Without the message, the area is lower.
  message.style.position = 'absolute'
  area.style.cssText = 'position:relative;overflow:visible'
  const foot = area.getBoundingClientRect()
  message.style.cssText += `inset-inline:8px;top:${top - foot.top}px;max-height:${foot.bottom - top}px;overflow-y:auto`
}

function placeAtFoot(message: HTMLElement, area: HTMLElement): void {
  message.style.cssText = ''
  area.style.cssText = ''
}

/** Longer text fills any pane. */
const MAX_MEASURED_LENGTH = 20_000

/** Returns the lower edge of the text in the pane of an element, in pixels of the window; undefined if unknown. */
function endOfText(area: HTMLElement): number | undefined {
  const pane = area.parentElement
  const last = pane?.querySelector('.cm-line:last-child, .line-numbers > :last-child')
  if (last) return last.getBoundingClientRect().bottom
  const box = pane?.querySelector('textarea')
  if (!box || box.value.length > MAX_MEASURED_LENGTH) return undefined
  const copy = document.createElement('div')
  copy.className = box.className
  copy.style.cssText = `position:absolute;visibility:hidden;flex:none;min-height:0;padding-bottom:0;width:${box.clientWidth}px;white-space:pre-wrap;overflow-wrap:break-word`
  copy.textContent = `${box.value}\u200b`
  box.after(copy)
  const height = copy.offsetHeight
  copy.remove()
  return box.getBoundingClientRect().top + height - box.scrollTop
}

/** The line of the error, with its place marked. */
function Excerpt({ text, offset }: { readonly text: string; readonly offset: number }) {
  const { before, at, after } = errorExcerpt(text, offset)
  return (
    <code
      translate="no"
      className="w-full whitespace-pre-wrap rounded bg-surface px-2 py-1 font-mono text-ink [overflow-wrap:anywhere]"
    >
      {before}
      <mark className="rounded-sm bg-wrong px-0.5 text-surface">{at}</mark>
      {after}
    </code>
  )
}
