import { isDisabled, siteConfig } from '../../platform/site-config.ts'
import { PasswordField } from '../account-fields.tsx'

type ReauthenticationProps = { readonly value: string; readonly onChange: (password: string) => void }

/** The password that a sensitive change asks for again; an account without one relies on a recent single sign-on. */
export function Reauthentication({ value, onChange }: ReauthenticationProps) {
  const sso = siteConfig('sso')
  return (
    <>
      {isDisabled('/auth#password') || (
        <PasswordField label="Password" isOptional={Boolean(sso)} value={value} onChange={onChange} />
      )}
      {sso && (
        <p className="text-ink-soft">
          If your account has no password, you must have signed in with {sso} within the last ten minutes.
        </p>
      )}
    </>
  )
}
