// npm run owner -- <owner>: sets the owner of repository and image in all files that name them, from package.json on.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeOwner, ownerOf } from './owner.mjs'
import { root } from './processes.mjs'
import { fail } from './steps.mjs'

const [owner = ''] = process.argv.slice(2)
// GitHub names; images must be lower case.
if (!/^[a-z0-9](?:[a-z0-9-]{0,37}[a-z0-9])?$/.test(owner))
  fail('Name the owner in lower case, as in github.com/<owner>/sundry: npm run owner -- <owner>')
const previous = ownerOf(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
const names = execFileSync('git', ['grep', '-lzF', `${previous}/sundry`], { cwd: root, encoding: 'utf8' })
for (const name of names.split('\0').filter(Boolean)) {
  const path = join(root, name)
  const text = readFileSync(path, 'utf8')
  const changed = changeOwner(text, previous, owner)
  if (changed === text) continue
  writeFileSync(path, changed)
  process.stdout.write(`${name}\n`)
}
