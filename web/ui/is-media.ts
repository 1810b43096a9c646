/** Whether browsers can show this type. */
export function isMedia(mediaType: string): boolean {
  return /^(image|audio|video)\/|^application\/pdf$/.test(mediaType)
}
