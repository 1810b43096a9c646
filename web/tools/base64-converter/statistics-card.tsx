import { ratioText, type Statistics } from './statistics.ts'

/** How long input and output are. */
export function StatisticsCard({ statistics }: { readonly statistics: Statistics | undefined }) {
  const rows = [
    ['Input characters', formatCount(statistics?.inputCharacters)],
    ['Input bytes', formatCount(statistics?.inputBytes)],
    ['Output characters', formatCount(statistics?.outputCharacters)],
    ['Output bytes', formatCount(statistics?.outputBytes)],
    ['Output to input', statistics ? ratioText(statistics) : '—'],
  ] as const
  return (
    <section
      aria-label="Statistics"
      className="mt-4 rounded-card border border-line bg-surface px-4 py-3.5 shadow-lift"
    >
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-5">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-soft text-sm">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function formatCount(count: number | undefined): string {
  return count === undefined ? '—' : count.toLocaleString('en')
}
