import { UpgradeBanner } from '#web/ui/upgrade-banner.tsx'

/** What the plan for businesses adds. */
export function Upgrade() {
  return (
    <UpgradeBanner title="Upgrade to Business">
      Unlimited invoices, logo, saved templates and payment tracking, kept on your account.
    </UpgradeBanner>
  )
}
