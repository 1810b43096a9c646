import type { ReactNode } from 'react'
import { withBase } from '#lib/net/base-path.ts'
import { isDisabled } from '../platform/site-config.ts'
import { buttonClass } from './button.tsx'

type UpgradeBannerProps = { readonly title: ReactNode; readonly children: ReactNode }

/** Banner about a plan's benefits, with a link. */
export function UpgradeBanner({ title, children }: UpgradeBannerProps) {
  if (isDisabled('/pricing')) return null
  return (
    <aside className="mt-6 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-sunken p-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="flex flex-wrap items-center gap-x-3 font-semibold">{title}</h2>
        <p className="text-ink-soft text-sm">{children}</p>
      </div>
      <a href={withBase('/pricing')} className={buttonClass()}>
        Start 7-Day Free Trial
      </a>
    </aside>
  )
}
