import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listenAt } from './listen-at.ts'

const create = () => createServer((_, response) => response.end('yes'))

async function statusOf(options: object): Promise<number | undefined> {
  const [response] = await once(get({ path: '/', agent: false, ...options }), 'response')
  response.resume()
  return response.statusCode
}

test('listenAt(): the default address accepts IPv4', async () => {
  const server = create()
  const port = await listenAt(server, { host: '::', port: 0, backlog: 16 })
  expect(await statusOf({ host: '127.0.0.1', port })).toBe(200)
  server.close()
})

test('listenAt(): names the port that is in use', async () => {
  const [one, other] = [create(), create()]
  const port = await listenAt(one, { host: '127.0.0.1', port: 0, backlog: 16 })
  await expect(listenAt(other, { host: '127.0.0.1', port, backlog: 16 })).rejects.toThrow(
    `cannot listen on port ${port} of 127.0.0.1`,
  )
  one.close()
})

test('listenAt(): listens on a Unix socket, and refuses one that is in use', async () => {
  const host = join(mkdtempSync(join(tmpdir(), 'socket-')), 'sundry.sock')
  const [one, other] = [create(), create()]
  await listenAt(one, { host, port: 0, backlog: 16 })
  expect(await statusOf({ socketPath: host })).toBe(200)
  await expect(listenAt(other, { host, port: 0, backlog: 16 })).rejects.toThrow(`cannot listen on ${host}`)
  one.close()
})
