import { withBase } from '#lib/net/base-path.ts'
import { pageHead } from '../catalog/head.ts'
import { isDisabled, siteConfig } from '../platform/site-config.ts'
import { LegalText } from '../ui/page-text.tsx'
import { ProgramsNotice } from '../ui/programs-notice.tsx'

export const head = () =>
  pageHead(
    'Privacy Policy',
    'What Sundry keeps, where, and for how long. In short: your data stays on your device unless you share it or sign in.',
    '/privacy-policy',
  )

export default function PrivacyPolicyPage() {
  return (
    <LegalText title="Privacy Policy" updated="2024-03-20">
      <p className="text-base">
        In short: what you type, paste or open in a tool stays on your device, except where you share it with
        others or sign in to have it on all your devices. Those cases are all named below.
      </p>
      <h2>What the tools do with your data</h2>
      <p>
        The tools run in your browser. Their pages carry a Content-Security-Policy that allows connections to
        this server only, and most tools do not use it: text, files and results are not sent. Pages load
        nothing from other companies: no fonts, no scripts, no statistics. The exceptions are Anonymous Poll,
        a live estimation and a live quiz, which others take part in through this server, and the API Tester,
        which calls the addresses that you enter, straight from your browser.
      </p>
      <h2>What your browser keeps</h2>
      <p>
        So that nothing is lost on a reload, the page keeps your settings, your starred tools, which tools you
        opened how often, and what you typed or made in your browser's own storage, under names that begin
        with <code translate="no">sundry</code>; while you are signed in, your email address too. Passwords
        and tokens that you enter in their fields are not kept. Files are not kept; text that a tool opens
        from a file, to be edited, counts as typed. You can clear all of it at any time with a tool's Clear
        button or in your browser's settings. The pages themselves are kept as well, so that they open without
        a network.
      </p>
      <p>
        When you sign out, what you made stays in the browser. When somebody signs in there with another
        account, it is set aside: it does not get into that account by itself, and is there again when you
        sign in. Whoever uses the same browser can still get at it.
      </p>
      <h2>What the server keeps</h2>
      <ul>
        {isDisabled('/newsletter') || (
          <li>
            <strong>Newsletter.</strong> Your email address and when you gave it, until you{' '}
            <a href={withBase('/newsletter')}>unsubscribe</a>. If you do not confirm it, it is deleted after a
            week. It is used for the newsletter and for nothing else.
          </li>
        )}
        {isDisabled('/poll/') || (
          <li>
            <strong>Polls.</strong> The question, the options, the settings and how often each option was
            chosen, or each order of options; and the answers that voters wrote themselves, which only the
            author reads until they are shown. So that a browser votes once, a scrambled number stands for it
            in that poll; it is not joined to what was chosen. Nobody's name is kept, and of time the day of
            the last vote. All of it goes when the author deletes the poll. After a year without a vote or a
            change nobody can open it, and a month later it is deleted.
          </li>
        )}
        {isDisabled('/room/') || (
          <li>
            <strong>Live estimation.</strong> The names, stories, votes and who is present, until nobody has
            changed anything for 30 days. Votes reach nobody else before they are revealed.
          </li>
        )}
        {isDisabled('/quiz/') || (
          <li>
            <strong>Live quizzes.</strong> The quiz, the names of the players and their answers, for a day
            from when the host opened it. Nobody is told the right answer before the time of a question is up.
          </li>
        )}
        {isDisabled('/quiz/') || (
          <li>
            <strong>Quizzes with a server link.</strong> The quiz, a hash of its author’s secret, and each
            attempt at it: the name that was entered, if any, the answers, and when it was begun and handed
            in. The author reads them. All of it goes when the author deletes the quiz. After a year without
            an answer or a change nobody can open it, and a month later it is deleted.
          </li>
        )}
        <li>
          <strong>Account, if you make one.</strong> Your name, your email address and whether it is
          confirmed, a hash of your password that cannot be turned back, when you made the account, when you
          signed in and were last seen, and with which kind of browser, such as “Firefox on Windows”; not from
          where. If you turn on a second factor, the key of your app, encrypted, and hashes of your recovery
          codes. The names, public keys and times of use of your passkeys. Which plans you have tried, and
          when. The links that we send to you, as a hash.
          {siteConfig('sso') &&
            ` If you sign in with ${siteConfig('sso')}, the number that stands for you there.`}
        </li>
        <li>
          <strong>Data that your account carries along.</strong> While you are signed in: your starred tools,
          your preferences, your saved wheels, quizzes and invoices, the projects and entries of the Time
          Tracker, and the polls and server links of quizzes that you made, with what manages them. The server
          stores them readable, with the time of their last change, until you delete them or the account; of
          what you delete it keeps only that it is gone, so that your other devices learn of it. Your votes,
          your text and your files are not among them.
        </li>
        <li>
          <strong>Mails.</strong> If the server cannot send email, the address and the text wait for the
          operator, for up to a week.
        </li>
        <li>
          <strong>Request log.</strong> The time, the method, the path, the status and the duration of
          requests, without your IP address and without what follows a question mark. The path of a poll, a
          live estimation or a quiz holds its number.{' '}
          {siteConfig('addresses') &&
            'Failed attempts to sign in are logged with their time and IP address, without the account. '}
          How long it is kept is up to the operator.
        </li>
      </ul>
      <ProgramsNotice />
      <p>
        To stop guessing, overload and polls that are stuffed, the server counts requests and new voters by IP
        address, in memory, under a scrambled number. Where passwords are tried, accounts are made or emails
        are sent, it also stores a number from one to a million that thousands of addresses share, for a day
        at most.
      </p>
      <p>
        You can download or delete the data of your account at any time on your account page. Polls, live
        estimations and quizzes on this server do not belong to an account, and stay.
      </p>
      <h2>Cookies</h2>
      <p>
        While you are signed in to an account, one cookie says so to this server; it ends when you sign out,
        or after 30 days without a visit. Another stays for 400 days: it says, by a random number, that this
        browser has signed in before, so that whoever guesses at your password does not lock you out. A live
        estimation, a live quiz and a quiz with a server link each set one, for 30 days, so that a reload
        keeps your seat or your answers; a poll that you open sets one, for 400 days, so that a vote is
        counted once.{' '}
        {siteConfig('sso') && `Signing in with ${siteConfig('sso')} sets one more, for ten minutes. `}There
        are no others, and none of other companies.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask whoever runs this server which of these data it holds about you, and to correct or delete
        them. Sundry can be hosted by anybody; the operator of the site that you are looking at answers for
        it.
      </p>
      <h2>Changes</h2>
      <p>This text is part of the program, whose source is open: every change of it can be read there.</p>
    </LegalText>
  )
}
