import { PasskeysCard } from './passkeys-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'

/** Cards of the second factor and of passkeys; loaded once the account is known. */
export default function SecurityCards() {
  return (
    <>
      <SecondFactorCard />
      <PasskeysCard />
    </>
  )
}
