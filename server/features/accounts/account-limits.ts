import { createRateLimit } from '../../http/rate-limit.ts'
import type { SharedLimits } from '../../http/shared-limit.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/**
 * Creates the rate limits of accounts, shared by all processes. Passwords are counted per pair of visitor and email
 * address, so that guesses elsewhere do not lock the owner out, and more loosely for each of the two alone.
 */
export function createAccountLimits(shared: SharedLimits, elapsed: () => number) {
  const limit = (name: string, burst: number, refillMs: number) =>
    shared(`account ${name}`, { burst, refillMs })
  return {
    /** Counted by this process alone, before all others, so that they cost the database little. */
    triesOfVisitor: createRateLimit({ burst: 200, refillMs: 5 * SECOND, elapsed }),
    passwordOfVisitorAndEmail: limit('passwordOfVisitorAndEmail', 10, 15 * SECOND),
    passwordOfVisitor: limit('passwordOfVisitor', 40, 10 * SECOND),
    passwordOfEmail: limit('passwordOfEmail', 60, 10 * SECOND),
    /** Instead of the three above, where the account was signed in to before. */
    passwordOfKnownPlace: limit('passwordOfKnownPlace', 10, 15 * SECOND),
    /** A household can have many networks. */
    signUpOfHousehold: limit('signUpOfHousehold', 40, 30 * SECOND),
    linkOfVisitor: limit('linkOfVisitor', 20, 30 * SECOND),
    /** Trying links that were mailed. */
    tokenOfVisitor: limit('tokenOfVisitor', 20, 10 * SECOND),
    mailToEmail: limit('mailToEmail', 4, 2 * MINUTE),
  }
}
