import { expect, test } from 'vitest'
import { dependencyFolders } from './dependency-folders.ts'

const lock = {
  packages: {
    'node_modules/a': { dependencies: { b: '2' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/b': {},
    'node_modules/c': { dependencies: { a: '1' }, optionalDependencies: { gone: '1' } },
    'node_modules/d': {
      peerDependencies: { b: '1', e: '1', f: '1' },
      peerDependenciesMeta: { f: { optional: true } },
    },
    'node_modules/f': {},
  },
}

test.each([
  [['a'], ['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/c']],
  [['d'], ['node_modules/b', 'node_modules/d']],
  [['b', 'b'], ['node_modules/b']],
])('dependencyFolders(): %j needs %j', (names, folders) => {
  expect(dependencyFolders(names, lock)).toEqual(folders)
})

test('dependencyFolders(): refuses a package that is not locked', () => {
  expect(() => dependencyFolders(['gone'], lock)).toThrow(
    'package-lock.json has no gone, which the project needs.',
  )
})
