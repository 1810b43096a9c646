import { freePort } from '#server/testing/free-port.ts'
import { createBasePathProxy } from './base-path-proxy.ts'

/**
 * `BASE_PATH=/tools playwright test …` runs any journeys unchanged with Sundry below that path of a domain; with
 * `TAKES_OFF=yes` the proxy strips the path.
 */
const { BASE_PATH: path = '', TAKES_OFF, PORT } = process.env
const port = await freePort()
process.env.PORT = String(port)
await import('../server/main.ts')
await createBasePathProxy({
  target: `http://127.0.0.1:${port}`,
  path,
  stripsPrefix: TAKES_OFF === 'yes',
  port: Number(PORT),
})
