import { buttonClass } from '#web/ui/button.tsx'

/** What the plan for businesses adds. */
export function Upgrade() {
  return (
    <aside className="mt-6 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-sunken p-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="font-semibold">Upgrade to Business</h2>
        <p className="text-ink-soft text-sm">
          Unlimited invoices, logo, saved templates and payment tracking, kept on your account.
        </p>
      </div>
      <a href="/pricing" className={buttonClass()}>
        Start 7-Day Free Trial
      </a>
    </aside>
  )
}
