import { PasskeysCard } from './passkeys-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'

/** What secures signing in besides the password; loaded once the account is known. */
export default function SecurityCards() {
  return (
    <>
      <SecondFactorCard />
      <PasskeysCard />
    </>
  )
}
