import { qrPath } from '#lib/qr-code/qr-path.ts'

/** An address as a QR code, dark on light in both themes, as scanners want it. */
export default function QrPicture({ address, label }: { readonly address: string; readonly label: string }) {
  const { size, path } = qrPath(address)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="size-48 max-w-full rounded-control bg-white"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
