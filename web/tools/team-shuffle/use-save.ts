import { download } from '#web/platform/download.ts'
import type { Tournament } from './tournament.ts'
import { tournamentJson } from './tournament-file.ts'

export function saveTournament(tournament: Tournament): void {
  download(tournamentJson(tournament, new Date()), 'tournament.json', 'application/json')
}

const SCALE = 2

/** A drawing as a PNG of twice its size. */
export async function getImage(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = new OffscreenCanvas(image.naturalWidth * SCALE, image.naturalHeight * SCALE)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await canvas.convertToBlob({ type: 'image/png' })
  } finally {
    URL.revokeObjectURL(address)
  }
}
