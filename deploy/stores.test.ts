import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { childElements, getChild, getChildren, readXml, textWithin } from '#lib/markup/read-xml.ts'
import manifest from '../package.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '..')
const readText = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const IMAGE = `${manifest.image}:${manifest.version}`

/** Sections of an INI file such as a unit of systemd, with their keys; a repeated key has several values. */
function parseUnit(text: string): Record<string, Record<string, string[]>> {
  const sections: Record<string, Record<string, string[]>> = {}
  let section: Record<string, string[]> = {}
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [, title] = /^\[(\w+)\]$/.exec(line) ?? []
    if (title !== undefined) {
      section = {}
      sections[title] = section
      continue
    }
    const [, key = '', value = ''] = /^([A-Z]\w+)=(.*)$/.exec(line) ?? []
    if (key === '') throw new Error(`Not a line of a unit: ${line}`)
    section[key] = [...(section[key] ?? []), value]
  }
  return sections
}

/** Returns the names of the end tags that do not close the element before them. */
function findWrongEndTags(text: string): string[] {
  const open: string[] = []
  return [...text.matchAll(/<(\/?)([A-Za-z]\w*)\b[^>]*?(\/?)>/g)].flatMap(([, slash, name = '', empty]) => {
    if (slash) return open.pop() === name ? [] : [name]
    if (!empty) open.push(name)
    return []
  })
}

describe('Unraid', () => {
  const template = readXml(readText('templates/sundry.xml'))
  const textAt = (name: string) =>
    textWithin(getChild(template, name) ?? { name, attributes: {}, children: [] })

  test.each(['ca_profile.xml', 'templates/sundry.xml'])('%s is well-formed', (path) => {
    expect(findWrongEndTags(readText(path))).toEqual([])
  })

  test('the profile has a description, an icon and a page', () => {
    const profile = readXml(readText('ca_profile.xml'))
    expect([profile.name, childElements(profile).map(({ name }) => name)]).toEqual([
      'CommunityApplications',
      ['Profile', 'Icon', 'WebPage'],
    ])
    expect(textWithin(profile).trim()).not.toBe('')
  })

  test('the template has the elements of the catalog', () => {
    expect([template.name, template.attributes]).toEqual(['Container', { version: '2' }])
    const required = ['Name', 'Category', 'Icon', 'Overview', 'Project', 'Support', 'WebUI', 'TemplateURL']
    expect(required.filter((name) => textAt(name) === '')).toEqual([])
    expect(textAt('Repository')).toBe(IMAGE)
    expect(textAt('WebUI')).toBe('http://[IP]:[PORT:4173]/')
    expect(textAt('Privileged')).toBe('false')
  })

  test('the template sets port, folder and variables that Sundry reads', () => {
    const settings = getChildren(template, 'Config').map(
      ({ attributes: { Type, Target, Required } }) => `${Type} ${Target} ${Required}`,
    )
    expect(settings).toEqual([
      'Port 4173 true',
      'Path /data true',
      'Variable PUBLIC_URL false',
      'Variable TRUST_PROXY false',
      'Variable SIGN_UP false',
      'Variable SMTP_URL false',
    ])
  })

  test('findWrongEndTags(): names the end tag that closes another element', () => {
    expect(findWrongEndTags('<a><b c="d"/><e></a></e>')).toEqual(['a', 'e'])
  })
})

