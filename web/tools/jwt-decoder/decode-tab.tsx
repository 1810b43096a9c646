import type { ComponentProps } from 'react'
import { Note } from '#web/ui/alert.tsx'
import { Announcer } from '#web/ui/announcer.tsx'
import { DecodedParts } from './decoded-card.tsx'
import { KeyCard } from './key-card.tsx'
import { StatusStrip } from './status-strip.tsx'
import { TokenPane } from './token-pane.tsx'

/** From a token to what it says. */
export function DecodeTab(props: ComponentProps<typeof TokenPane>) {
  const { tool } = props
  const { decoded, verification } = tool
  const warnings = decoded?.warnings ?? []
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:grid-rows-[minmax(0,1fr)_auto]">
      <TokenPane {...props} />
      <div className="flex min-w-0 flex-col overflow-y-auto rounded-card border border-line bg-surface shadow-lift lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-[max(34rem,calc(100svh-12rem))]">
        <StatusStrip tool={tool} />
        <DecodedParts tool={tool} />
        {warnings.length > 0 && (
          <div className="shrink-0 border-line border-t p-3.5">
            <Note>
              <ul aria-label="Warnings" className="grid list-disc gap-1 pl-4">
                {warnings.map((warning) => (
                  <li key={warning}>{warning}</li>
                ))}
              </ul>
            </Note>
          </div>
        )}
      </div>
      <KeyCard tool={tool} />
      <Announcer text={decoded ? `Token decoded. ${verification?.text ?? ''}` : ''} />
    </div>
  )
}
