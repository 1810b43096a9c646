import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type BasePathProxy, createBasePathProxy } from './base-path-proxy.ts'
import { startOwnServer } from './own-server.ts'

/** The path of the domain below which Sundry lies here. */
export const PATH = '/tools'

/** What the proxy of a domain does with the path before it passes a request on. */
export const WAYS = ['keepsPrefix', 'stripsPrefix'] as const
export type Way = (typeof WAYS)[number]

/** One Sundry below a path, behind a proxy of each kind. */
export type BasePathServer = Readonly<Record<Way, BasePathProxy>> & { readonly stop: () => Promise<void> }

/** Sites that were made for the path: whoever starts next takes the one that is there. */
const SITES = fileURLToPath(new URL('../.test/sites-below', import.meta.url))

export async function startBasePathServer(): Promise<BasePathServer> {
  mkdirSync(SITES, { recursive: true })
  const server = await startOwnServer(() => ({ BASE_PATH: PATH }), SITES)
  const below = { target: server.url, path: PATH }
  const keepsPrefix = await createBasePathProxy({ ...below, stripsPrefix: false })
  const stripsPrefix = await createBasePathProxy({ ...below, stripsPrefix: true })
  return {
    keepsPrefix,
    stripsPrefix,
    async stop() {
      await Promise.all([keepsPrefix.stop(), stripsPrefix.stop()])
      await server.stop()
    },
  }
}
