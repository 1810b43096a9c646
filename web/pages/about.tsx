import { withBase } from '#lib/net/base-path.ts'
import { pageHead } from '../catalog/head.ts'
import { buttonClass } from '../ui/button.tsx'
import { Logo } from '../ui/logo.tsx'

declare const SOURCE_VERSION: string
declare const SOURCE_COMMIT: string

export const head = () =>
  pageHead('About', 'Sundry: various small things. The story of the name, and what it promises.', '/about')

export default function AboutPage({ commit = SOURCE_COMMIT }: { readonly commit?: string }) {
  return (
    <article className="prose mx-auto max-w-3xl px-4 pt-10 sm:px-6">
      <Logo size={44} />
      <h1 className="mt-5 mb-5 font-bold text-3xl">The story of the name</h1>
      <p className="text-base">
        On old bills, after the bread, the candles and the nails, there is often a last line:{' '}
        <em>sundries</em>. Various small things, too small to be listed, too useful to be left behind.
      </p>
      <p>
        And there is the phrase <em>all and sundry</em>: everybody, one and all, nobody left out. Both
        meanings are meant here. Sundry is a drawer of small tools, and it is open to everybody.
      </p>
      <h2>What the name promises</h2>
      <ul>
        <li>
          <strong>Small things.</strong> Each tool does one job. It opens at once, and there is nothing to
          learn before you use it.
        </li>
        <li>
          <strong>Everybody.</strong> No account, no payment and no fast connection stand before a tool. The
          pages are made for the keyboard, for screen readers and for small phones as much as for a wide desk.
        </li>
        <li>
          <strong>One drawer.</strong> Starred tools are in your toolbox. Your text is still there tomorrow.
        </li>
      </ul>
      <h2>What stays with you</h2>
      <p>
        Tools read your text and files in your own browser. Each tool's page carries a rule that forbids the
        browser to send them to other servers, so you need not take our word for it. Where people work
        together, such as on a poll, the page says what goes to the server.
      </p>
      <h2>Which version this is</h2>
      <p>
        Sundry {SOURCE_VERSION}
        {commit && (
          <>
            , built from commit{' '}
            <code translate="no" className="break-all">
              {commit}
            </code>
          </>
        )}
        . To check that a site serves these very files, run{' '}
        <code translate="no">npm run verify -- https://its.address</code> in the source.
      </p>
      <p className="pt-3">
        <a href={withBase('/tools')} className={buttonClass({ kind: 'go' })}>
          Open the drawer
        </a>
      </p>
    </article>
  )
}
