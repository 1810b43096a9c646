import { withBase } from '#lib/net/base-path.ts'
import type { Crumb } from '../../catalog/head.ts'

/** Position of the page; the last crumb is the page itself. In the row of a title, that is the title (`styles.css`). */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb text-ink-soft text-sm" data-print="no">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map(({ label, href }, index) => (
          <li key={href} className="flex items-center gap-x-2">
            {index < crumbs.length - 1 ? (
              <>
                <a
                  href={withBase(href)}
                  className="inline-flex min-h-6 items-center underline-offset-4 hover:text-ink hover:underline"
                >
                  {label}
                </a>
                <span aria-hidden>/</span>
              </>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
