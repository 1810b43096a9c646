import { pluralize } from '#lib/numbers/pluralize.ts'
import { useLocale } from '#web/platform/use-locale.ts'
import type { ManagedQuiz } from './use-managed-quiz.ts'

/** Submitted attempts, with the version of the quiz if there are several. */
export function HandIns({ state }: { readonly state: ManagedQuiz }) {
  const { version, versions, handIns, finished } = state
  const time = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' })
  const hasVersions = version > 1
  return (
    <>
      {hasVersions && (
        <ul aria-label="Versions" className="text-sm">
          {!versions.some((one) => one.version === version) && <li>Version {version}: 0 attempts.</li>}
          {versions.map((one) => (
            <li key={one.version}>
              Version {one.version}: {getCounts(one)}
            </li>
          ))}
        </ul>
      )}
      {handIns.length > 0 && (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys too
          tabIndex={0}
          aria-label="Hand-ins"
          className="max-h-80 overflow-auto"
        >
          <table className="w-full text-left text-sm tabular-nums [&_:is(td,th)]:border-line [&_:is(td,th)]:border-b [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:pr-4">
            <thead className="text-ink-soft">
              <tr>
                <th scope="col">Name</th>
                {hasVersions && <th scope="col">Version</th>}
                <th scope="col">Right</th>
                <th scope="col">Handed in</th>
              </tr>
            </thead>
            <tbody>
              {handIns.map((one) => (
                <tr key={`${one.name} ${one.number} ${one.finishedAt}`}>
                  <td dir="auto" className="[overflow-wrap:anywhere]">
                    {one.name || 'No name'}
                  </td>
                  {hasVersions && <td>{one.version}</td>}
                  <td>
                    {one.right} of {one.total}
                  </td>
                  <td>{time.format(one.finishedAt)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {finished > handIns.length && (
            <p className="mt-2 text-ink-soft text-sm">
              These are the last {handIns.length}. Download results to see all.
            </p>
          )}
        </section>
      )}
    </>
  )
}

export function getCounts({ begun, finished }: Pick<ManagedQuiz, 'begun' | 'finished'>): string {
  return `${pluralize(begun, 'attempt')}, ${finished} handed in.`
}
