import { useEffect, useState } from 'react'
import type { Images } from '../print/images.ts'

const NONE: Images = {}

/** The pictures of an invoice, read for the paper. */
export function useImages(logo: string): Images {
  const [made, setMade] = useState<{ readonly logo: string; readonly images: Images }>()
  useEffect(() => {
    if (logo === '') return
    let isOver = false
    readLogo(logo).then(
      (images) => isOver || setMade({ logo, images }),
      () => isOver || setMade({ logo, images: NONE }),
    )
    return () => {
      isOver = true
    }
  }, [logo])
  return made?.logo === logo ? made.images : NONE
}

/** Returns the bytes and the size of a PNG stored as a `data:` URL. */
async function readLogo(logo: string): Promise<Images> {
  const bytes = Uint8Array.from(atob(logo.slice(logo.indexOf(',') + 1)), (char) => char.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const { width, height } = bitmap
  bitmap.close()
  return { logo: { source: { kind: 'png', bytes }, width, height } }
}
