import { Heart, Lock, Ruler, WifiOff } from 'lucide-react'
import { CATEGORIES } from '../catalogue/categories.ts'
import type { Head } from '../catalogue/head.ts'
import { CATEGORY_SUMMARIES } from '../catalogue/summaries.ts'
import { buttonClass } from '../ui/button.tsx'
import { Mark } from '../ui/mark.tsx'

export const head = (): Head => ({
  title: 'All-in-one online tools | Sundry',
  description:
    'Small online tools for developers, teams, finance, text and files. Most run on your own device and work offline; none needs an account.',
  canonical: '/',
})

const REASONS = [
  {
    icon: Lock,
    title: 'What you paste here stays here',
    text: 'The tools work in your browser, and each page forbids the browser to send your data to other servers. You can check that in its network panel.',
  },
  {
    icon: Ruler,
    title: 'Right to the last digit',
    text: 'Big numbers keep their digits, quotes keep their meaning, bookmarks survive a merge, and chance is fair. Public test suites are the judges.',
  },
  {
    icon: WifiOff,
    title: 'There when the network is not',
    text: 'After your first visit the pages open at once, also on a train. Your text is still there when you come back.',
  },
  {
    icon: Heart,
    title: 'Free, and yours to host',
    text: 'No sign-up stands before a tool. The whole of Sundry is open source and starts on your own machine with one command.',
  },
] as const

export default function LandingPage() {
  return (
    <div className="mx-auto max-w-6xl px-4 sm:px-6">
      <section className="relative pt-12 pb-14 sm:pt-20 sm:pb-20">
        <div className="absolute top-20 right-6 hidden opacity-90 lg:block">
          <Mark size={300} />
        </div>
        <p className="font-medium text-accent">All-in-one online tools</p>
        <h1 className="mt-2 max-w-[18ch] font-bold text-4xl sm:text-6xl">Small tools for all and sundry.</h1>
        <p className="mt-5 max-w-[54ch] text-ink-soft text-lg">
          Format, merge, calculate, convert. Most tools run on your own device, all answer at once, and none
          asks for an account.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <a href="/tools" className={buttonClass({ kind: 'go' })}>
            See all tools
            <span aria-hidden>→</span>
          </a>
          <a href="/my-toolbox" className={buttonClass()}>
            My Toolbox
          </a>
        </div>
      </section>

      <section id="tools" className="border-line border-t py-10">
        <h2 className="font-bold text-2xl">What is in the drawer</h2>
        <ul className="mt-5 grid grid-cols-1 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
          {CATEGORIES.map(({ id, title }) => (
            <li key={id} className="relative bg-surface p-5 focus-within:bg-sunken hover:bg-sunken">
              <span
                aria-hidden
                className="mb-3 block h-1.5 w-8 rounded-full"
                style={{ background: `var(--${id})` }}
              />
              <h3 className="font-semibold tracking-normal">
                <a href={`/tools/${id}`} className="outline-offset-[-3px] after:absolute after:inset-0">
                  {title}
                </a>
              </h3>
              <p className="mt-1 text-ink-soft text-sm">{CATEGORY_SUMMARIES[id]}</p>
            </li>
          ))}
        </ul>
      </section>

      <section id="about" className="border-line border-t py-10">
        <h2 className="font-bold text-2xl">Why Sundry</h2>
        <ul className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {REASONS.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <Icon size={22} className="mt-0.5 shrink-0 text-accent" aria-hidden />
              <div>
                <h3 className="font-semibold tracking-normal">{title}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>

      <section id="contact" className="border-line border-t py-10">
        <h2 className="font-bold text-2xl">Where it comes from</h2>
        <p className="mt-3 max-w-[60ch] text-ink-soft">
          The name tells most of it:{' '}
          <a href="/about" className="underline underline-offset-4 hover:text-ink">
            read the story
          </a>
          . Questions about this site go to whoever runs it; the button “Newsletter” below tells you of new
          tools.
        </p>
      </section>
    </div>
  )
}
