import { UserError } from '#lib/result/user-error.ts'

const BAD_ADDRESS = 'Error: Enter a valid http or https URL'

const LOCAL_HOST = /^(localhost|127\.|\[::1\]|[^/?#]*\.(localhost|local)(?=[:/?#]|$))/i

/** Returns URLs with possible schemes for an input without one, the likelier first; none if they would be invalid. */
export function withSchemes(text: string): readonly string[] {
  const rest = text.trim().replace(/^\/\//, '')
  // A colon can only precede a port.
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d+([/?#]|$))/i.test(rest)
  const beginsWithVariable = rest.startsWith('{{')
  if (rest === '' || hasScheme || beginsWithVariable || !URL.canParse(`http://${rest}`)) return []
  const schemes = LOCAL_HOST.test(rest) ? ['http', 'https'] : ['https', 'http']
  return schemes.map((scheme) => `${scheme}://${rest}`)
}

/** The address to send to. Throws UserError for anything but a whole http or https URL. */
export function readAddress(text: string): URL {
  const address = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined
  if (address && /^https?:$/.test(address.protocol) && /^https?:\/\//i.test(text.trim())) return address
  throw new UserError(BAD_ADDRESS, 'It begins with https:// or http://, followed by a host name.')
}
