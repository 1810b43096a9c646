import { HelpSection } from '#web/ui/help-section.tsx'

const ANSWERS = [
  [
    'How requests are sent',
    <>
      Your browser calls the address itself, once, with no server in between. So its rules hold: the server
      must allow pages to read its answer (CORS), and cookies are not sent. <strong>Copy as cURL</strong>{' '}
      takes the same request to a terminal.
    </>,
  ],
  [
    'What is kept',
    <>
      This browser keeps the request, the variables and the last 100 requests, but no credentials, files, or
      header values that look like secrets. It cannot see a secret in a body: turn off{' '}
      <em>Remember on this device</em> for those.
    </>,
  ],
  [
    'Answers',
    'JSON is laid out without changing a digit. An HTML preview runs no script. Saved bodies are the exact bytes.',
  ],
  [
    'Variables',
    <>
      Write <code translate="no">{'{{name}}'}</code>. A JSONPath (RFC 9535) saves a value of one answer, such
      as a token, for the next request.
    </>,
  ],
] as const

/** Help section of the tool. */
export default function Help() {
  return <HelpSection id="help" answers={ANSWERS} />
}
