import { UserError } from '#lib/result/user-error.ts'
import { SECURITIES } from './fields.ts'
import type { FieldValues } from './kinds.ts'

const NAMES: Readonly<Record<string, string>> = { [SECURITIES[1]]: 'WEP', [SECURITIES[2]]: 'nopass' }

/** A network as phones join it: `WIFI:T:WPA;S:name;P:password;;`, with a backslash before `\ ; , : "`. */
export function wifiText({ ssid = '', password = '', security = '', hidden = '' }: FieldValues): string {
  if (ssid === '') throw new UserError('Enter the name of the network.')
  const type = NAMES[security] ?? 'WPA'
  const isOpen = type === 'nopass'
  if (!isOpen && password === '')
    throw new UserError('Enter the password of the network, or choose “None” as its security.')
  const parts = [
    `T:${type}`,
    `S:${escapeWifi(ssid)}`,
    ...(isOpen ? [] : [`P:${escapeWifi(password)}`]),
    ...(hidden === 'yes' ? ['H:true'] : []),
  ]
  return `WIFI:${parts.join(';')};;`
}

function escapeWifi(text: string): string {
  return text.replaceAll(/[\\;,:"]/g, '\\$&')
}
