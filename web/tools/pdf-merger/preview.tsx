import { useEffect, useRef } from 'react'
import type { PreviewProps } from '#lib/content-detection/detection.ts'
import { openPdf } from '#web/platform/pdf/open-pdf.ts'

const SHOWN = 5
const HEIGHT = 150

/** First pages of the files, fanned out. */
export default function PdfPreview({ input }: PreviewProps) {
  const files = typeof input === 'string' ? [] : input.slice(0, SHOWN)
  const middle = (files.length - 1) / 2
  return (
    <div className="relative grid size-52 place-items-center" aria-hidden>
      {files.map((file, index) => (
        <FirstPage
          key={`${file.name} ${file.size}`}
          file={file}
          turn={`translateX(${(index - middle) * 28}px) rotate(${(index - middle) * 9}deg)`}
        />
      ))}
    </div>
  )
}

function FirstPage({ file, turn }: { readonly file: File; readonly turn: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isWanted = true
    const draw = async () => {
      const document = await openPdf(file)
      try {
        const page = await document.getPage(1)
        const { height } = page.getViewport({ scale: 1 })
        const viewport = page.getViewport({ scale: (HEIGHT * Math.min(2, devicePixelRatio)) / height })
        if (!isWanted || !canvas.current) return
        canvas.current.width = Math.round(viewport.width)
        canvas.current.height = Math.round(viewport.height)
        await page.render({ canvas: canvas.current, viewport }).promise
      } finally {
        document.loadingTask.destroy()
      }
    }
    // An unreadable file is an empty sheet here; its tool says why.
    draw().catch(() => {})
    return () => {
      isWanted = false
    }
  }, [file])
  return (
    <canvas
      ref={canvas}
      width={106}
      height={HEIGHT}
      className="absolute h-37.5 rounded-sm border border-line bg-surface shadow-lift"
      style={{ transform: turn, background: '#fff' }}
    />
  )
}
