/** Returns the owner of the image that package.json names. */
export function ownerOf({ image }) {
  return image.split('/')[1]
}

/** Returns the text with another owner in each address of the repository and its image. */
export function changeOwner(text, previous, owner) {
  const places = new RegExp(
    String.raw`(?<=(?:ghcr\.io/|github\.com/|raw\.githubusercontent\.com/|"github:))${previous}(?=/sundry\b)`,
    'g',
  )
  return text.replaceAll(places, owner)
}
