import type { Invoice, Item } from './invoice.ts'

type Client = Pick<Invoice, 'toCompany' | 'toAddress'>

const MAX_CLIENTS = 20

/** Returns the previous clients, each once with the latest address; `label` is for a menu. */
export function getClients(
  invoices: readonly Invoice[],
): { readonly label: string; readonly client: Client }[] {
  const clients = new Map<string, Client>()
  for (const { toCompany, toAddress } of invoices) {
    const name = toCompany.trim()
    if (name !== '' && !clients.has(name)) clients.set(name, { toCompany: name, toAddress })
  }
  return [...clients].slice(0, MAX_CLIENTS).map(([label, client]) => ({ label, client }))
}

/** Returns the previous items, each description once with the latest rate. */
export function itemsBefore(
  invoices: readonly Invoice[],
): { readonly label: string; readonly item: Partial<Item> }[] {
  const items = new Map<string, Partial<Item>>()
  for (const { description, rate, tax } of invoices.flatMap((invoice) => invoice.items)) {
    const name = description.trim()
    if (name !== '' && !items.has(name)) items.set(name, { description: name, rate, tax })
  }
  return [...items].slice(0, MAX_CLIENTS).map(([label, item]) => ({ label, item }))
}
