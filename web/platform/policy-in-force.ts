/**
 * The Content-Security-Policy that came with this page, as the browser has it: from the service worker's copy of the
 * document, if that served it. Empty where there is none, or it cannot be read again.
 */
export async function policyInForce(): Promise<string> {
  try {
    const { headers } = await fetch(location.pathname, { cache: 'force-cache' })
    return headers.get('content-security-policy') ?? ''
  } catch {
    return ''
  }
}
