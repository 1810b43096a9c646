import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type BasePathProxy, createBasePathProxy } from './base-path-proxy.ts'
import { startOwnServer } from './own-server.ts'

/** Base path of Sundry in these tests. */
export const PATH = '/tools'

/** Ways in which a reverse proxy handles the path before it forwards a request. */
export const WAYS = ['keepsPrefix', 'stripsPrefix'] as const
export type Way = (typeof WAYS)[number]

/** One Sundry below a path, behind a proxy of each kind. */
export type BasePathServer = Readonly<Record<Way, BasePathProxy>> & { readonly stop: () => Promise<void> }

/** Sites built for the base path, reused by the next test process. */
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
