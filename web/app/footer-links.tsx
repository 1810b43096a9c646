import { withBase } from '#lib/net/base-path.ts'
import { siteConfig } from '../platform/site-config.ts'
import { Logo } from '../ui/logo.tsx'

const contact = siteConfig('contact')
const QUICK_LINKS = [
  { href: withBase('/#tools'), label: 'Tools' },
  { href: withBase('/#about'), label: 'About' },
  ...(contact ? [{ href: contact, label: 'Contact' }] : []),
  { href: withBase('/developers'), label: 'Developers' },
]
const LEGAL_LINKS = [
  { href: withBase('/privacy-policy'), label: 'Privacy Policy' },
  { href: withBase('/terms-of-service'), label: 'Terms of Service' },
  { href: withBase('/licenses'), label: 'Licenses' },
] as const

/** Links of the footer: plain links that need no script. */
export default function FooterLinks() {
  return (
    <div id="footer-links" className="col-span-2 grid grid-cols-subgrid sm:col-span-3">
      <div className="col-span-2 flex flex-wrap items-center gap-x-3 max-sm:mb-2 sm:col-span-1 sm:block">
        <p className="flex items-center gap-2.5 font-bold text-ink text-base">
          <Logo size={20} />
          Sundry
        </p>
        <p className="sm:mt-1">All-in-one online tools</p>
      </div>
      <LinkList title="Quick Links" links={QUICK_LINKS} />
      <LinkList title="Legal" links={LEGAL_LINKS} />
      <p className="col-span-2 empty:hidden sm:col-span-3">{siteConfig('notice')}</p>
    </div>
  )
}

function LinkList({
  title,
  links,
}: {
  readonly title: string
  readonly links: readonly { readonly href: string; readonly label: string }[]
}) {
  return (
    <div>
      <h2 className="font-semibold text-ink tracking-normal">{title}</h2>
      <ul className="sm:mt-2">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-8 items-center sm:min-h-9 underline-offset-4 hover:text-ink hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
