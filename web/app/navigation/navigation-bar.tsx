import { lazy, Suspense, useState } from 'react'
import { withBase } from '#lib/net/base-path.ts'
import Menu from '~icons/lucide/menu'
import Monitor from '~icons/lucide/monitor'
import Moon from '~icons/lucide/moon'
import Search from '~icons/lucide/search'
import Sun from '~icons/lucide/sun'
import { accountHint } from '../../platform/account-hint.ts'
import { isDisabled } from '../../platform/site-config.ts'
import { usePersisted } from '../../platform/store/persisted.ts'
import { Logo } from '../../ui/logo.tsx'
import { loadDeferred } from '../load-deferred.ts'
import { useTheme } from '../preferences/preferences.ts'
import { usePath } from './route.ts'

const isEnabled = ({ href }: { readonly href: string }) => !isDisabled(href)
const LINKS = [
  { href: '/tools', label: 'All Tools' },
  { href: '/my-toolbox', label: 'My Toolbox' },
  { href: '/pricing', label: 'Pricing' },
].filter(isEnabled)
const SIGN_IN = [{ href: '/auth', label: 'Sign In' }].filter(isEnabled)

/** Loaded by those only who have signed in in this browser. */
const AccountLinks = lazy(async () => (await loadDeferred()).accountLinks())

const LINK =
  'flex min-h-11 items-center rounded-control px-3 text-sm text-ink-soft hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink'

/** Bar of every page. The order of its elements is the visible one at any width, which Tab follows. */
export function NavigationBar({ onSearch }: { readonly onSearch: () => void }) {
  const path = usePath()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === path
  const [email] = usePersisted(accountHint)
  const link = ({ href, label }: (typeof LINKS)[number]) => (
    <a key={href} href={withBase(href)} aria-current={path === href ? 'page' : undefined} className={LINK}>
      {label}
    </a>
  )
  const pages = LINKS.map(link)
  const account = email ? (
    <Suspense>
      <AccountLinks className={LINK} />
    </Suspense>
  ) : (
    SIGN_IN.map(link)
  )
  return (
    <header data-print="no" className="top-bar sticky top-0 z-30 border-line border-b bg-ground">
      <nav
        aria-label="Main"
        className="mx-auto flex min-h-13 max-w-6xl flex-wrap items-center gap-x-1 px-4 sm:px-6"
      >
        <a
          href={withBase('/')}
          className="mr-3 flex min-h-11 items-center gap-2.5 rounded-control font-bold text-xl tracking-tight"
        >
          <Logo />
          Sundry
        </a>
        <div className="hidden md:contents">{pages}</div>
        <button
          type="button"
          onClick={onSearch}
          aria-keyshortcuts="Control+K Meta+K /"
          className="ml-auto flex min-h-control items-center gap-2 rounded-full border border-line-strong bg-surface px-3 text-ink-soft text-sm hover:text-ink lg:w-60"
        >
          <Search size={16} aria-hidden />
          <span className="sr-only lg:not-sr-only">Search</span>
          <kbd
            translate="no"
            aria-hidden
            className="ml-auto hidden rounded border border-line bg-sunken px-1.5 font-mono text-xs lg:inline"
          >
            Ctrl K
          </kbd>
        </button>
        <ThemeButton />
        <div className="hidden md:contents">{account}</div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="main-links"
          onClick={() => setOpenAt(isOpen ? undefined : path)}
          className="flex min-h-control items-center gap-2 rounded-control px-2 text-ink-soft text-sm hover:text-ink md:hidden"
        >
          <Menu size={20} aria-hidden />
          <span className="sr-only">Menu</span>
        </button>
        <div id="main-links" className="flex w-full flex-col pb-3 empty:hidden md:hidden">
          {isOpen && pages}
          {isOpen && account}
        </div>
      </nav>
    </header>
  )
}

function ThemeButton() {
  const [theme, next] = useTheme()
  const Icon = { system: Monitor, light: Sun, dark: Moon }[theme]
  return (
    <button
      type="button"
      aria-description={theme}
      onClick={next}
      className="flex min-h-control min-w-control items-center justify-center gap-1.5 lg:px-2 rounded-control text-ink-soft text-sm hover:text-ink"
    >
      <Icon size={18} aria-hidden />
      <span className="sr-only lg:not-sr-only">Theme</span>
      <span
        aria-hidden
        className="sr-only xl:not-sr-only xl:-ml-1.5 xl:w-17 xl:text-left before:content-[':_']"
        style={{ textTransform: 'capitalize' }}
      >
        {theme}
      </span>
    </button>
  )
}
