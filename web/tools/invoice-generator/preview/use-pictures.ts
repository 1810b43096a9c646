import { useEffect, useState } from 'react'
import type { Pictures } from '../print/pictures.ts'

const NONE: Pictures = {}

/** The pictures of an invoice, read for the paper. */
export function usePictures(logo: string): Pictures {
  const [made, setMade] = useState<{ readonly logo: string; readonly pictures: Pictures }>()
  useEffect(() => {
    if (logo === '') return
    let isOver = false
    readLogo(logo).then(
      (pictures) => isOver || setMade({ logo, pictures }),
      () => isOver || setMade({ logo, pictures: NONE }),
    )
    return () => {
      isOver = true
    }
  }, [logo])
  return made?.logo === logo ? made.pictures : NONE
}

/** The bytes and the size of a PNG that is kept as a `data:` address. */
async function readLogo(logo: string): Promise<Pictures> {
  const bytes = Uint8Array.from(atob(logo.slice(logo.indexOf(',') + 1)), (sign) => sign.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const { width, height } = bitmap
  bitmap.close()
  return { logo: { source: { kind: 'png', bytes }, width, height } }
}
