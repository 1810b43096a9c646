import { staticPart } from '../ui/static-part.tsx'

const links = staticPart('footer-links', () => import('./footer-links.tsx'))

export function Footer({ onNewsletter }: { readonly onNewsletter: () => void }) {
  return (
    <footer className="mt-20 border-line border-t bg-sunken" data-print="no">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:grid-cols-[1fr_auto_auto_auto] sm:gap-14 sm:px-6">
        {links}
        <div>
          <h2 className="font-semibold text-sm tracking-normal">News</h2>
          <button
            type="button"
            onClick={onNewsletter}
            className="mt-2 min-h-control rounded-control text-ink-soft text-sm underline-offset-4 hover:text-ink hover:underline"
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
