import { Eye, EyeOff } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { pageHead } from '../catalogue/head.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { showToast } from '../ui/toast.tsx'

export const head = () =>
  pageHead('Sign In', 'Sign in to Sundry, or create an account. No tool needs one.', '/auth')

/** The form of accounts. Until this server has accounts, sending it says so and keeps what was typed. */
export default function AuthPage() {
  const [isSignUp, setSignUp] = useState(false)
  const [fullName, setFullName] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    showToast({
      title: 'Error',
      description: 'Accounts are not open on this server yet. Every tool works without one.',
      tone: 'error',
    })
  }
  return (
    <div className="mx-auto max-w-md px-4 pt-10 sm:pt-16">
      <h1 className="font-bold text-3xl">{isSignUp ? 'Create Account' : 'Sign In'}</h1>
      <p className="mt-2 mb-6 text-ink-soft">
        No tool needs an account. It carries your toolbox from one device to the next.
      </p>
      <form
        onSubmit={submit}
        className="grid gap-4 rounded-card border border-line bg-surface p-5 shadow-lift sm:p-6"
      >
        {isSignUp && (
          <TextField
            label="Full Name"
            name="name"
            autoComplete="name"
            isRequired
            value={fullName}
            onChange={setFullName}
          />
        )}
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          isRequired
          value={email}
          onChange={setEmail}
        />
        <div className="relative">
          <TextField
            label="Password"
            type={isShown ? 'text' : 'password'}
            name="password"
            autoComplete={isSignUp ? 'new-password' : 'current-password'}
            isRequired
            value={password}
            onChange={setPassword}
            className="pr-12"
          />
          <button
            type="button"
            aria-label="Show password"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
            className="absolute right-1 bottom-0.5 grid size-9 place-items-center rounded-control text-ink-soft hover:text-ink"
          >
            {isShown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
          </button>
        </div>
        <Button kind="go" type="submit">
          {isSignUp ? 'Create Account' : 'Sign In'}
        </Button>
      </form>
      <p className="mt-5 text-center text-ink-soft">
        {isSignUp ? 'Have an account already?' : 'New here?'}{' '}
        <button
          type="button"
          className="rounded-control font-medium text-accent underline underline-offset-4"
          onClick={() => setSignUp(!isSignUp)}
        >
          {isSignUp ? 'Sign in instead' : 'Create one'}
        </button>
      </p>
    </div>
  )
}
