import { Mark } from '../ui/mark.tsx'

const QUICK_LINKS = [
  { href: '/#tools', label: 'Tools' },
  { href: '/#about', label: 'About' },
  { href: '/#contact', label: 'Contact' },
  { href: '/developers', label: 'Developers' },
] as const
const LEGAL_LINKS = [
  { href: '/privacy-policy', label: 'Privacy Policy' },
  { href: '/terms-of-service', label: 'Terms of Service' },
  { href: '/licenses', label: 'Licenses' },
] as const

/** Who we are and where to go: plain links, which need no script. */
export default function FooterLinks() {
  return (
    <div id="footer-links" className="grid gap-8 sm:col-span-3 sm:grid-cols-subgrid">
      <div>
        <p className="flex items-center gap-2.5 font-bold text-base">
          <Mark size={20} />
          Sundry
        </p>
        <p className="mt-1 text-ink-soft text-sm">All-in-one online tools</p>
      </div>
      <LinkList title="Quick Links" links={QUICK_LINKS} />
      <LinkList title="Legal" links={LEGAL_LINKS} />
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
      <h2 className="font-semibold text-sm tracking-normal">{title}</h2>
      <ul className="mt-2">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-9 items-center text-ink-soft text-sm underline-offset-4 hover:text-ink hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
