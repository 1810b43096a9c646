import { expect, test } from 'vitest'
import { releaseChangelog } from './changelog.mjs'

const HEAD = '# Changelog\n\n## Unreleased\n'

test('releaseChangelog(): what is unreleased becomes the version, above the former ones', () => {
  const text = `${HEAD}\n### Added\n\n- A tool.\n\n## 1.0.0 - 2026-01-31\n\n- The first.\n`
  expect(releaseChangelog(text, '1.1.0', '2026-02-28')).toEqual({
    text: `${HEAD}\n## 1.1.0 - 2026-02-28\n\n### Added\n\n- A tool.\n\n## 1.0.0 - 2026-01-31\n\n- The first.\n`,
    notes: '### Added\n\n- A tool.\n',
  })
})

test('releaseChangelog(): the first version has none below it', () => {
  expect(releaseChangelog(`${HEAD}\n- A tool.\n`, '1.0.0', '2026-01-31').text).toBe(
    `${HEAD}\n## 1.0.0 - 2026-01-31\n\n- A tool.\n`,
  )
})

test.each([
  ['# Changelog\n', 'CHANGELOG.md has no section "Unreleased".'],
  [`${HEAD}\n## 1.0.0 - 2026-01-31\n\n- The first.\n`, 'CHANGELOG.md has nothing under "Unreleased".'],
])('releaseChangelog(): refuses %j', (text, message) => {
  expect(() => releaseChangelog(text, '1.1.0', '2026-02-28')).toThrow(message)
})
