/** A step of an outline, as in the path language that SVG and canvas share; points in modules or pixels. */
type Step =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z']

/** Shapes to be filled by the even-odd rule. */
export type Outline = readonly Step[]

/** The radii of a rectangle's corners: top left, top right, bottom right, bottom left. */
export type Corners = readonly [number, number, number, number]

/** How far the handles of a quarter circle lie from its ends, as a share of the radius. */
const KAPPA = 0.5522847498

export function rectangle(x: number, y: number, width: number, height: number): Outline {
  return [['M', x, y], ['L', x + width, y], ['L', x + width, y + height], ['L', x, y + height], ['Z']]
}

export function circle(centerX: number, centerY: number, radius: number): Outline {
  const side = 2 * radius
  return roundedRectangle(centerX - radius, centerY - radius, side, [radius, radius, radius, radius])
}

/** A square whose corners are quarters of circles, or sharp where the radius is 0. */
export function roundedRectangle(x: number, y: number, side: number, radii: Corners): Outline {
  const corners = [
    [x, y, 1, 0],
    [x + side, y, 0, 1],
    [x + side, y + side, -1, 0],
    [x, y + side, 0, -1],
  ] as const
  // At each corner: the direction after it; the direction before it is that one rotated.
  const steps = corners.flatMap(([cornerX, cornerY, toX, toY], index): Step[] => {
    const radius = radii[index] ?? 0
    const [fromX, fromY] = [-toY, toX]
    const reach = radius * (1 - KAPPA)
    const begin = [cornerX + fromX * radius, cornerY + fromY * radius] as const
    const kind = index === 0 ? 'M' : 'L'
    if (radius === 0) return [[kind, ...begin]]
    return [
      [kind, ...begin],
      [
        'C',
        cornerX + fromX * reach,
        cornerY + fromY * reach,
        cornerX + toX * reach,
        cornerY + toY * reach,
        cornerX + toX * radius,
        cornerY + toY * radius,
      ],
    ]
  })
  return [...steps, ['Z']]
}

/** An outline as the text of an SVG path, moved and scaled. */
export function pathText(outline: Outline, scale = 1, moveX = 0, moveY = 0): string {
  return outline
    .map(([kind, ...points]) => {
      const numbers = points.map((point, index) => short(point * scale + (index % 2 ? moveY : moveX)))
      return kind + numbers.join(' ')
    })
    .join('')
}

/** At most three decimals, without zeros at the end. */
export function short(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}
