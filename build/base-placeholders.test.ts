import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { basePlaceholders, extractPlaceholders, insertBasePath, resolvePlaceholders } from './base-path.ts'

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-marks-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

const IMPORT = "import { withBase, stripBase } from './lib/net/base-path.ts'\n"

/** Builds a script with placeholders. */
async function built(code: string): Promise<string> {
  const root = folderOf({
    'lib/net/base-path.ts':
      'export function withBase(path) { return path }\nexport function stripBase(address) { return address }',
    'main.js': code,
  })
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    define: { ENGINE: '"/assets/engine-a/"', OTHER: '"/elsewhere/"', COUNT: '5' },
    plugins: [basePlaceholders()],
    build: {
      minify: false,
      outDir: 'out',
      modulePreload: false,
      rolldownOptions: { input: join(root, 'main.js'), output: { entryFileNames: 'main.js' } },
    },
  })
  return readFileSync(join(root, 'out/main.js'), 'utf8')
}

/** Returns the output of a script with placeholders on a site at this base path. */
async function saidBelow(base: string, code: string): Promise<unknown> {
  const said: unknown[] = []
  const text = resolvePlaceholders(await built(code), base)
  new Function('say', text.replaceAll(/^export .*$/gm, ''))((one: unknown) => said.push(one))
  return said
}

test.each([
  ['', ['/pricing', '/a/b', '/tools/x', '/assets/engine-a/', '/elsewhere/', 5]],
  ['/tools', ['/tools/pricing', '/tools/a/b', '/x', '/tools/assets/engine-a/', '/elsewhere/', 5]],
])(
  'with base path %j, a script requests its own paths below it and reads them without it',
  async (base, said) => {
    const code = `${IMPORT}
for (const one of [withBase('/pricing'), withBase('/a' + '/b'), stripBase('/tools/x'), ENGINE, OTHER, COUNT]) say(one)`
    expect(await saidBelow(base, code)).toEqual(said)
  },
)

test('an address within what another one is made of is marked as well', async () => {
  const code = `${IMPORT}say(stripBase(withBase('/pricing')))\nsay(withBase(stripBase('/tools/a') + '?'))`
  expect(await saidBelow('/tools', code)).toEqual(['/pricing', '/tools/a?'])
  expect(await saidBelow('', code)).toEqual(['/pricing', '/tools/a?'])
})

test('an address elsewhere on the domain is read as none of the site', async () => {
  const code = `${IMPORT}say(stripBase('/other'))\nsay(stripBase('/toolsmith/a'))\nsay(withBase('/'))`
  expect(await saidBelow('/tools', code)).toEqual(['/api/', '/api/', '/tools/'])
})

test('fails the build if a base path function is passed as a value', async () => {
  await expect(built(`${IMPORT}say(['/a'].map(withBase))`)).rejects.toThrow(
    "withBase can only be called: the build writes the site's path into its calls",
  )
  await expect(built(`${IMPORT}say(stripBase)`)).rejects.toThrow('stripBase can only be called')
})

test('removes placeholders from scripts, styles and lists and saves only the originals that had some', async () => {
  const site = folderOf({
    'assets/a.js': 'go("/__base__/a")',
    'a.css': 'url(/__base__/b.png)',
    'c.json': '{"c":"/__base__/c"}',
    'plain.js': 'go()',
    'page.html': '/__base__/',
  })
  const marked = folderOf({})
  await extractPlaceholders(site, marked)
  const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')
  expect(['assets/a.js', 'a.css', 'c.json', 'plain.js', 'page.html'].map((file) => read(site, file))).toEqual(
    ['go("/a")', 'url(/b.png)', '{"c":"/c"}', 'go()', '/__base__/'],
  )
  expect([read(marked, 'assets/a.js'), existsSync(join(marked, 'plain.js'))]).toEqual([
    'go("/__base__/a")',
    false,
  ])
  await insertBasePath(marked, site, '/tools')
  expect(['assets/a.js', 'a.css', 'c.json'].map((file) => read(site, file))).toEqual([
    'go("/tools/a")',
    'url(/tools/b.png)',
    '{"c":"/tools/c"}',
  ])
})
