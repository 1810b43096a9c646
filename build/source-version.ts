import type { Plugin } from 'vite'
import manifest from '../package.json' with { type: 'json' }

/** SHA-1 or SHA-256 object name of Git. */
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/

/** Puts the version into scripts as `SOURCE_VERSION`, and the commit that is built as `SOURCE_COMMIT`, '' if unknown. */
export function sourceVersion(commit = process.env.BUILD_COMMIT ?? ''): Plugin {
  if (commit !== '' && !COMMIT.test(commit)) throw new Error(`BUILD_COMMIT is no commit of Git: ${commit}`)
  return {
    name: 'source-version',
    config: () => ({
      define: { SOURCE_VERSION: JSON.stringify(manifest.version), SOURCE_COMMIT: JSON.stringify(commit) },
    }),
  }
}
