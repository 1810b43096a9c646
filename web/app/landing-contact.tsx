import { withBase } from '#lib/net/base-path.ts'
import { isDisabled, siteConfig } from '../platform/site-config.ts'

/** Explains the name, and shows the contact. */
export default function LandingContact() {
  const contact = siteConfig('contact')
  return (
    <section id="contact" className="border-line border-t py-10">
      <h2 className="font-bold text-xl">Where it comes from</h2>
      <p className="mt-3 max-w-[60ch] text-ink-soft">
        The name tells most of it:{' '}
        <a href={withBase('/about')} className="underline underline-offset-4 hover:text-ink">
          read the story
        </a>
        .
        {contact && (
          <>
            {' Questions? '}
            <a href={contact} className="underline underline-offset-4 hover:text-ink">
              Write to the operator of this site
            </a>
            .
          </>
        )}
        {!isDisabled('/newsletter') && ' “Newsletter” below sends news of new tools.'}
      </p>
    </section>
  )
}
