import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from '@modelcontextprotocol/server/validators/ajv'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseHelmTemplate } from './helm-template.fixture.ts'

const CHART = join(import.meta.dirname, '../charts/sundry')
const readText = (name: string) => readFileSync(join(CHART, name), 'utf8')
const values = parse(readText('values.yaml'))
const schema = JSON.parse(readText('values.schema.json'))
const names = globSync('templates/*.{yaml,tpl}', { cwd: CHART }).sort()
const templates = names.map((name) => ({ name, ...parseHelmTemplate(readText(name)) }))

function valueAt(path: string): unknown {
  return path.split('.').reduce((value, name) => value?.[name], values)
}

describe('values', () => {
  const validate = new Ajv({ strict: false }).compile(schema)

  test('the defaults match the schema', () => {
    validate(values)
    expect(validate.errors ?? []).toEqual([])
  })

  test.each([
    { database: { existingSecret: 'sundry-database', key: 'url' }, replicaCount: 3 },
    { settings: { PUBLIC_URL: 'https://tools.example.org', QUOTA_MB: 1024 } },
    { image: { repository: 'registry.example.org:5000/tools/sundry', tag: '1' } },
    { ingress: { enabled: true, host: 'a.example', annotations: { 'cert-manager.io/cluster-issuer': 'x' } } },
    { persistence: { existingClaim: 'old', storageClass: '', size: '500Mi' } },
  ])('%j is accepted', (given) => {
    expect(validate({ ...values, ...given })).toBe(true)
  })

  test.each([
    // Two processes on one SQLite file.
    { replicaCount: 2 },
    { replicaCount: 0 },
    { settings: { public_url: 'https://tools.example.org' } },
    // The URL of a database contains its password.
    { settings: { DATABASE_URL: 'postgres://sundry:secret@host/sundry' } },
    { settings: { PORT: 80 } },
    { persistence: { size: '10' } },
    { persistance: { size: '10Gi' } },
    { service: { type: 'ClusterIP', port: 70000 } },
    { image: { repository: 'ghcr.io/Sundry/sundry' } },
  ])('%j is refused', (given) => {
    expect(validate({ ...values, ...given })).toBe(false)
  })
})

describe('templates', () => {
  test('the chart has a Deployment, a Service, a claim and an Ingress', () => {
    const kinds = templates
      .filter(({ name }) => name.endsWith('.yaml'))
      .map(({ skeleton }) => parse(skeleton).kind)
    expect(kinds).toEqual(['Deployment', 'Ingress', 'PersistentVolumeClaim', 'Service'])
  })

  test('every value in a template has a default', () => {
    const used = new Set(templates.flatMap((template) => template.values))
    expect([...used].filter((path) => valueAt(path) === undefined)).toEqual(['settings.BASE_PATH'])
  })

  test('every default is used', () => {
    const used = templates.flatMap((template) => template.values)
    const leaves = Object.entries(values).flatMap(([name, value]) =>
      name !== 'settings' && name !== 'resources' && value && typeof value === 'object'
        ? Object.keys(value).map((key) => `${name}.${key}`)
        : name,
    )
    const isUsed = (leaf: string) => used.some((path) => path === leaf || leaf.startsWith(`${path}.`))
    expect([...leaves, 'nodeSelector', 'affinity'].filter((leaf) => !isUsed(leaf))).toEqual([])
  })

  test('every included template is defined', () => {
    const defined = templates.flatMap((template) => template.defined)
    const included = templates.flatMap((template) => template.included)
    expect(included.filter((name) => !defined.includes(name))).toEqual([])
  })

  const pod = parse(templates.find(({ name }) => name.endsWith('deployment.yaml'))?.skeleton ?? '').spec
    .template.spec
  const [container] = pod.containers

  test('the container is not root and writes only to its volume', () => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000, fsGroup: 1000 })
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(container.volumeMounts).toEqual([{ name: 'data', mountPath: '/data' }])
  })

  test.each([
    ['startupProbe', 'x/api/health'],
    ['livenessProbe', 'x/api/health'],
    ['readinessProbe', 'x/api/ready'],
  ])('the %s requests %s, below the base path', (probe, path) => {
    expect(container[probe].httpGet).toEqual({ path, port: 'http' })
  })
})

describe('parseHelmTemplate()', () => {
  test.each([
    ['a: {{ if .Values.a }}', 'A block is not closed'],
    ['{{ end }}{{ if .Values.a }}', 'A block is not closed'],
    ['a: {{ .Values.a }', 'An action is not closed'],
    ['a: {{ include "x . }}', 'A quote is not closed'],
    ['a: {{ (include "x" . }}', 'A parenthesis is not closed'],
  ])('%j: %s', (text, message) => {
    expect(() => parseHelmTemplate(text)).toThrow(message)
  })
})
