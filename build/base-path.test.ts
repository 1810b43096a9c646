// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are scripts, as text
import { expect, test } from 'vitest'
import { resolvePlaceholders } from './base-path.ts'

/** As the minifier leaves what the build has marked. */
const PLACEHOLDER_FOLDER = [
  'a={href:`/__base__/tools`}',
  'b=e=>`/__base__/poll/${e}`',
  'c=e=>fetch("/__base__"+e)',
  'function d(e){return"/__base__"+e}',
  'f=location.pathname.__off__',
  'g=`/__base__${e}`',
]

test('without a path a script says what was written', () => {
  expect(PLACEHOLDER_FOLDER.map((line) => resolvePlaceholders(line))).toEqual([
    'a={href:`/tools`}',
    'b=e=>`/poll/${e}`',
    'c=e=>fetch(e)',
    'function d(e){return e}',
    'f=location.pathname',
    'g=`${e}`',
  ])
})

test('adds the base path to each emitted URL and strips it from each URL read', () => {
  expect(PLACEHOLDER_FOLDER.map((line) => resolvePlaceholders(line, '/tools'))).toEqual([
    'a={href:`/tools/tools`}',
    'b=e=>`/tools/poll/${e}`',
    'c=e=>fetch("/tools"+e)',
    'function d(e){return"/tools"+e}',
    'f=location.pathname.replace(/^(?!\\/tools\\/).*/,"/api/").replace("/tools","")',
    'g=`/tools${e}`',
  ])
})
