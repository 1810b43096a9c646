import { type RateLimit, rateLimit } from '../../http/rate-limit.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/**
 * How often something may be tried. Passwords are counted for a visitor and address together, so that
 * whoever guesses does not lock the owner out, and more loosely for each of the two alone.
 */
export function accountLimits(elapsed: () => number) {
  const limit = (burst: number, refillMs: number): RateLimit => rateLimit({ burst, refillMs, elapsed })
  return {
    passwordOfVisitorAndEmail: limit(10, 15 * SECOND),
    passwordOfVisitor: limit(40, 10 * SECOND),
    passwordOfEmail: limit(60, 10 * SECOND),
    /** Instead of the three above, where the account was signed in to before. */
    passwordOfKnownPlace: limit(10, 15 * SECOND),
    /** A household may have many networks. */
    signUpOfHousehold: limit(40, 30 * SECOND),
    linkOfVisitor: limit(20, 30 * SECOND),
    /** Trying links that were mailed. */
    tokenOfVisitor: limit(20, 10 * SECOND),
    mailToEmail: limit(4, 2 * MINUTE),
  }
}
