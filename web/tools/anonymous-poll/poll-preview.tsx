import type { PollForm } from './poll-form.ts'

/** The voter's page as it will be, next to the form on wide screens; a picture, so hidden from screen readers. */
export function PollPreview({ form }: { readonly form: PollForm }) {
  const { question, options, kind } = form
  const filled = options.filter((option) => option.trim() !== '')
  const rows = filled.length > 0 ? filled : options.map((_, index) => `Option ${index + 1}`)
  return (
    <div
      aria-hidden
      className="sticky top-4 self-start rounded-card border border-line bg-sunken p-5 max-lg:hidden"
    >
      <p className="mb-3 text-ink-soft text-sm">What voters see</p>
      {/* Two lines high, so that a longer question moves nothing below it. */}
      <p
        dir="auto"
        className={`flex min-h-[2lh] items-end font-bold text-xl leading-tight ${question.trim() === '' ? 'text-ink-soft' : ''}`}
      >
        <span className="line-clamp-2 [overflow-wrap:anywhere]">{question.trim() || 'Your question'}</span>
      </p>
      <ul className="mt-4 grid grid-cols-1 gap-2">
        {rows.slice(0, MAX_ROWS).map((text, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
            key={index}
            className={`flex min-h-12 items-center gap-3 rounded-control border border-line-strong bg-surface px-4 py-2.5 ${filled.length === 0 ? 'text-ink-soft' : ''}`}
          >
            <span
              className={`size-4.5 shrink-0 border border-line-strong ${kind === 'single' ? 'rounded-full' : 'rounded'}`}
            />
            <span dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {text}
            </span>
            {kind === 'ranked' && (
              <span className="font-bold font-display text-accent text-xl">{index + 1}</span>
            )}
          </li>
        ))}
      </ul>
      {rows.length > MAX_ROWS && (
        <p className="mt-2 text-ink-soft text-sm">and {rows.length - MAX_ROWS} more</p>
      )}
      <p className="button button-go mt-4 px-8">Vote</p>
    </div>
  )
}

/** Shown options; the others are counted. */
const MAX_ROWS = 6
