import { isDisabled } from '../platform/site-config.ts'
import { staticIsland } from '../ui/islands.tsx'

const links = staticIsland('footer-links', () => import('./footer-links.tsx'))

export function Footer({ onNewsletter }: { readonly onNewsletter: () => void }) {
  return (
    <footer className="mt-20 border-line border-t bg-sunken" data-print="no">
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-8 px-4 py-3 text-ink-soft text-sm sm:grid-cols-[1fr_auto_auto_auto] sm:gap-x-14 sm:px-6 sm:py-10">
        {links}
        {isDisabled('/newsletter') || (
          <div>
            <h2 className="font-semibold text-ink tracking-normal max-sm:sr-only">News</h2>
            <button
              type="button"
              onClick={onNewsletter}
              className="min-h-control rounded-control underline-offset-4 hover:text-ink hover:underline sm:mt-2"
            >
              Newsletter
            </button>
          </div>
        )}
        <p className="self-center sm:col-span-4 sm:mt-6">
          © <span suppressHydrationWarning>{new Date().getFullYear()}</span> Sundry
        </p>
      </div>
    </footer>
  )
}
