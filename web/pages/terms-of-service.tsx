import { pageHead } from '../catalog/head.ts'
import { isDisabled } from '../platform/site-config.ts'
import { LegalText } from '../ui/page-text.tsx'

export const head = () =>
  pageHead('Terms of Service', 'The rules for using Sundry, in plain words.', '/terms-of-service')

export default function TermsOfServicePage() {
  return (
    <LegalText title="Terms of Service" updated="2024-03-20">
      <p className="text-base">By using this site you agree to these terms. They are short on purpose.</p>
      <h2>Using the tools</h2>
      <p>
        You may use every tool for private and for commercial work, without an account. Your input and your
        results are yours; we claim no right to them.
      </p>
      <h2>What you may not do</h2>
      <ul>
        <li>Break the law with the tools, or harm others with them.</li>
        <li>Overload this server on purpose, or look for ways around its limits.</li>
        <li>
          Pass off this site as your own. Hosting your own copy is welcome: the source is open under the MIT
          license.
        </li>
      </ul>
      {isDisabled('/pricing') || (
        <>
          <h2>Plans and trials</h2>
          <p>
            Everything works on the Free plan. A trial of Pro or Business lasts seven days, needs no credit
            card and ends by itself. Data in an account stays there for 30 days after a cancellation.
          </p>
        </>
      )}
      <h2>No warranty</h2>
      <p>
        The tools are made with care and tested against public standards, and still they come as they are,
        without warranty of any kind. Calculations for loans, pay and grades are information, not advice:
        check what matters before you sign it.
      </p>
      <h2>Liability</h2>
      <p>
        As far as the law allows, the operator is not liable for damage that comes from using or from not
        being able to use the site. Keep the originals of your files.
      </p>
      <h2>Changes</h2>
      <p>
        These terms may change; the date above tells when they last did. Whoever goes on using the site
        accepts the newer text.
      </p>
    </LegalText>
  )
}
