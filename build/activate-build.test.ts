import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { activateBuild } from './activate-build.ts'

/** A project's folder with builds of one file each. */
function project() {
  const root = mkdtempSync(join(tmpdir(), 'sundry-builds-'))
  const dist = join(root, 'dist')
  let made = 0
  const make = (folder: string, text: string) => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'site.json'), text)
    made += 1
    utimesSync(folder, made, made)
    return folder
  }
  return {
    dist,
    make,
    build: (name: string) => make(join(root, '.builds', name), name),
    builds: () => readdirSync(join(root, '.builds')).sort(),
    seen: () => readFileSync(join(dist, 'site.json'), 'utf8'),
  }
}

test('activateBuild(): keeps an opened build readable, and later readers find the new one', () => {
  const { dist, build, seen } = project()
  activateBuild(dist, build('one'))
  const opened = realpathSync(dist)
  activateBuild(dist, build('two'))
  expect([seen(), readFileSync(join(opened, 'site.json'), 'utf8')]).toEqual(['two', 'one'])
})

test('activateBuild(): moves aside a build located directly at the target path', () => {
  const { dist, make, build, builds, seen } = project()
  make(dist, 'old')
  activateBuild(dist, build('one'))
  expect([seen(), builds()]).toEqual(['one', ['former', 'one']])
})

test('activateBuild(): retains three builds', () => {
  const { dist, build, builds } = project()
  for (const name of ['a', 'b', 'c', 'd', 'e']) activateBuild(dist, build(name))
  expect(builds()).toEqual(['c', 'd', 'e'])
})
