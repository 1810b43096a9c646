import { HelpSection } from '#web/ui/help-section.tsx'
import { UpgradeBanner } from '#web/ui/upgrade-banner.tsx'

const ANSWERS = [
  ['How it adds up', 'Every line is rounded, so the invoice always adds up. Negative lines are credits.'],
  ['The PDF', 'Text can be searched and copied. The preview shows exactly the same.'],
  ['Electronic invoices', 'With Factur-X the PDF also carries the invoice as data (EN 16931).'],
  ['Where invoices stay', 'In this browser, and in your account if you sign in.'],
] as const

/** Help section below the tool. */
export default function Help() {
  return (
    <div id="help">
      <HelpSection answers={ANSWERS} />
      <UpgradeBanner title="Upgrade to Business">
        Unlimited invoices, logo, saved templates and payment tracking, kept on your account.
      </UpgradeBanner>
    </div>
  )
}
