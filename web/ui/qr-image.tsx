import { qrPath } from '#lib/qr-code/qr-path.ts'

type QrImageProps = {
  readonly url: string
  readonly label: string
  /** The class of its width. */
  readonly width?: 'w-48' | 'w-80' | 'w-80 2xl:w-[min(30rem,44vh)]'
}

/** A text as a QR code, dark on light in both themes, as scanners want it. */
export default function QrImage({ url, label, width = 'w-48' }: QrImageProps) {
  const { size, path } = qrPath(url)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={`${width} max-w-full rounded-control`}
      style={{ background: '#fff' }}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
