import type { ReactNode } from 'react'

type HelpSectionProps = {
  readonly id?: string
  /** Topics with their answers. */
  readonly answers: readonly (readonly [about: string, answer: ReactNode])[]
}

/** Help below a tool, in two columns if there is room. */
export function HelpSection({ id, answers }: HelpSectionProps) {
  return (
    <section id={id} className="mt-10" aria-labelledby="good-to-know" data-print="no">
      <h2 id="good-to-know" className="mb-3 font-semibold text-base">
        Good to know
      </h2>
      <dl className="grid gap-x-10 gap-y-4 md:grid-cols-2">
        {answers.map(([about, answer]) => (
          <div key={about}>
            <dt className="font-medium">{about}</dt>
            <dd className="prose max-w-[68ch] text-ink-soft">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
