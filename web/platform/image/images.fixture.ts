/** A file of the tests' pictures, by the URL that `?url` returns. */
export async function fileAt(url: string, name: string): Promise<File> {
  return new File([await (await fetch(url)).arrayBuffer()], name, { lastModified: 0 })
}

type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

/** The color at a place of a picture, each part rounded to eighths of 255: packing with loss changes little. */
export async function colorAt(image: Blob | ImageBitmap, x: number, y: number): Promise<Rgba> {
  const bitmap = image instanceof Blob ? await createImageBitmap(image) : image
  const pen = new OffscreenCanvas(1, 1).getContext('2d')
  pen?.drawImage(bitmap, -x, -y)
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen?.getImageData(0, 0, 1, 1).data ?? []
  return [eighth(red), eighth(green), eighth(blue), eighth(alpha)]
}

function eighth(level: number): number {
  return Math.round((level * 8) / 255)
}

export const RED: Rgba = [8, 0, 0, 8]
export const GREEN: Rgba = [0, 8, 0, 8]
export const BLUE: Rgba = [0, 0, 8, 8]
export const WHITE: Rgba = [8, 8, 8, 8]
