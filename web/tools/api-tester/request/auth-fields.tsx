import { SelectField, TextField } from '#web/ui/field.tsx'
import { AUTH_KINDS, type Auth, KEY_PLACES } from '../api-request.ts'

type AuthFieldsProps = { readonly auth: Auth; readonly onChange: (auth: Auth) => void }

/** Fields for the credentials, by authentication scheme. */
export default function AuthFields({ auth, onChange }: AuthFieldsProps) {
  const set = (change: Partial<Auth>) => onChange({ ...auth, ...change })
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField label="Kind" value={auth.kind} options={AUTH_KINDS} onChange={(kind) => set({ kind })} />
      {auth.kind === 'Basic' && (
        <>
          <span className="max-sm:hidden" />
          <TextField
            label="User name"
            value={auth.user}
            autoComplete="off"
            onChange={(user) => set({ user })}
          />
          <TextField
            label="Password"
            type="password"
            value={auth.password}
            autoComplete="off"
            onChange={(password) => set({ password })}
          />
        </>
      )}
      {auth.kind === 'Bearer' && (
        <TextField
          label="Token"
          type="password"
          value={auth.token}
          autoComplete="off"
          onChange={(token) => set({ token })}
        />
      )}
      {auth.kind === 'API key' && (
        <>
          <SelectField
            label="Sent as"
            value={auth.keyPlace}
            options={KEY_PLACES}
            onChange={(keyPlace) => set({ keyPlace })}
          />
          <TextField
            label="Key name"
            value={auth.keyName}
            autoComplete="off"
            onChange={(keyName) => set({ keyName })}
          />
          <TextField
            label="Key"
            type="password"
            value={auth.keyValue}
            autoComplete="off"
            onChange={(keyValue) => set({ keyValue })}
          />
        </>
      )}
    </div>
  )
}
