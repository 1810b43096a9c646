import { useLayoutEffect, useRef } from 'react'
import { designLayout, paintCode } from './drawing/paint-code.ts'
import type { Made } from './made-code.ts'

/** The code pixel by pixel as its download will be; an empty square where there is none. */
export function CodeCanvas({ made }: { readonly made: Made | undefined }) {
  const ref = useRef<HTMLCanvasElement>(null)
  const { text = '', design } = made ?? {}
  useLayoutEffect(() => {
    const canvas = ref.current
    const pen = canvas?.getContext('2d')
    if (!canvas || !pen) return
    if (!design) return pen.clearRect(0, 0, canvas.width, canvas.height)
    const layout = designLayout(design)
    canvas.width = layout.width
    canvas.height = layout.height
    paintCode(pen, design, layout)
  }, [design])
  return (
    <div className="grid h-72 bg-sunken place-items-center rounded-control border border-line p-3">
      <canvas
        ref={ref}
        role="img"
        aria-label={design ? `QR code for ${text}` : 'No QR code'}
        width={256}
        height={256}
        className="max-h-full max-w-full [image-rendering:pixelated]"
      />
    </div>
  )
}
