const [WIDTH, HEIGHT] = [2400, 1600]

/** Draws an example landscape for visitors without an image. */
export async function drawExample(): Promise<File> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  if (context) paint(context)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
  return new File([blob], 'landscape.jpg', { type: 'image/jpeg' })
}

function paint(context: OffscreenCanvasRenderingContext2D): void {
  const sky = context.createLinearGradient(0, 0, 0, HEIGHT * 0.7)
  sky.addColorStop(0, '#2b4a86')
  sky.addColorStop(0.6, '#f3a683')
  sky.addColorStop(1, '#f9d29a')
  context.fillStyle = sky
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.fillStyle = '#fff3d6'
  context.beginPath()
  context.arc(1650, 720, 150, 0, 2 * Math.PI)
  context.fill()
  for (const [index, color] of ['#8d6a8f', '#5f5480', '#3d3f66', '#23294a'].entries())
    paintHills(context, 800 + index * 190, 150 - index * 20, 1.6 + index * 0.9, color)
}

function paintHills(
  context: OffscreenCanvasRenderingContext2D,
  top: number,
  rise: number,
  waves: number,
  color: string,
): void {
  context.fillStyle = color
  context.beginPath()
  context.moveTo(0, HEIGHT)
  for (let x = 0; x <= WIDTH; x += 4) {
    const turn = (x / WIDTH) * waves * 2 * Math.PI
    context.lineTo(
      x,
      top - rise * (Math.sin(turn + top) + 0.3 * Math.sin(3.1 * turn) + 0.08 * Math.sin(17 * turn)),
    )
  }
  context.lineTo(WIDTH, HEIGHT)
  context.fill()
}
