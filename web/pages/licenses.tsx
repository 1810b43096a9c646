import { withBase } from '#lib/net/base-path.ts'
import { pageHead } from '../catalog/head.ts'
import { staticIsland } from '../ui/islands.tsx'

export const head = () =>
  pageHead(
    'Licenses',
    'The open source software and the fonts that Sundry contains, with their licenses.',
    '/licenses',
  )

const list = staticIsland('license-list', async () => {
  const [{ LicenseList }, { licenses }] = await Promise.all([
    import('../ui/license-list.tsx'),
    import('virtual:licenses'),
  ])
  // A page that is being left, or has lost its connection, keeps the list of its document.
  const parts = await licenses().catch(() => new Promise<never>(() => {}))
  return { default: () => <LicenseList parts={parts} /> }
})

export default function LicensesPage() {
  return (
    <article className="prose mx-auto max-w-3xl px-4 pt-10 sm:px-6">
      <h1 className="font-bold text-3xl">Licenses</h1>
      <p className="mt-2 text-base">
        Sundry is open source under the MIT license. It contains the work of many others, listed here with the
        licenses under which they let everyone use it. Thank you.
      </p>
      <p>
        <a href={withBase('/licenses.txt')}>The full text of every license</a>
      </p>
      {list}
    </article>
  )
}
