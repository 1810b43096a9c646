import { Fragment, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Shortcuts } from '#web/ui/shortcuts.tsx'
import ArrowUpToLine from '~icons/lucide/arrow-up-to-line'
import Dices from '~icons/lucide/dices'
import { splitAtBreaks } from './split-at-breaks.ts'
import type { Converted } from './use-case-converter.ts'

type CaseCardProps = {
  readonly converted: Converted
  readonly isEmpty: boolean
  readonly onWhole: () => Promise<string>
  readonly onUse: () => void
  /** Tosses the coins again, where chance decides. */
  readonly onReroll?: (() => void) | undefined
}

/** A row with the text in one case: a line, on a phone up to three. A press shows all of it; Alt+C copies it from anywhere in the row. */
export function CaseCard({ converted, isEmpty, onWhole, onUse, onReroll }: CaseCardProps) {
  const { name, shown } = converted
  const copy = useRef<HTMLButtonElement>(null)
  return (
    <Shortcuts keys={{ 'Alt+C': () => copy.current?.click() }}>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-0.5 max-sm:pt-2 max-sm:pb-1 pr-2 pl-3.5 sm:grid-cols-[9.5rem_minmax(0,1fr)_auto]">
        <h3 className={`text-ink-soft text-sm ${isEmpty ? 'max-sm:translate-y-3' : ''}`}>{name}</h3>
        <output
          translate="no"
          aria-label={name}
          aria-live="off"
          dir="auto"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
          className="block min-h-6 whitespace-pre-wrap text-sm [overflow-wrap:anywhere] not-focus:line-clamp-3 max-sm:row-start-2 sm:not-focus:line-clamp-1"
        >
          {splitAtBreaks(shown).map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in their order
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </output>
        <div className="flex items-center gap-1 max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
          {onReroll && (
            <Button
              size="small"
              kind="quiet"
              onClick={onReroll}
              aria-label="Re-roll"
              icon={<Dices size={15} aria-hidden />}
            />
          )}
          <Button
            size="small"
            kind="quiet"
            onClick={onUse}
            disabled={isEmpty}
            aria-label={`Use as input: ${name}`}
            title="Use as input"
            icon={<ArrowUpToLine size={15} aria-hidden />}
          />
          <CopyButton
            text={onWhole}
            name={`Copy ${name}`}
            labelClass="sr-only"
            kind="quiet"
            disabled={isEmpty}
            buttonRef={copy}
          />
        </div>
      </div>
    </Shortcuts>
  )
}
