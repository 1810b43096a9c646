import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cutStyles, dropTypefaces } from './styles.ts'

function site(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-styles-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return folder
}

const SCRIPTS = {
  './one.tsx': { atOnce: ['assets/one.js'], all: ['assets/one.js', 'assets/later.js'] },
  './two.tsx': { atOnce: ['assets/two.js'], all: ['assets/two.js'] },
}

test('a page carries what its own scripts and the template name, and what no script names', async () => {
  const folder = site({
    'assets/all.css': '.one{top:0}.later{top:0}.two{top:0}.body{top:0}.nobody{top:0}',
    'assets/one.js': 'a("one")',
    'assets/later.js': 'a("later")',
    'assets/two.js': 'a("two body")',
  })
  const { whole, own } = await cutStyles(folder, '<body class="body">', SCRIPTS)
  expect(whole).toBe('assets/all.css')
  expect(Object.fromEntries(own)).toEqual({
    './one.tsx': '.one{top:0}.later{top:0}.body{top:0}.nobody{top:0}',
    './two.tsx': '.two{top:0}.body{top:0}.nobody{top:0}',
  })
})

test.each([
  [{}, 'One style sheet is expected, not '],
  [{ 'assets/a.css': '', 'assets/b.css': '' }, 'One style sheet is expected, not assets/a.css, assets/b.css'],
])('a build with the sheets of %j is refused', async (files, words) => {
  await expect(cutStyles(site(files), '', {})).rejects.toThrow(words)
})

test('the typefaces of the full stylesheet are dropped, all else stays', async () => {
  const folder = site({ 'assets/all.css': '.a{top:0}@font-face{font-family:A;src:url(/a.woff2)}.b{top:0}' })
  await dropTypefaces(join(folder, 'assets/all.css'))
  expect(readFileSync(join(folder, 'assets/all.css'), 'utf8')).toBe('.a{top:0}.b{top:0}')
})
