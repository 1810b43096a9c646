import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createConnection, findWideTrust, networkOf } from './connection.ts'

async function seen(
  trustProxy: string,
  remoteAddress: string,
  headers: Record<string, string>,
  publicUrl?: string,
) {
  const connection = createConnection(trustProxy, publicUrl)
  const app = new Hono().get('/', (context) =>
    context.json([connection.networkOf(context), connection.isSecure(context)]),
  )
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })
  return response.json()
}

test.each([
  ['a visitor who writes the header himself', '', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['one proxy on this machine', 'loopback', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['an invented address before the proxy’s', 'loopback', '::1', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
  ['two proxies', '10.0.0.0/8,loopback', '127.0.0.1', '198.51.100.1, 10.2.3.4', '198.51.100.1'],
  ['an IPv4 proxy on an IPv6 socket', 'private', '::ffff:192.168.0.2', '2001:db8::7', '2001:db8:0:0::/64'],
  ['a visitor who writes IPv4 as IPv6', 'loopback', '::1', '::ffff:c633:6401', '198.51.100.1'],
  ['a proxy on a line of this machine alone', 'fe80::/10', 'fe80::1%eth0', '198.51.100.1', '198.51.100.1'],
  ['a proxy that names nobody', 'loopback', '127.0.0.1', '', '127.0.0.1'],
  ['a proxy that names rubbish', 'loopback', '127.0.0.1', 'unknown', '127.0.0.1'],
  [
    'rubbish before the address that the proxy saw',
    'loopback',
    '::1',
    'unknown, 198.51.100.1',
    '198.51.100.1',
  ],
  ['rubbish between two proxies', 'loopback,private', '::1', '198.51.100.1, x, 10.0.0.1', '10.0.0.1'],
  [
    'a visitor of the own network who writes an address',
    'private',
    '10.0.0.1',
    '6.6.6.6, 10.0.0.2',
    '10.0.0.2',
  ],
  ['the same through two proxies', 'loopback,private', '::1', '6.6.6.6, 10.0.0.9, 10.0.0.2', '10.0.0.9'],
  ['a visitor on this machine', 'loopback', '127.0.0.1', '6.6.6.6, 127.0.0.1', '127.0.0.1'],
  [
    'two proxies of a range named twice',
    'private,private',
    '10.0.0.1',
    '6.6.6.6, 198.51.100.1, 10.0.0.2',
    '198.51.100.1',
  ],
  [
    'three in any order',
    '192.0.2.0/24,private,loopback',
    '::1',
    '6.6.6.6, 198.51.100.1, 192.0.2.7, 10.0.0.2',
    '198.51.100.1',
  ],
  ['a proxy by its address twice', '10.0.0.1', '10.0.0.1', '198.51.100.1, 10.0.0.1', '198.51.100.1'],
  ['a proxy by its IPv6 address', '2001:db8::1', '2001:db8::1', '198.51.100.1', '198.51.100.1'],
  ['one proxy by its address', '192.0.2.1', '192.0.2.1', '198.51.100.1', '198.51.100.1'],
  ['its neighbor', '192.0.2.1', '192.0.2.2', '198.51.100.1', '192.0.2.2'],
  ['the last of a private range', 'private', '172.31.255.255', '198.51.100.1', '198.51.100.1'],
  ['the first after it', 'private', '172.32.0.0', '198.51.100.1', '172.32.0.0'],
  ['the last of another', 'private', '10.255.255.255', '198.51.100.1', '198.51.100.1'],
  ['the first after that', 'private', '11.0.0.0', '198.51.100.1', '11.0.0.0'],
  ['the first after 192.168', 'private', '192.169.0.0', '198.51.100.1', '192.169.0.0'],
  ['a private IPv6 proxy', 'private', 'fdff::1', '198.51.100.1', '198.51.100.1'],
  ['a public IPv6 line', 'private', 'fe00::1', '198.51.100.1', 'fe00:0:0:0::/64'],
  ['another address of this machine', 'loopback', '127.9.9.9', '198.51.100.1', '198.51.100.1'],
  ['private is not loopback', 'private', '127.0.0.1', '198.51.100.1', '127.0.0.1'],
  ['loopback is not private', 'loopback', '10.0.0.1', '198.51.100.1', '10.0.0.1'],
  ['an IPv6 neighbor of this machine', 'loopback', '::2', '198.51.100.1', '0:0:0:0::/64'],
])('%s', async (_, trustProxy, remote, forwarded, address) => {
  expect(await seen(trustProxy, remote, { 'x-forwarded-for': forwarded })).toEqual([address, false])
})

test.each([
  ['loopback', '127.0.0.1', undefined, true],
  ['', '127.0.0.1', undefined, false],
  ['loopback', '203.0.113.9', undefined, false],
  ['loopback', '127.0.0.1', 'http://tools.example.org', true],
  ['', '203.0.113.9', 'http://tools.example.org', false],
  // Only the client itself could forge this, and gains nothing by a Secure cookie.
  ['', '203.0.113.9', 'https://tools.example.org', true],
])('trusting “%s”, from %s and as %s the line is secure: %s', async (trust, remote, publicUrl, isSecure) => {
  expect(await seen(trust, remote, { 'x-forwarded-proto': 'https' }, publicUrl)).toEqual([remote, isSecure])
})

const PUBLIC = 'https://tools.example.org'

test.each<[string, string, Record<string, string>, boolean]>([
  ['a change from the public URL', '', { origin: PUBLIC }, true],
  ['a change from another https URL', '', { origin: 'https://tools.lan' }, true],
  ['a change over plain http', '', { origin: 'http://192.168.1.5:4173' }, false],
  ['a change over plain http at the public host', '', { origin: 'http://tools.example.org' }, false],
  [
    'a change on this machine',
    '',
    { origin: 'http://localhost:4173', 'sec-fetch-site': 'same-origin' },
    false,
  ],
  ['a read over TLS', '', { host: 'tools.example.org', 'sec-fetch-site': 'same-origin' }, true],
  [
    'a read over TLS behind a proxy that renames the host',
    '',
    { host: 'sundry:4173', 'sec-fetch-site': 'none' },
    true,
  ],
  ['a read over plain http', '', { host: '192.168.1.5:4173' }, false],
  ['a read over plain http at the public host', '', { host: 'tools.example.org' }, false],
  ['a read on this machine', '', { host: 'localhost:4173', 'sec-fetch-site': 'same-origin' }, false],
  ['a read on this machine by IPv6', '', { host: '[::1]:4173', 'sec-fetch-site': 'same-origin' }, false],
  [
    'a read with a cookie of a TLS page',
    '',
    { host: '127.0.0.1:4173', cookie: 'a=b; __Secure-sundry.session_token=x' },
    true,
  ],
  [
    'a read with a cookie of this host over TLS',
    '',
    { host: '127.0.0.1:4173', cookie: '__Host-sundry.session_token=x' },
    true,
  ],
  ['a sandboxed page', '', { origin: 'null' }, false],
  ['a trusted proxy that says http', 'loopback', { origin: PUBLIC, 'x-forwarded-proto': 'http' }, false],
  [
    'a trusted proxy that says https',
    'loopback',
    { origin: 'http://tools.lan', 'x-forwarded-proto': 'https' },
    true,
  ],
  ['a trusted proxy that says nothing', 'loopback', { origin: PUBLIC }, true],
])('with an https PUBLIC_URL, %s is on a secure line or not', async (_, trust, headers, isSecure) => {
  expect(await seen(trust, '127.0.0.1', headers, PUBLIC)).toEqual([expect.any(String), isSecure])
})

test('a missing cookie over plain http names the https URL', async () => {
  const { cookieProblem } = createConnection('', PUBLIC)
  const requestFrom = (origin: string) => ({
    req: {
      header: (name: string) => (name === 'origin' ? origin : undefined),
      text: async () => '',
      raw: {},
    },
    env: undefined,
  })
  expect(cookieProblem(requestFrom(PUBLIC), 'count votes')).toBe(
    'Your browser blocks the cookie used to count votes.',
  )
  expect(cookieProblem(requestFrom('http://192.168.1.5:4173'), 'count votes')).toBe(
    `Your browser did not send the cookie used to count votes. This page is open over plain http: open ${PUBLIC} instead.`,
  )
})

test('with an http PUBLIC_URL no header makes an untrusted line secure', async () => {
  const headers = { origin: PUBLIC, 'sec-fetch-site': 'same-origin', 'x-forwarded-proto': 'https' }
  expect(await seen('', '203.0.113.9', headers, 'http://tools.example.org')).toEqual(['203.0.113.9', false])
})

test.each([
  'nginx',
  '10.0.0.0/',
  '10.0.0.0/33',
  '10.0.0.0/-1',
  '10.0.0.0/8.5',
  '10.0.0.0/0x8',
  '10.0.0.0/8/8',
  '10.0.0/8',
  '::/129',
  '::/ 64',
  'fe80::1%eth0',
  '/8',
])('a proxy that is named “%s” is refused by name', (entry) => {
  expect(() => createConnection(`loopback, ${entry}`)).toThrow(
    `TRUST_PROXY must hold addresses, ranges, "loopback" or "private", not "${entry}"`,
  )
})

test.each(['10.0.0.0/8', '::1', 'fc00::/7', '0.0.0.0/0', '::/0', '127.0.0.1/32'])(
  'accepts a proxy named “%s”',
  (entry) => {
    expect(() => createConnection(entry)).not.toThrow()
  },
)

test('the connection of each request is evaluated separately, and a household is a shorter network', async () => {
  const connection = createConnection('loopback')
  const app = new Hono().get('/', (context) =>
    context.json([
      connection.networkOf(context, 56),
      connection.networkOf(context),
      connection.isSecure(context),
    ]),
  )
  const headers = { 'x-forwarded-for': '2001:db8:1:2ab::7', 'x-forwarded-proto': 'https' }
  const ask = async (remoteAddress: string, given: Record<string, string> = headers) =>
    (await app.request('/', { headers: given }, { incoming: { socket: { remoteAddress } } })).json()
  const through = ['2001:db8:1:200::/56', '2001:db8:1:2ab::/64', true]
  const alone = ['203.0.113.9', '203.0.113.9', false]
  for (const [from, seen] of [
    ['127.0.0.1', through],
    ['203.0.113.9', alone],
    ['127.0.0.1', through],
  ] as const)
    expect(await ask(from)).toEqual(seen)
  expect(await ask('127.0.0.1', { ...headers, 'x-forwarded-proto': 'http' })).toEqual([
    ...through.slice(0, 2),
    false,
  ])
})

test.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2ab::1', '2001:db8:1:2ab::/64', '2001:db8:1:200::/56'],
  ['2001:0DB8:0001:02ab:ffff:1:2:3', '2001:db8:1:2ab::/64', '2001:db8:1:200::/56'],
  ['2001:db8::7', '2001:db8:0:0::/64', '2001:db8:0:0::/56'],
  ['2001:db8:1:2ff:1::', '2001:db8:1:2ff::/64', '2001:db8:1:200::/56'],
  ['1::2:3:4:5:6:7', '1:0:2:3::/64', '1:0:2:0::/56'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64', '64:ff9b:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/64', '0:0:0:0::/56'],
  ['unknown', 'unknown', 'unknown'],
])('%s is counted as %s, and as %s where a household is', (address, visitor, household) => {
  expect([networkOf(address, 64), networkOf(address, 56)]).toEqual([visitor, household])
})

test.each([
  ['0.0.0.0/0', ['0.0.0.0/0']],
  ['loopback, ::/0', ['::/0']],
  ['0.0.0.0/1,128.0.0.0/1', ['0.0.0.0/1', '128.0.0.0/1']],
  ['::ffff:0:0/8', ['::ffff:0:0/8']],
  ['private,loopback,10.0.0.0/8,2001:db8::/32,192.0.2.1', []],
  ['', []],
])('of %j the wide ranges are %j', (trustProxy, wide) => {
  expect(findWideTrust(trustProxy)).toEqual(wide)
})
