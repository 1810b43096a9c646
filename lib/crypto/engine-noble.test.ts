import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import { nobleSubtle } from './engine-noble.ts'

const native = crypto.subtle
// Both have the same interface; the subset's types name only what it reads.
const portable = nobleSubtle as unknown as SubtleCrypto
const DATA = new TextEncoder().encode('a message')
const OTHER = new TextEncoder().encode('another message')

test.each([
  ['SHA-256', '', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  [
    'SHA-384',
    'abc',
    'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7',
  ],
  [
    'SHA-512',
    'abc',
    'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
  ],
])('digest(): %s of "%s" is that of FIPS 180-4', async (name, text, hex) => {
  expect(Buffer.from(await portable.digest(name, new TextEncoder().encode(text))).toString('hex')).toBe(hex)
})

test('digest(): refuses another hash by its name', async () => {
  await expect(portable.digest('MD5', DATA)).rejects.toThrow('MD5 is not supported')
})

test('encrypt(): AES-CBC equals the first two blocks of NIST SP 800-38A F.2.5, for 256 bits', async () => {
  const hex = (digits: string) => Uint8Array.from(Buffer.from(digits, 'hex'))
  const key = hex('603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4')
  const usable = await portable.importKey('raw', key, 'AES-CBC', false, ['encrypt'])
  const iv = hex('000102030405060708090a0b0c0d0e0f')
  const plain = hex('6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51')
  const sealed = Buffer.from(await portable.encrypt({ name: 'AES-CBC', iv }, usable, plain))
  expect(sealed.subarray(0, 32).toString('hex')).toBe(
    'f58c4c04d6e5f1ba779eabfb5f7bfbd69cfc4e967edb808d679f777bc6702c7d',
  )
  expect(sealed.length).toBe(48)
})

const RSA = { modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) }
const SCHEMES: readonly (readonly [
  string,
  EcKeyGenParams | RsaHashedKeyGenParams | HmacKeyGenParams,
  object,
])[] = [
  ['HS256', { name: 'HMAC', hash: 'SHA-256', length: 256 }, { name: 'HMAC' }],
  ['HS512', { name: 'HMAC', hash: 'SHA-512', length: 512 }, { name: 'HMAC' }],
  ['ES256', { name: 'ECDSA', namedCurve: 'P-256' }, { name: 'ECDSA', hash: 'SHA-256' }],
  ['ES384', { name: 'ECDSA', namedCurve: 'P-384' }, { name: 'ECDSA', hash: 'SHA-384' }],
  ['ES512', { name: 'ECDSA', namedCurve: 'P-521' }, { name: 'ECDSA', hash: 'SHA-512' }],
  ['Ed25519', { name: 'Ed25519' } as EcKeyGenParams, { name: 'Ed25519' }],
  ['RS256', { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', ...RSA }, { name: 'RSASSA-PKCS1-v1_5' }],
  [
    'RS512',
    { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-512', ...RSA, modulusLength: 3072 },
    { name: 'RSASSA-PKCS1-v1_5' },
  ],
  ['PS256', { name: 'RSA-PSS', hash: 'SHA-256', ...RSA }, { name: 'RSA-PSS', saltLength: 32 }],
  [
    'PS384',
    { name: 'RSA-PSS', hash: 'SHA-384', ...RSA, modulusLength: 2049 },
    { name: 'RSA-PSS', saltLength: 48 },
  ],
  [
    'PS512',
    { name: 'RSA-PSS', hash: 'SHA-512', ...RSA, modulusLength: 2056 },
    { name: 'RSA-PSS', saltLength: 64 },
  ],
]
const ELLIPTIC = SCHEMES.filter(([name]) => name.startsWith('E'))

async function keysOf(subtle: SubtleCrypto, how: EcKeyGenParams) {
  // Typed by the name of the algorithm; `HMAC` makes a single key.
  const made: CryptoKey | CryptoKeyPair = await subtle.generateKey(how, true, ['sign', 'verify'])
  return 'privateKey' in made ? made : { privateKey: made, publicKey: made }
}

test.each(SCHEMES)(
  'verify(): accepts the signature of %s that the platform makes',
  async (_, how, signing) => {
    const { privateKey, publicKey } = await keysOf(native, how as EcKeyGenParams)
    const algorithm = signing as EcdsaParams
    const jwk = await native.exportKey('jwk', publicKey)
    const key = await portable.importKey('jwk', jwk, how as EcKeyImportParams, true, ['verify'])
    const signature = await native.sign(algorithm, privateKey, DATA)
    const bytes = new Uint8Array(signature)
    expect(await portable.verify(algorithm, key, bytes, DATA)).toBe(true)
    expect(await portable.verify(algorithm, key, bytes, OTHER)).toBe(false)
    expect(await portable.verify(algorithm, key, bytes.with(9, (bytes[9] ?? 0) ^ 1), DATA)).toBe(false)
    expect(await portable.verify(algorithm, key, bytes.subarray(1), DATA)).toBe(false)
  },
)

test.each(ELLIPTIC)(
  'generateKey(): the platform accepts keys and signatures of %s',
  async (_, how, signing) => {
    const { privateKey, publicKey } = await keysOf(portable, how as EcKeyGenParams)
    const algorithm = signing as EcdsaParams
    const signature = await portable.sign(algorithm, privateKey, DATA)
    for (const format of ['jwk', 'spki'] as const) {
      // `exportKey` has one overload per format; both values go to `importKey` unchanged.
      const exported = await portable.exportKey(format as 'spki', publicKey)
      const key = await native.importKey(format as 'spki', exported, how as EcKeyImportParams, true, [
        'verify',
      ])
      expect(await native.verify(algorithm, key, signature, DATA)).toBe(true)
    }
    const pkcs8 = await portable.exportKey('pkcs8', privateKey)
    const again = await native.importKey('pkcs8', pkcs8, how as EcKeyImportParams, true, ['sign'])
    expect(await native.exportKey('jwk', again)).toMatchObject({
      d: (await portable.exportKey('jwk', privateKey)).d,
    })
  },
)

test.each(SCHEMES.slice(2))('importKey(): reads SPKI and PKCS #8 of %s like the platform', async (_, how) => {
  const { privateKey, publicKey } = await keysOf(native, how as EcKeyGenParams)
  for (const [format, key] of [
    ['spki', publicKey],
    ['pkcs8', privateKey],
  ] as const) {
    const der = new Uint8Array(await native.exportKey(format, key))
    const read = await portable.importKey(format, der, how as EcKeyImportParams, true, [])
    const { key_ops: _ops, alg: _alg, ext: _ext, ...jwk } = await native.exportKey('jwk', key)
    expect(await portable.exportKey('jwk', read)).toEqual({ ...jwk, ext: true })
  }
})

test('importKey(): refuses a point outside the curve, and halves of different keys', async () => {
  const how = { name: 'ECDSA', namedCurve: 'P-256' }
  const [one, two] = await Promise.all([keysOf(native, how), keysOf(native, how)])
  const [a, b] = await Promise.all([
    native.exportKey('jwk', one.privateKey),
    native.exportKey('jwk', two.privateKey),
  ])
  const refused = (jwk: JsonWebKey) => expect(portable.importKey('jwk', jwk, how, true, [])).rejects.toThrow()
  const { d: _, ...publicHalf } = a
  await refused({ ...publicHalf, y: b.y ?? '' })
  await refused({ ...a, d: b.d ?? '' })
  await refused({ ...publicHalf, crv: 'P-384' })
})

test.each(['RSASSA-PKCS1-v1_5', 'RSA-PSS'])(
  '%s is refused for signatures and new keys, with the reason',
  async (name) => {
    const how = { name, hash: 'SHA-256', ...RSA }
    const { privateKey } = await keysOf(native, how as unknown as EcKeyGenParams)
    const key = await portable.importKey('jwk', await native.exportKey('jwk', privateKey), how, true, [
      'sign',
    ])
    const detail = 'Browsers do this only over https or on localhost.'
    await expect(portable.sign({ name, saltLength: 32 }, key, DATA)).rejects.toMatchObject({
      problem: { message: 'RSA keys cannot sign here', detail },
    })
    await expect(portable.generateKey(how, true, [])).rejects.toMatchObject({
      problem: { message: 'RSA keys cannot be made here', detail },
    })
  },
)
