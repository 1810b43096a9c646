import { expect, test } from 'vitest'
import { explainInstallError, nodeError } from './install.mjs'

test.each([
  ['20.19.0', 'linux-x64', undefined],
  ['22.18.0', 'darwin-arm64', undefined],
  ['24.0.0', 'freebsd-x64', undefined],
  [
    '20.18.3',
    'linux-x64',
    'Sundry needs Node.js 20.19 or newer on linux-x64; this is 20.18.3. Install a newer one, then run the command again.',
  ],
  [
    '22.17.1',
    'darwin-arm64',
    'Sundry needs Node.js 22.18 or newer on darwin-arm64; this is 22.17.1. Install a newer one, then run the command again.',
  ],
])('nodeError(): Node.js %s on %s returns %s', (version, platform, sentence) => {
  expect(nodeError(version, platform)).toBe(sentence)
})

test.each([
  [
    'npm error code ENOSPC\nnpm error syscall write',
    'The disk is full: free about 1200 MB, then run the command again.',
  ],
  [
    'npm error code EACCES\nnpm error path /srv/sundry/node_modules\nnpm error errno -13',
    'npm cannot write to /srv/sundry/node_modules: give this user write access, then run the command again.',
  ],
  [
    'npm error code EAI_AGAIN\nnpm error network request failed',
    'The package registry cannot be reached: check the network (and npm\'s settings "registry" and "proxy"), then run the command again.',
  ],
  [
    'npm error code E403',
    "The package registry refuses access: check npm's settings (npm config list), then run the command again.",
  ],
  ['spawn npm ENOENT', 'npm cannot be started: install Node.js with npm, then run the command again.'],
  ['npm error code EINTEGRITY\n', 'npm could not install the packages:\nnpm error code EINTEGRITY'],
])('explainInstallError(): explains %j', (output, sentence) => {
  expect(explainInstallError(output)).toBe(sentence)
})
