import { UserError } from '#lib/result/user-error.ts'

/** Returns why passkeys do not work on this page; undefined if they do. */
export function passkeyProblem(): string | undefined {
  if (!window.isSecureContext)
    return 'Passkeys need https: this page is open over plain http. Open this site at its https address.'
  if (/^[\d.]+$|^\[/.test(location.hostname))
    return 'Passkeys need a host name: this page is open at an IP address.'
  if (!('PublicKeyCredential' in window)) return 'This browser does not support passkeys.'
  return undefined
}

/** Throws UserError if passkeys do not work on this page. */
export function refuseUnsupported(): void {
  const problem = passkeyProblem()
  if (problem) throw new UserError(problem)
}
