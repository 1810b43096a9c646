import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changeOwner, ownerOf } from './owner.mjs'

const ROOT = join(import.meta.dirname, '..')
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const PLACES = String.raw`(ghcr\.io|github\.com|raw\.githubusercontent\.com)/[a-z0-9-]+/sundry\b`

test('every file names the owner of package.json', () => {
  const found = execFileSync('git', ['grep', '-hoE', PLACES, '--', ':!scripts/owner.test.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const owners = new Set(
    found
      .trim()
      .split('\n')
      .map((place) => place.split('/')[1]),
  )
  expect([...owners]).toEqual([ownerOf(manifest)])
  expect(manifest.repository).toBe(`github:${ownerOf(manifest)}/sundry`)
})

test('changeOwner(): changes addresses of repository and image, and leaves other words', () => {
  const text = [
    '"repository": "github:old/sundry", "image": "ghcr.io/old/sundry"',
    'https://github.com/old/sundry/issues https://raw.githubusercontent.com/old/sundry/main/a.png',
    'https://github.com/old/other https://github.com/older/sundry old/sundry ghcr.io/old/sundryx',
  ].join('\n')
  expect(changeOwner(text, 'old', 'new-1')).toBe(
    [
      '"repository": "github:new-1/sundry", "image": "ghcr.io/new-1/sundry"',
      'https://github.com/new-1/sundry/issues https://raw.githubusercontent.com/new-1/sundry/main/a.png',
      'https://github.com/old/other https://github.com/older/sundry old/sundry ghcr.io/old/sundryx',
    ].join('\n'),
  )
})
