/**
 * Returns a changelog (Keep a Changelog 1.1.0) in which what is unreleased has become a version, and the notes of that
 * version. Throws an Error if nothing is unreleased.
 */
export function releaseChangelog(text, version, date) {
  const heading = '## Unreleased\n'
  const start = text.indexOf(heading)
  if (start === -1) throw new Error('CHANGELOG.md has no section "Unreleased".')
  const body = text.slice(start + heading.length)
  const end = body.search(/^## /m)
  const notes = (end === -1 ? body : body.slice(0, end)).trim()
  if (notes === '') throw new Error('CHANGELOG.md has nothing under "Unreleased".')
  const rest = end === -1 ? '' : `\n${body.slice(end)}`
  return {
    text: `${text.slice(0, start)}${heading}\n## ${version} - ${date}\n\n${notes}\n${rest}`,
    notes: `${notes}\n`,
  }
}
