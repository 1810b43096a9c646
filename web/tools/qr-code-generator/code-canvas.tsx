import { useLayoutEffect, useRef } from 'react'
import { designLayout, paintCode } from './drawing/paint-code.ts'
import type { Made } from './made-code.ts'

/** Renders the code pixel by pixel like its download; an empty square if there is none. */
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
    <div className="relative h-72 rounded-control border border-line bg-sunken">
      <canvas
        ref={ref}
        role="img"
        aria-label={design ? `QR code for ${text}` : 'No QR code'}
        width={256}
        height={256}
        className="absolute inset-3 m-auto max-h-[calc(100%-1.5rem)] max-w-[calc(100%-1.5rem)] [image-rendering:pixelated]"
      />
    </div>
  )
}
