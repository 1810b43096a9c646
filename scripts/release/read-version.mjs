const SEMVER = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/

/** Returns the version to release (Semantic Versioning 2.0.0, no pre-release). Throws an Error for one that is not above the current one. */
export function readVersion(given, current) {
  const parts = SEMVER.exec(given ?? '')
    ?.slice(1)
    .map(Number)
  if (!parts) throw new Error('Name a version such as: npm run release -- 1.0.0')
  const before = SEMVER.exec(current)?.slice(1).map(Number) ?? []
  const at = parts.findIndex((part, index) => part !== before[index])
  if (at === -1 || parts[at] < before[at])
    throw new Error(`${given} is not above the current version ${current}.`)
  return given
}
