import { isIP } from 'node:net'
import type { Context } from 'hono'
import type { Dependencies } from '../../dependencies.ts'
import { HttpProblem } from '../../http/errors.ts'

type PasskeySite = {
  /** Relying party ID: the host name that passkeys belong to. */
  readonly id: string
  readonly origin: string
}

/**
 * Returns where the passkeys of a request belong: at the public URL if one is configured, otherwise at the address that
 * the page was opened at, to which the browser binds them. Throws HttpProblem if passkeys do not work there.
 */
export function passkeySite(
  { publicUrl }: Pick<Dependencies, 'publicUrl'>,
  { req }: Pick<Context, 'req'>,
): PasskeySite {
  const opened = URL.parse(req.header('origin') ?? `http://${req.header('host') ?? 'localhost'}`)
  const url = publicUrl === undefined ? opened : new URL(publicUrl)
  if (!url || !worksAt(url))
    throw new HttpProblem(
      409,
      'Passkeys need https and a host name. Open this site at its https address, or ask the person who runs it.',
    )
  if (opened?.origin !== url.origin && req.header('origin') !== undefined)
    throw new HttpProblem(409, `Passkeys belong to ${url.origin}. Open this site there.`)
  return { id: url.hostname, origin: url.origin }
}

/** Browsers offer passkeys over https, and over plain http on this machine; never for an IP address. */
function worksAt({ protocol, hostname }: URL): boolean {
  if (isIP(hostname.replace(/^\[|\]$/g, '')) > 0) return false
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
}
