import { build } from 'vite'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { sourceVersion } from './source-version.ts'

async function builtWith(commit: string): Promise<string> {
  const source = {
    name: 'source',
    resolveId: (id: string) => (id === 'source' ? id : undefined),
    load: (id: string) => (id === 'source' ? 'say(SOURCE_VERSION, SOURCE_COMMIT)' : undefined),
  }
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [sourceVersion(commit), source],
    build: { write: false, minify: false, rolldownOptions: { input: 'source' } },
  })
  if (!('output' in result)) throw new Error('Not one build')
  return result.output[0].code
}

test.each(['', '0123456789abcdef0123456789abcdef01234567'])(
  'scripts contain version and commit "%s"',
  async (commit) => {
    expect(await builtWith(commit)).toContain(`say("${manifest.version}", "${commit}");`)
  },
)

test.each(['main', '0123456', '0123456789ABCDEF0123456789ABCDEF01234567'])('%s is refused', (commit) => {
  expect(() => sourceVersion(commit)).toThrow(`BUILD_COMMIT is no commit of Git: ${commit}`)
})
