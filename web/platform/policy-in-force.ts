/**
 * Returns the page's Content-Security-Policy as the browser received it: from the service worker's copy of the
 * document, if that was used. Empty if there is none, or it cannot be read again.
 */
export async function policyInForce(): Promise<string> {
  try {
    const { headers } = await fetch(location.pathname, { cache: 'force-cache' })
    return headers.get('content-security-policy') ?? ''
  } catch {
    return ''
  }
}
