const [WIDTH, HEIGHT] = [1240, 900]

const LINES = [
  'Shopping list for Saturday',
  '2 kg potatoes, 1.5 l milk, 12 eggs',
  'Coffee (the dark roast!) and 3 lemons',
  'Call Anna: 555-0142, after 6 p.m.',
]

/** Draws a skewed, shaded photo of a note as an example for visitors without a file. */
export async function drawExample(): Promise<File> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  if (context) paint(context)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  return new File([blob], 'note.jpg', { type: 'image/jpeg' })
}

function paint(context: OffscreenCanvasRenderingContext2D): void {
  context.fillStyle = '#fbf6e6'
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.save()
  context.translate(WIDTH / 2, HEIGHT / 2)
  context.rotate((4 * Math.PI) / 180)
  context.fillStyle = '#222'
  context.font = 'bold 58px Georgia, "Liberation Serif", serif'
  for (const [index, line] of LINES.entries()) {
    context.fillText(line, -480, -210 + index * 120)
    context.font = '46px Georgia, "Liberation Serif", serif'
  }
  context.restore()
  const shade = context.createLinearGradient(0, 0, WIDTH, HEIGHT)
  shade.addColorStop(0, 'rgb(0 0 0 / 5%)')
  shade.addColorStop(1, 'rgb(0 0 0 / 55%)')
  context.fillStyle = shade
  context.fillRect(0, 0, WIDTH, HEIGHT)
}