describe('Compose', () => {
  const service = (path: string, name: string) => parse(readText(path)).services[name]

  test.each([
    ['compose.yaml', 'sundry'],
    ['hosting/compose.crowd.yaml', 'sundry'],
    ['deploy/umbrel/docker-compose.yml', 'server'],
    ['deploy/casaos/docker-compose.yml', 'sundry'],
    ['deploy/coolify/sundry.yaml', 'sundry'],
  ])('%s: the image of this version, read-only, without privileges', (path, name) => {
    expect(service(path, name)).toMatchObject({
      image: IMAGE,
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
  })

  test('compose.build.yaml changes only the image of compose.yaml, built from this folder', () => {
    expect(parse(readText('compose.build.yaml'))).toEqual({
      services: { sundry: { image: 'sundry', build: '.' } },
    })
  })

  test('Umbrel: the proxy leads to the server', () => {
    expect(service('deploy/umbrel/docker-compose.yml', 'app_proxy').environment).toEqual({
      APP_HOST: 'sundry_server_1',
      APP_PORT: 4173,
    })
    const { volumes } = service('deploy/umbrel/docker-compose.yml', 'server')
    expect(volumes).toEqual([expect.stringMatching(/^\$\{APP_DATA_DIR\}\/data:\/data$/)])
    expect(existsSync(join(ROOT, 'deploy/umbrel/data'))).toBe(true)
  })

  test('Umbrel: the manifest has every field, and the version as a string', () => {
    const app = parse(readText('deploy/umbrel/umbrel-app.yml'))
    const required =
      'manifestVersion id category name version tagline description developer website dependencies repo support port gallery path defaultUsername defaultPassword submitter submission'
    expect(required.split(' ').filter((name) => app[name] === undefined)).toEqual([])
    expect(app).toMatchObject({ manifestVersion: 1, id: 'sundry', version: manifest.version, port: 4173 })
  })

  test('CasaOS: the app and its service describe themselves in English', () => {
    const app = parse(readText('deploy/casaos/docker-compose.yml'))
    expect(app.name).toBe('sundry')
    expect(app['x-casaos']).toMatchObject({
      architectures: ['amd64', 'arm64'],
      main: 'sundry',
      store_app_id: 'sundry',
      port_map: '4173',
      scheme: 'http',
      index: '/',
      title: { en_us: 'Sundry' },
    })
    expect(Object.keys(app['x-casaos'])).toEqual(
      expect.arrayContaining([
        'author',
        'category',
        'description',
        'icon',
        'screenshot_link',
        'tagline',
        'thumbnail',
      ]),
    )
    expect(app.services.sundry['x-casaos'].volumes[0].container).toBe('/data')
  })

  test('Coolify: the comments at the start that its list of services is made of', () => {
    const keys = [...readText('deploy/coolify/sundry.yaml').matchAll(/^# (\w+): \S/gm)].map(([, key]) => key)
    expect(keys).toEqual(['documentation', 'slogan', 'category', 'tags', 'logo', 'port'])
    expect(service('deploy/coolify/sundry.yaml', 'sundry').environment[0]).toBe('SERVICE_URL_SUNDRY_4173')
  })
})

describe('Runtipi', () => {
  const app = JSON.parse(readText('deploy/runtipi/config.json'))
  const compose = JSON.parse(readText('deploy/runtipi/docker-compose.json'))

  test('the app has the fields of the store', () => {
    expect(app).toMatchObject({
      id: 'sundry',
      available: true,
      exposable: true,
      dynamic_config: true,
      tipi_version: 1,
      version: manifest.version,
      supported_architectures: ['amd64', 'arm64'],
    })
    expect(app.categories).toEqual(['utilities'])
    expect(app.short_desc.length).toBeLessThanOrEqual(60)
  })

  test('the service is the main one, with the image of this version', () => {
    expect([compose.schemaVersion, compose.services.length]).toEqual([2, 1])
    expect(compose.services[0]).toMatchObject({
      name: 'sundry',
      image: IMAGE,
      isMain: true,
      internalPort: 4173,
    })
  })

  test('every variable of the form reaches the service', () => {
    const used = JSON.stringify(compose.services[0].environment)
    const fields = app.form_fields.map(({ env_variable }: { env_variable: string }) => env_variable)
    expect(fields.filter((name: string) => !used.includes(`\${${name}`))).toEqual([])
  })
})

describe('systemd and Podman', () => {
  test.each(globSync('deploy/{systemd,quadlet}/*', { cwd: ROOT }))(
    '%s is a list of sections and keys',
    (path) => {
      expect(Object.keys(parseUnit(readText(path))).length).toBeGreaterThan(0)
    },
  )

  test('the timer starts a backup of the data of the service every night, and keeps seven', () => {
    const { Service } = parseUnit(readText('deploy/systemd/sundry.service'))
    const { Service: Backup } = parseUnit(readText('deploy/systemd/sundry-backup.service'))
    expect(parseUnit(readText('deploy/systemd/sundry-backup.timer'))).toEqual({
      Unit: { Description: ['Nightly backup of Sundry'] },
      Timer: { OnCalendar: ['*-*-* 03:00:00'], RandomizedDelaySec: ['30min'], Persistent: ['true'] },
      Install: { WantedBy: ['timers.target'] },
    })
    expect(Service?.Environment).toEqual(['NODE_ENV=production DATA_DIR=/var/lib/sundry'])
    expect(Backup?.Environment).toEqual(['DATA_DIR=/var/lib/sundry'])
    expect(Backup?.ExecStart?.[0]).toMatch(/ backup --folder \/var\/lib\/sundry-backups --keep 7$/)
  })

  test('the container is reached by this machine only and writes only to its volume', () => {
    const { Container, Install } = parseUnit(readText('deploy/quadlet/sundry.container'))
    expect(Container).toEqual({
      Image: [IMAGE],
      PublishPort: ['127.0.0.1:4173:4173'],
      Volume: ['sundry.volume:/data'],
      EnvironmentFile: ['%h/.config/sundry.env'],
      ReadOnly: ['true'],
      DropCapability: ['ALL'],
      NoNewPrivileges: ['true'],
    })
    expect(Install).toEqual({ WantedBy: ['default.target'] })
  })
})

describe('GitHub', () => {
  const workflow = readText('.github/workflows/release.yml')

  test('every action is pinned by its commit, with its version as a comment', () => {
    const uses = [...workflow.matchAll(/uses: (.*)$/gm)].map(([, action = '']) => action)
    expect(uses.length).toBeGreaterThan(0)
    expect(uses.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual(
      [],
    )
  })

  test.each(globSync('.github/**/*.yml', { cwd: ROOT }))('%s is YAML', (path) => {
    expect(Object.keys(parse(readText(path))).length).toBeGreaterThan(1)
  })
})
