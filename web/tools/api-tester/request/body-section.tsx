import { useId } from 'react'
import type { ApiRequest } from '../api-request.ts'
import { BODY_FORMATS } from '../api-request.ts'
import { BodyRows } from './body-rows.tsx'
import { BodyText } from './body-text.tsx'

type BodySectionProps = {
  readonly request: ApiRequest
  readonly set: (change: Partial<ApiRequest>) => void
}

/** Request body, in the chosen format. */
export default function BodySection({ request, set }: BodySectionProps) {
  const { format, text } = request
  const id = useId()
  return (
    <section className="border-line border-b px-3.5 pt-1 pb-3.5">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="font-semibold text-sm">
          Body
        </h2>
        <div className="flex flex-wrap gap-1">
          {BODY_FORMATS.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === format}
              onClick={() => set({ format: name })}
              className={`min-h-control rounded-full px-2.5 text-sm ${name === format ? 'bg-ink text-ground' : 'text-ink-soft hover:bg-sunken hover:text-ink'}`}
            >
              {name}
            </button>
          ))}
        </div>
      </div>
      {format === 'JSON' || format === 'Text' ? (
        <BodyText text={text} isJson={format === 'JSON'} onChange={(next) => set({ text: next })} />
      ) : (
        <BodyRows request={request} set={set} />
      )}
    </section>
  )
}
