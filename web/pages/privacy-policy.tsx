import { pageHead } from '../catalogue/head.ts'
import { LegalText } from '../ui/page-text.tsx'

export const head = () =>
  pageHead(
    'Privacy Policy',
    'What Sundry keeps, where, and for how long. In short: your data stays on your device.',
    '/privacy-policy',
  )

export default function PrivacyPolicyPage() {
  return (
    <LegalText title="Privacy Policy" updated="2024-03-20">
      <p className="text-lg">
        In short: what you type, paste or open in a tool stays on your device. We could not read it if we
        wanted to.
      </p>
      <h2>What the tools do with your data</h2>
      <p>
        The tools run in your browser. Their pages carry a Content-Security-Policy that allows connections to
        this server only, and the tools do not use it: text, files and results are not sent. Pages load
        nothing from other companies: no fonts, no scripts, no statistics.
      </p>
      <h2>What your browser keeps</h2>
      <p>
        So that nothing is lost on a reload, the page keeps your settings, your starred tools and what you
        typed in your browser's own storage, under names that begin with <code>sundry-</code>; while you are
        signed in, your e-mail address too. Passwords, tokens and the contents of files are never kept. You
        can clear it at any time with a tool's Clear button or in your browser's settings. The pages
        themselves are kept as well, so that they open without a network.
      </p>
      <h2>What the server keeps</h2>
      <ul>
        <li>
          <strong>Newsletter.</strong> Your e-mail address and the day on which you gave it, until you ask to
          be removed. It is used for the newsletter and for nothing else.
        </li>
        <li>
          <strong>Live estimation.</strong> The names, stories and votes of a session, until nobody has used
          it for 30 days. Votes reach nobody else before they are revealed.
        </li>
        <li>
          <strong>Account, if you make one.</strong> Your name, your e-mail address, a hash of your password
          that cannot be turned back, and when you signed in; not from where, and not with which browser. You
          download or delete all of it on the page of your account, at once.
        </li>
        <li>
          <strong>Request log.</strong> The time, the path, the status and the duration of requests, without
          your network address and without what follows a question mark.
        </li>
      </ul>
      <h2>Cookies</h2>
      <p>
        While you are signed in to an account, one cookie says so to this server; it ends when you sign out,
        or after 30 days without a visit. A live estimation sets one, for 30 days, so that a reload keeps your
        seat and your vote; a poll that you open sets one, so that a vote is counted once. There are no
        others, and none of other companies.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask whoever runs this server which of these data it holds about you, and to correct or delete
        them. Sundry can be hosted by anybody; the operator of the site that you are looking at answers for
        it.
      </p>
      <h2>Changes</h2>
      <p>When this text changes, the date above changes with it.</p>
    </LegalText>
  )
}
