import type { ReactNode } from 'react'
import { RichText } from './rich-text.tsx'

type QuizHeadProps = {
  readonly title: string
  readonly description: string
  readonly children?: ReactNode
}

/** Title and description of a quiz, above its questions. */
export function QuizHead({ title, description, children }: QuizHeadProps) {
  return (
    <div className="mb-3 flex flex-wrap items-start gap-2">
      <div className="min-w-0 flex-1 basis-64">
        <h2 dir="auto" className="font-semibold text-xl [overflow-wrap:anywhere]">
          {title}
        </h2>
        {description && (
          <p dir="auto" className="whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">
            <RichText text={description} />
          </p>
        )}
      </div>
      {children}
    </div>
  )
}
