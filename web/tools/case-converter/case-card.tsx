import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Shortcuts } from '#web/ui/shortcuts.tsx'
import ArrowUpToLine from '~icons/lucide/arrow-up-to-line'
import Dices from '~icons/lucide/dices'
import type { Converted } from './use-case-converter.ts'

type CaseCardProps = {
  readonly converted: Converted
  readonly isEmpty: boolean
  /** Whether what is shown is the whole text. */
  readonly isWhole: boolean
  readonly onWhole: () => Promise<string>
  readonly onUse: () => void
  /** Tosses the coins again, where chance decides. */
  readonly onReroll?: (() => void) | undefined
}

/** The text in one case. Alt+C copies it from anywhere in the card. */
export function CaseCard({ converted, isEmpty, isWhole, onWhole, onUse, onReroll }: CaseCardProps) {
  const { name, shown } = converted
  const copy = useRef<HTMLButtonElement>(null)
  return (
    <Shortcuts keys={{ 'Alt+C': () => copy.current?.click() }}>
      <div className="flex h-full min-w-0 flex-col rounded-card border border-line bg-surface shadow-lift">
        <div className="flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1 border-line border-b py-1.5 pr-2 pl-3.5">
          <h3 className="mr-auto font-semibold text-sm">{name}</h3>
          {onReroll && (
            <Button size="small" kind="quiet" onClick={onReroll} icon={<Dices size={15} aria-hidden />}>
              Re-roll
            </Button>
          )}
          <Button
            size="small"
            kind="quiet"
            onClick={onUse}
            disabled={isEmpty}
            aria-label={`Use as input: ${name}`}
            icon={<ArrowUpToLine size={15} aria-hidden className="sm:hidden" />}
          >
            <span className="max-sm:hidden">Use as input</span>
          </Button>
          <CopyButton text={onWhole} name={`Copy ${name}`} disabled={isEmpty} buttonRef={copy} />
        </div>
        <output
          translate="no"
          aria-label={name}
          aria-live="off"
          dir="auto"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
          className="block h-20 overflow-auto whitespace-pre-wrap p-3.5 outline-offset-[-2px] [overflow-wrap:anywhere]"
        >
          {shown}
        </output>
        {!isWhole && (
          <p className="border-line border-t px-3.5 py-1.5 text-ink-soft text-sm">
            This is the beginning. Copy gives all of it.
          </p>
        )}
      </div>
    </Shortcuts>
  )
}
