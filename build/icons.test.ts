import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { iconNodes, icons, ownName } from './icons.ts'

const FRAME =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'

test.each([
  ['a path', `<path ${FRAME} d="M5 12h14"/>`, [['path', { d: 'M5 12h14' }]]],
  [
    'the elements of a group',
    `<g ${FRAME}><path d="M1 1h2"/><circle cx="12" cy="12" r="10"/></g>`,
    [
      ['path', { d: 'M1 1h2' }],
      ['circle', { cx: '12', cy: '12', r: '10' }],
    ],
  ],
  [
    'attributes that differ from the frame',
    `<g ${FRAME}><circle cx="1" cy="2" r=".5" fill="currentColor"/><path stroke-width="3" d="M0 0"/></g>`,
    [
      ['circle', { cx: '1', cy: '2', r: '.5', fill: 'currentColor' }],
      ['path', { strokeWidth: '3', d: 'M0 0' }],
    ],
  ],
  [
    'a rectangle with attributes on both sides of the frame',
    `<rect width="18" height="18" x="3" y="3" ${FRAME} rx="2"/>`,
    [['rect', { width: '18', height: '18', x: '3', y: '3', rx: '2' }]],
  ],
])('iconNodes(): parses %s', (_, body, nodes) => {
  expect(iconNodes(body)).toEqual(nodes)
})

test('iconNodes(): rejects a group that changes its elements', () => {
  expect(() => iconNodes(`<g ${FRAME} transform="scale(2)"><path d="M0 0"/></g>`)).toThrow(
    'Unsupported attributes of a group',
  )
})

test.each([
  ['trash', 'trash'],
  ['trash-2', 'trash'],
  ['bin', 'trash'],
  ['no-such', undefined],
  ['toString', undefined],
])('ownName(): resolves %s to %s', (name, own) => {
  const aliases = { 'trash-2': { parent: 'trash' }, bin: { parent: 'trash-2' } }
  expect(ownName(name, { icons: { trash: { body: '' } }, aliases })).toBe(own)
})

test('icons(): the card of a tool has a separate icon module for the catalog and for its page', async () => {
  const modules = await iconModulesOf({
    'main.js': "import '~icons/lucide/plus'\nimport './tools/a/tool.ts'\nimport './tools/a/tool.ts?alone'",
    'tools/a/tool.ts': "import Icon from '~icons/lucide/trash-2'\nconsole.log(Icon)",
  })
  expect(modules).toEqual(['\0~icons/lucide/trash?alone', '\0~icons/lucide/trash?listed'])
})

test('icons(): an unknown icon fails the build with its name and its importer', async () => {
  await expect(iconModulesOf({ 'main.js': "import '~icons/lucide/no-such'" })).rejects.toThrow(
    /Lucide has no icon "no-such", which \S+main\.js imports/,
  )
})

/** Builds `main.js` of these files and returns the ids of the icon modules in its chunks, sorted. */
async function iconModulesOf(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const root = mkdtempSync(join(tmpdir(), 'sundry-icons-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  // Without the hook that adds Lucide to the licenses: their list is shared by all tests of a worker.
  const { generateBundle: _, ...plugin } = icons()
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: { write: false, rolldownOptions: { input: join(root, 'main.js'), external: ['react'] } },
  })
  if (!('output' in built)) throw new Error('Expected the output of one build')
  const ids = built.output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
  return ids.filter((id) => id.includes('~icons/')).sort()
}
