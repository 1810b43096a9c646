/** Something in the site that others made: a package, or a work within one. */
export type LicensedPart = {
  readonly name: string
  readonly version: string
  /** As SPDX names it. */
  readonly license: string
  /** URL of the source; can be empty. */
  readonly url: string
  /** Addresses of its files on this site, where its license lets everyone put others in their place (LGPL). */
  readonly files?: readonly string[]
}

/** List of third-party works with their licenses; fonts and replaceable files are separate. */
export function LicenseList({ parts }: { readonly parts: readonly LicensedPart[] }) {
  const isFont = ({ license }: LicensedPart) => /OFL/.test(license)
  return (
    <div id="license-list">
      <Group title="Software" parts={parts.filter((part) => !part.files && !isFont(part))} />
      <Group
        title="Files that you may replace"
        text="These are under the GNU Lesser General Public License. Each is a file of its own: on a copy of Sundry that you host, you may put another version in its place."
        parts={parts.filter((part) => part.files)}
      />
      <Group
        title="Fonts"
        text="These are under the SIL Open Font License."
        parts={parts.filter((part) => !part.files && isFont(part))}
      />
    </div>
  )
}

type GroupProps = { readonly title: string; readonly text?: string; readonly parts: readonly LicensedPart[] }

function Group({ title, text, parts }: GroupProps) {
  if (parts.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {parts.map((part) => (
        <section key={part.name} className="border-line border-t py-2">
          <h3 className="my-0 text-base">
            {part.name} {part.version} · {part.license}
          </h3>
          {part.url && (
            <a href={part.url} rel="noreferrer">
              {part.url}
            </a>
          )}
          {part.files?.map((file) => (
            <p key={file}>
              <code translate="no">{file}</code>
            </p>
          ))}
        </section>
      ))}
    </>
  )
}
