import { UserError } from '#lib/outcome/user-error.ts'

const BAD_ADDRESS = 'Error: Enter a valid http or https URL'

/** The address to send to. Throws UserError for anything but a whole http or https URL. */
export function readAddress(text: string): URL {
  const address = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined
  if (address && /^https?:$/.test(address.protocol) && /^https?:\/\//i.test(text.trim())) return address
  throw new UserError(BAD_ADDRESS, 'It begins with https:// or http://, followed by a host name.')
}
