import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'
import { TabList } from './tabs.tsx'

const SIDES = ['Input', 'Output'] as const
/** On paper a result is alone. */
const PRINTED = ['print:hidden!', 'print:block!'] as const

type SplitEditorProps = {
  readonly input: ReactNode
  readonly output: ReactNode
  /** Output to display; another value is a new result. Undefined if there is none. */
  readonly result: unknown
  /** Results come only on request, such as by a button, and are shown even while the user is typing. */
  readonly isOnRequest?: boolean
  /** Content while the input is empty: a preview, and examples. */
  readonly empty?: EmptyStateProps | false
  /** Whether an error in the input is the reason that nothing is shown. */
  readonly isInvalid?: boolean
}

/**
 * Two panes as high as the window leaves, so that nothing around them moves: side by side on a wide screen, on a
 * narrow one behind a switch. A result of something that was not typed, such as an example or a pasted document, is
 * shown at once there.
 */
export function SplitEditor({
  input,
  output,
  result,
  isOnRequest = false,
  empty,
  isInvalid,
}: SplitEditorProps) {
  const [side, setSide] = useState<(typeof SIDES)[number]>('Input')
  const [seen, setSeen] = useState(result)
  /** The input was pasted, dropped or uploaded as a whole, not typed. */
  const isGiven = useRef(false)
  const id = useId()
  const isNew = side === 'Input' && result !== undefined && result !== seen
  const show = (chosen: typeof side) => {
    setSide(chosen)
    setSeen(result)
  }
  const note = ({ type, target: box }: SyntheticEvent) => {
    const isAllSelected =
      box instanceof HTMLTextAreaElement && box.selectionEnd - box.selectionStart === box.value.length
    isGiven.current = type === 'drop' || (type === 'paste' && (result === undefined || isAllSelected))
  }
  useEffect(() => {
    if (result === undefined || (!isOnRequest && !isGiven.current && isTyping())) return
    setSide('Output')
    // On a narrow screen the box is now hidden; on a wide one the tabs are, and the box keeps the focus.
    if (isGiven.current && document.activeElement !== document.body)
      document.getElementById(`${id}-Output`)?.focus()
  }, [result, isOnRequest, id])
  return (
    <div
      className="split-editor overflow-hidden rounded-card border border-line bg-surface shadow-lift"
      onDropCapture={note}
      onPasteCapture={note}
      onKeyDownCapture={note}
      onChangeCapture={({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'file') isGiven.current = true
      }}
    >
      <div className="border-line border-b px-2 lg:hidden">
        <TabList
          label="Show"
          id={id}
          tabs={SIDES}
          chosen={side}
          onChoose={show}
          marked={isNew ? 'Output' : undefined}
        />
      </div>
      {[input, output].map((pane, index) => (
        <div
          key={SIDES[index]}
          id={index === SIDES.indexOf(side) ? `${id}-panel` : undefined}
          className={`flex min-h-0 min-w-0 flex-col *:min-h-0 *:flex-1 ${SIDES[index] === side ? '' : 'max-lg:hidden'} ${result === undefined ? '' : PRINTED[index]}`}
        >
          {pane}
        </div>
      ))}
      {isNew && (
        <Button
          size="small"
          kind="go"
          className="absolute right-3 bottom-14 z-10 shadow-lift lg:hidden"
          onClick={() => show('Output')}
        >
          See output
        </Button>
      )}
      {empty ? (
        <div className="empty-state">
          <EmptyState {...empty} />
        </div>
      ) : (
        isInvalid &&
        result === undefined && (
          <p className={`empty-state ${side === 'Input' ? 'max-lg:hidden' : 'max-lg:bottom-1/2'}`}>
            Fix the error in the input to see the result.
          </p>
        )
      )}
    </div>
  )
}

/** Returns whether the user is editing text, or nowhere yet, and the pane must remain visible. */
function isTyping(): boolean {
  const { activeElement, body } = document
  return activeElement === body || activeElement?.matches('textarea, [contenteditable]') === true
}
