import { HelpSection } from '#web/ui/help-section.tsx'

const ANSWERS = [
  [
    'What a token is',
    'A header, a payload and a signature (RFC 7519). Anybody who holds a token can read it; only the signature shows who wrote it.',
  ],
  [
    'Checking the signature',
    <>
      Give the secret or the public key: PEM, JWK or JWKS, for HS, RS, PS, ES and EdDSA. A public key is never
      taken for a secret.
    </>,
  ],
  [
    'Times',
    <>
      A token is expired from <code translate="no">exp</code> on, and not valid before{' '}
      <code translate="no">nbf</code>. The leeway allows for clocks that differ.
    </>,
  ],
  ['Privacy', 'Tokens and keys are neither stored nor sent, and are gone after a reload.'],
] as const

/** Help section below the tool. */
export default function Help() {
  return <HelpSection id="help" answers={ANSWERS} />
}
