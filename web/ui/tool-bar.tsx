import { createContext, type ReactNode, use, useId, useState } from 'react'
import { Button } from './button.tsx'
import { createIcon } from './create-icon.ts'
import { MenuButton, type MenuItem } from './menu-button.tsx'
import { useShare } from './use-share.ts'

type ToolBarProps = {
  /** Mode of the tool: `Segments` named "Mode". */
  readonly mode?: ReactNode
  /** At most three options in the row of a wide screen. */
  readonly children?: ReactNode
  /** All other options, opened in place. */
  readonly more?: ReactNode
  /** The folded options are open from the start, such as where one of them was changed. */
  readonly isOpen?: boolean
  /** Opens the options elsewhere, such as in a sheet on a phone, and returns whether it did. */
  readonly onOptions?: () => boolean
  readonly examples?: readonly { readonly title: string }[]
  readonly onExample?: (title: string) => void
  /** State for the share link, if the tool has one. */
  readonly share?: () => unknown
  readonly onClear?: () => void
  /** There is nothing to clear. */
  readonly isEmpty?: boolean
}

/** Action of the frame, before the bar's end. */
export const BarAction = createContext<ReactNode>(null)

const Sliders = createIcon([
  [
    'path',
    { d: 'M3 7h11m4 0h3M3 17h3m4 0h11M14 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0M6 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0' },
  ],
])

/**
 * The one row of every tool: mode, options, and at its end example, link and clearing. On a phone the end is in the row
 * of the title, with the button for the options if it has no mode to follow.
 */
export function ToolBar(props: ToolBarProps) {
  const { mode, children, more } = props
  const [choice, setChoice] = useState<boolean>()
  const isOpen = choice ?? props.isOpen ?? false
  const id = useId()
  const options = (children || more) && (
    <Button
      size="small"
      kind={mode ? 'plain' : 'quiet'}
      aria-expanded={isOpen}
      aria-controls={more ? id : undefined}
      onClick={() => props.onOptions?.() || setChoice(!isOpen)}
      className={more ? '' : 'sm:hidden'}
      icon={<Sliders size={18} aria-hidden className="sm:hidden" />}
    >
      <span className="max-sm:sr-only">Options</span>
    </Button>
  )
  // Without a mode and options, the row has room next to the title.
  const place = mode ? '' : `${children ? '' : 'in-title-row'} ${children && isOpen ? '' : 'end-only'}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would change the layout of the row
    <div role="group" aria-label="Options">
      <div className={`flex flex-wrap items-center gap-x-3 gap-y-2 pb-2 ${place}`}>
        {mode && <div className="flex min-w-0 items-center gap-4 max-sm:grow">{mode}</div>}
        {children && (
          <div
            className={`bar-options flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:order-1 max-sm:w-full ${isOpen ? '' : 'max-sm:hidden'}`}
          >
            {children}
          </div>
        )}
        {mode && options}
        <End {...props}>{!mode && options}</End>
      </div>
      {more && (
        <div id={id} hidden={!isOpen} className="mb-2 rounded-card border border-line bg-surface p-4">
          {isOpen && more}
        </div>
      )}
    </div>
  )
}

function End({ children, examples = [], onExample, share, onClear, isEmpty = false }: ToolBarProps) {
  const { answer, copy } = useShare(share)
  const show = examples.map(({ title }) => ({ label: title, onChoose: () => onExample?.(title) }))
  const [first] = show
  const items: readonly MenuItem[] = [
    ...show.map((item) => ({ ...item, label: show.length > 1 ? `Example: ${item.label}` : 'Example' })),
    ...(share ? [{ label: 'Copy link', onChoose: copy }] : []),
    ...(onClear ? [{ label: 'Clear', onChoose: onClear, isDisabled: isEmpty }] : []),
  ]
  return (
    <>
      <div className="bar-end ml-auto flex items-center sm:gap-1">
        {children}
        {use(BarAction)}
        <div className="hidden items-center gap-1 sm:flex">
          {first &&
            (show.length > 1 ? (
              <MenuButton label="Example" items={show} />
            ) : (
              <Button size="small" kind="quiet" onClick={first.onChoose}>
                Example
              </Button>
            ))}
          {share && (
            <Button size="small" kind="quiet" onClick={copy}>
              {answer || 'Copy link'}
            </Button>
          )}
          {onClear && (
            <Button size="small" kind="quiet" onClick={onClear} isSoftDisabled={isEmpty}>
              Clear
            </Button>
          )}
        </div>
        {items.length > 0 && <MenuButton label="More" glyph="•••" items={items} className="sm:hidden" />}
      </div>
      {/* Empty, it takes no line. */}
      <span className="text-ink-soft text-sm empty:absolute sm:sr-only" aria-live="polite">
        {answer}
      </span>
    </>
  )
}
