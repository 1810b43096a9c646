import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'

const SCRIPT = join(import.meta.dirname, 'upgrade.sh')

/** A folder for releases, and a server in place of Sundry's, which answers with the version that it was restarted with. */
async function createHost() {
  const base = mkdtempSync(join(tmpdir(), 'sundry-upgrade-'))
  onTestFinished(() => rmSync(base, { recursive: true }))
  const folder = join(base, 'opt')
  const started = join(base, 'started')
  const server = createServer((_, response) => {
    const version = existsSync(started) ? readFileSync(started, 'utf8') : ''
    response.end(JSON.stringify({ ok: true, version }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const restart = join(base, 'restart')
  writeFileSync(restart, `#!/bin/sh\ncp ${folder}/current/running ${started}\n`, { mode: 0o755 })
  return {
    folder,
    link: (name: string) => readlinkSync(join(folder, name)),
    releases: () => readdirSync(join(folder, 'releases')).sort(),
    /** Makes a release; a broken one answers with another version. */
    pack(version: string, running = version): string {
      const content = join(base, 'package')
      mkdirSync(join(content, 'scripts/program'), { recursive: true })
      writeFileSync(join(content, 'package.json'), JSON.stringify({ name: 'sundry', version }, null, 2))
      writeFileSync(join(content, 'scripts/program/sundry.js'), '')
      writeFileSync(join(content, 'running'), running)
      const tarball = join(base, `sundry-${version}.tgz`)
      execFileSync('tar', ['-czf', tarball, '-C', base, 'package'])
      return tarball
    },
    async upgrade(tarball: string) {
      const child = spawn(SCRIPT, [tarball, folder], {
        env: {
          PATH: process.env.PATH,
          RESTART: restart,
          HEALTH_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
          WAIT: '0',
        },
      })
      const output = Promise.all([text(child.stdout), text(child.stderr)])
      const [code] = await once(child, 'close')
      return { code, output: (await output).join('') }
    },
  }
}

test('the first release is unpacked and linked', async () => {
  const { pack, upgrade, link, releases, folder } = await createHost()
  expect(await upgrade(pack('1.0.0'))).toEqual({ code: 0, output: 'Sundry 1.0.0 is running.\n' })
  expect([link('current'), releases(), existsSync(join(folder, 'previous'))]).toEqual([
    'releases/1.0.0',
    ['1.0.0'],
    false,
  ])
})

test('an upgrade leaves the files of the running release, which "previous" names', async () => {
  const { pack, upgrade, link, releases } = await createHost()
  await upgrade(pack('1.0.0'))
  expect((await upgrade(pack('1.1.0-rc.1'))).code).toBe(0)
  expect([link('current'), link('previous'), releases()]).toEqual([
    'releases/1.1.0-rc.1',
    'releases/1.0.0',
    ['1.0.0', '1.1.0-rc.1'],
  ])
})

test('a release that does not answer is taken back, and can be replaced', async () => {
  const { pack, upgrade, link } = await createHost()
  await upgrade(pack('1.0.0'))
  const { code, output } = await upgrade(pack('1.1.0', ''))
  expect(code).toBe(1)
  expect(output).toContain('releases/1.0.0 is current again')
  expect(link('current')).toBe('releases/1.0.0')
  expect((await upgrade(pack('1.1.0'))).output).toBe('Sundry 1.1.0 is running.\n')
})

test('the running release and a file without a release are refused', async () => {
  const { pack, upgrade, link } = await createHost()
  const tarball = pack('1.0.0')
  await upgrade(tarball)
  expect(await upgrade(tarball)).toEqual({ code: 1, output: '1.0.0 is running already.\n' })
  expect((await upgrade(join(tarball, '..', 'restart'))).output).toContain('is not a release of Sundry.')
  expect(link('current')).toBe('releases/1.0.0')
})
