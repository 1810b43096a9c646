import { Mark } from '../ui/mark.tsx'

const QUICK_LINKS = [
  { href: '/#tools', label: 'Tools' },
  { href: '/#about', label: 'About' },
  { href: '/#contact', label: 'Contact' },
] as const
const LEGAL_LINKS = [
  { href: '/privacy-policy', label: 'Privacy Policy' },
  { href: '/terms-of-service', label: 'Terms of Service' },
] as const

export function Footer({ onNewsletter }: { readonly onNewsletter: () => void }) {
  return (
    <footer className="mt-20 border-line border-t bg-sunken" data-print="no">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:grid-cols-[1fr_auto_auto_auto] sm:gap-14 sm:px-6">
        <div>
          <p className="flex items-center gap-2.5 font-bold text-lg">
            <Mark size={20} />
            Sundry
          </p>
          <p className="mt-1 text-ink-soft text-sm">All-in-one online tools</p>
        </div>
        <LinkList title="Quick Links" links={QUICK_LINKS} />
        <LinkList title="Legal" links={LEGAL_LINKS} />
        <div>
          <h2 className="font-semibold text-sm tracking-normal">News</h2>
          <button
            type="button"
            onClick={onNewsletter}
            className="mt-2 min-h-9 rounded-control text-ink-soft text-sm underline-offset-4 hover:text-ink hover:underline"
          >
            Newsletter
          </button>
        </div>
      </div>
      <p className="mx-auto max-w-6xl px-4 pb-8 text-ink-soft text-sm sm:px-6">
        © <span suppressHydrationWarning>{new Date().getFullYear()}</span> Sundry
      </p>
    </footer>
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
