/** Semantic version, also of a prerelease such as 1.0.0-rc.1. */
const VERSION = String.raw`\d+\.\d+\.\d+(?:-[0-9A-Za-z]+(?:\.[0-9A-Za-z]+)*)?`

/** Returns a pattern of the versions between two patterns. */
function between(before, after = '') {
  return new RegExp(`(?<=${before})${VERSION}(?=${after})`, 'gm')
}

const OF_IMAGE = between(String.raw`ghcr\.io/[a-z0-9-]+/sundry:`, String.raw`$|['"<]`)

/**
 * Files that contain the version of Sundry, by path from the root: `pattern` matches the versions in it, all of them and
 * nothing else.
 */
export const VERSIONED_FILES = [
  { path: 'package.json', pattern: between('^ {2}"version": "') },
  {
    path: 'package-lock.json',
    pattern: between('^ {2}"version": "|^ {6}"name": "sundry",\n {6}"version": "'),
  },
  { path: 'README.md', pattern: between('sundry-', String.raw`\.tgz`) },
  { path: 'docs/hosting.md', pattern: between('"version":"|upgrade\\.sh sundry-', String.raw`"|\.tgz$`) },
  { path: 'compose.yaml', pattern: OF_IMAGE },
  { path: 'hosting/compose.crowd.yaml', pattern: OF_IMAGE },
  { path: 'templates/sundry.xml', pattern: OF_IMAGE },
  { path: 'charts/sundry/Chart.yaml', pattern: between('^version: |^appVersion: "') },
  { path: 'deploy/umbrel/umbrel-app.yml', pattern: between('^version: "') },
  { path: 'deploy/umbrel/docker-compose.yml', pattern: OF_IMAGE },
  { path: 'deploy/casaos/docker-compose.yml', pattern: OF_IMAGE },
  { path: 'deploy/runtipi/config.json', pattern: between('^ {2}"version": "') },
  { path: 'deploy/runtipi/docker-compose.json', pattern: OF_IMAGE },
  { path: 'deploy/coolify/sundry.yaml', pattern: OF_IMAGE },
  { path: 'deploy/quadlet/sundry.container', pattern: OF_IMAGE },
]

/** Returns the text with the given version in all places of the pattern. Throws an Error if there is none. */
export function setVersion(text, pattern, version) {
  if (!new RegExp(`^${VERSION}$`).test(version))
    throw new Error(`A version must look like 1.0.0, not "${version}"`)
  if (text.search(pattern) < 0) throw new Error(`No version found by ${pattern}`)
  return text.replace(pattern, version)
}
