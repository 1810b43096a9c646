import { UpgradeBanner } from '#web/ui/upgrade-banner.tsx'

export default function Help() {
  return (
    <div id="help">
      <section className="prose mt-10">
        <h2>How it adds up</h2>
        <p>
          Each item is quantity × rate, rounded to the smallest unit of the currency. The subtotal is the sum
          of the rounded items, each tax is rounded once, and the total is the sum of the lines above it, so
          the invoice always adds up. Negative quantities and rates are credits.
        </p>
        <h2>The PDF</h2>
        <p>
          Text stays text: it can be searched and copied, in any script, with fonts in the file. The preview
          is drawn by the engine that writes the PDF, so lines end in the same places. Fonts come from this
          site when a text first needs them.
        </p>
        <h2>Electronic invoices</h2>
        <p>
          With Factur-X the PDF carries the invoice as data (EN 16931), which ZUGFeRD and XRechnung programs
          read. The tool says what is missing before it writes the file.
        </p>
        <p>Invoices stay in this browser, and in your account if you sign in.</p>
      </section>
      <UpgradeBanner title="Upgrade to Business">
        Unlimited invoices, logo, saved templates and payment tracking, kept on your account.
      </UpgradeBanner>
    </div>
  )
}
