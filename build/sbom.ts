import type { LicensedPart } from '../web/ui/license-list.tsx'

type Product = { readonly name: string; readonly version: string; readonly license: string }

/** A work whose code is in a package, such as `Tesseract (in tesseract.js-core)`. */
const INSIDE = /^(.+) \(in (.+)\)$/

/**
 * Returns the software bill of materials (CycloneDX 1.6, JSON) of a product that contains these packages. Duplicates are
 * listed once. Without a serial number and a time, both optional, it is the same for the same packages.
 */
export function sbomOf(product: Product, parts: readonly LicensedPart[]): string {
  const components = new Map(parts.map((part) => [`${part.name}@${part.version}`, componentOf(part)]))
  const sorted = [...components].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, component]) => component)
  const sbom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', ...identityOf(product) } },
    components: sorted,
  }
  return `${JSON.stringify(sbom, null, 2)}\n`
}

function componentOf(part: LicensedPart) {
  const { url } = part
  return {
    type: 'library',
    ...identityOf(part),
    ...(URL.canParse(url) && { externalReferences: [{ type: 'website', url }] }),
  }
}

/** A work in a package has no version that is known: its package URL is that of the package. */
function identityOf({ name, version, license }: Product) {
  const [, work = name, inside = name] = INSIDE.exec(name) ?? []
  return {
    'bom-ref': `${name}@${version}`,
    name: work,
    ...(inside === name && { version }),
    licenses: [licenseOf(license.replaceAll(', ', ' AND '))],
    purl: purlOf(inside, version),
  }
}

/** Returns the package URL (ECMA-427) of a package on npm. */
function purlOf(name: string, version: string): string {
  return `pkg:npm/${name.split('/').map(encodeURIComponent).join('/')}@${encodeURIComponent(version)}`
}

/** SPDX license ids contain no spaces, unlike expressions. A package with two licenses is under both. */
function licenseOf(license: string) {
  return license.includes(' ') ? { expression: license } : { license: { id: license } }
}
