import { FIRST_FRAME, SUMMARY_ID } from '#contract/site.ts'
import { withBase } from '#lib/net/base-path.ts'
import Heart from '~icons/lucide/heart'
import Lock from '~icons/lucide/lock'
import Ruler from '~icons/lucide/ruler'
import WifiOff from '~icons/lucide/wifi-off'
import { AnyField } from '../app/any-field.tsx'
import { haveOwnTools } from '../app/preferences/own-tools.ts'
import type { Head } from '../catalog/head.ts'
import { buttonClass } from '../ui/button.tsx'
import { lazyIsland, staticIsland } from '../ui/islands.tsx'

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
    text: 'The tools work in your browser, and each page forbids your browser from sending data anywhere else. Check it yourself in the Network panel of your browser.',
  },
  {
    icon: Ruler,
    title: 'Right to the last digit',
    text: 'Big numbers keep their digits, quotes keep their meaning, bookmarks survive a merge, and chance is fair. Public test suites are the judges.',
  },
  {
    icon: WifiOff,
    title: 'Works offline',
    text: 'After your first visit the pages open at once, also on a train. Your text is still there when you come back.',
  },
  {
    icon: Heart,
    title: 'Free, and yours to host',
    text: 'No sign-up stands before a tool. The whole of Sundry is open source and starts on your own machine with one command.',
  },
] as const

const firstTools = lazyIsland(
  'first-tools',
  async () => {
    const { FirstTools } = await import('../app/landing-tools.tsx')
    return { default: FirstTools }
  },
  haveOwnTools,
)
const examples = staticIsland('examples', async () => {
  const { createExamples } = await import('../catalog/examples.tsx')
  return { default: await createExamples() }
})
const allTools = staticIsland('tools', async () => {
  const { AllTools } = await import('../app/landing-tools.tsx')
  return { default: AllTools }
})
const contact = staticIsland('contact', () => import('../app/landing-contact.tsx'))

export default function LandingPage() {
  return (
    <div className="mx-auto max-w-6xl px-4 sm:px-6">
      <section className={`${FIRST_FRAME} relative pt-5 pb-8 sm:pt-12`}>
        <p className="font-medium text-accent">All-in-one online tools</p>
        <h1 className="mt-1 max-w-[14ch] text-3xl sm:text-stage">Small tools for all and sundry.</h1>
        <p id={SUMMARY_ID} className={`${FIRST_FRAME} mt-2 mb-4 max-w-[54ch] text-ink-soft sm:mt-3 sm:mb-5`}>
          Paste what you have, drop a file, or say what you need. It opens on this device, in the tool that
          fits.
        </p>
        <AnyField />
        {firstTools}
        <div className="mt-4 flex flex-wrap gap-3">
          <a href={withBase('/tools')} className={buttonClass({ size: 'small' })}>
            See all tools
            <span aria-hidden>→</span>
          </a>
          <a href={withBase('/my-toolbox')} className={buttonClass({ size: 'small', kind: 'quiet' })}>
            My Toolbox
          </a>
        </div>
      </section>

      {examples}
      {allTools}

      <section id="about" className="border-line border-t py-10">
        <h2 className="font-bold text-xl">Why Sundry</h2>
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

      {contact}
    </div>
  )
}
