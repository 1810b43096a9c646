import { expect, test } from 'vitest'
import { sbomOf } from './sbom.ts'

const PRODUCT = { name: 'sundry', version: '1.0.0', license: 'MIT' }
const part = (name: string, more: object = {}) => ({
  name,
  version: '2.1.0',
  license: 'MIT',
  url: '',
  ...more,
})
const componentsOf = (...parts: Parameters<typeof sbomOf>[1]) => JSON.parse(sbomOf(PRODUCT, parts)).components

test('sbomOf(): is CycloneDX 1.6 about the product', () => {
  expect(JSON.parse(sbomOf(PRODUCT, []))).toEqual({
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': 'sundry@1.0.0',
        name: 'sundry',
        version: '1.0.0',
        licenses: [{ license: { id: 'MIT' } }],
        purl: 'pkg:npm/sundry@1.0.0',
      },
    },
    components: [],
  })
})

test('sbomOf(): describes a package with version, license, package URL and website', () => {
  expect(componentsOf(part('react', { url: 'https://react.dev/' }))).toEqual([
    {
      type: 'library',
      'bom-ref': 'react@2.1.0',
      name: 'react',
      version: '2.1.0',
      licenses: [{ license: { id: 'MIT' } }],
      purl: 'pkg:npm/react@2.1.0',
      externalReferences: [{ type: 'website', url: 'https://react.dev/' }],
    },
  ])
})

test('sbomOf(): encodes the scope of a package, and a build in its version', () => {
  const [{ name, purl }] = componentsOf(part('@of/bb', { version: '1.0.0+7' }))
  expect([name, purl]).toEqual(['@of/bb', 'pkg:npm/%40of/bb@1.0.0%2B7'])
})

test('sbomOf(): names a work in a package without a version, with the URL of the package', () => {
  expect(componentsOf(part('libavif and libaom (in @jsquash/avif)', { license: 'BSD-2-Clause' }))).toEqual([
    {
      type: 'library',
      'bom-ref': 'libavif and libaom (in @jsquash/avif)@2.1.0',
      name: 'libavif and libaom',
      licenses: [{ license: { id: 'BSD-2-Clause' } }],
      purl: 'pkg:npm/%40jsquash/avif@2.1.0',
    },
  ])
})

test.each([
  ['(MIT AND Zlib)', { expression: '(MIT AND Zlib)' }],
  ['BSD-3-Clause, IJG', { expression: 'BSD-3-Clause AND IJG' }],
  ['LGPL-2.0-or-later', { license: { id: 'LGPL-2.0-or-later' } }],
])('sbomOf(): writes the license %s as SPDX', (license, expected) => {
  expect(componentsOf(part('pako', { license }))[0].licenses).toEqual([expected])
})

test('sbomOf(): lists a package in two lists once, two versions twice, sorted', () => {
  const listed = componentsOf(part('b'), part('a', { version: '3.0.0' }), part('b'), part('a'))
  expect(listed.map((one: { readonly purl: string }) => one.purl)).toEqual([
    'pkg:npm/a@2.1.0',
    'pkg:npm/a@3.0.0',
    'pkg:npm/b@2.1.0',
  ])
})
