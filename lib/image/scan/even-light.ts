import type { GrayImage } from './gray-image.ts'

/** How many cells lie along the longer side. */
const CELLS = 72
const MIN_CELL = 12
/** Percentile of a cell's pixels used as its background; up to this share can be covered by letters. */
const COVERED = 0.8
const SAMPLES = 16

/** The ground of a page, as the level of each cell of a grid. */
type Ground = {
  readonly columns: number
  readonly rows: number
  readonly cell: number
  readonly levels: Float32Array
}

/**
 * Returns a page under uneven light, or on gray paper, with a white background everywhere; undefined if it is already
 * white.
 */
export function evenLight(image: GrayImage): GrayImage | undefined {
  const ground = getGround(image)
  return isWhite(ground) ? undefined : divideByGround(image, ground)
}

function getGround({ width, height, levels }: GrayImage): Ground {
  const cell = Math.max(MIN_CELL, Math.ceil(Math.max(width, height) / CELLS))
  const columns = Math.ceil(width / cell)
  const rows = Math.ceil(height / cell)
  const found = new Float32Array(columns * rows)
  const step = Math.ceil(cell / SAMPLES)
  const counts = new Uint32Array(256)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      counts.fill(0)
      let total = 0
      for (let y = row * cell; y < Math.min(height, (row + 1) * cell); y += step)
        for (let x = column * cell; x < Math.min(width, (column + 1) * cell); x += step, total++) {
          const level = levels[y * width + x] as number
          counts[level] = (counts[level] as number) + 1
        }
      found[row * columns + column] = quantile(counts, total * COVERED)
    }
  // Cells filled by large letters or images use the background around them.
  const closed = spread(spread(found, columns, rows, Math.max), columns, rows, Math.min)
  return { columns, rows, cell, levels: smooth(closed, columns, rows) }
}

function quantile(counts: Uint32Array, rank: number): number {
  let seen = 0
  for (let level = 0; level < 256; level++) {
    seen += counts[level] as number
    if (seen >= rank) return level
  }
  return 255
}

type Choose = (a: number, b: number) => number

/** Each cell becomes the greatest, or the least, of itself and the cells within two steps. */
function spread(levels: Float32Array, columns: number, rows: number, choose: Choose): Float32Array {
  const along = levels.map((_, at) => reach(levels, at, at % columns, columns, 1, choose))
  return along.map((_, at) => reach(along, at, Math.floor(at / columns), rows, columns, choose))
}

const REACH = 2

function reach(
  levels: Float32Array,
  at: number,
  place: number,
  length: number,
  stride: number,
  choose: Choose,
): number {
  let chosen = levels[at] as number
  for (let by = -REACH; by <= REACH; by++)
    if (place + by >= 0 && place + by < length) chosen = choose(chosen, levels[at + by * stride] as number)
  return chosen
}

function smooth(levels: Float32Array, columns: number, rows: number): Float32Array {
  return levels.map((_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    let sum = 0
    let count = 0
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++, count++)
        sum += levels[y * columns + x] as number
    return sum / count
  })
}

const WHITE = 235

function isWhite({ levels }: Ground): boolean {
  const sorted = levels.toSorted()
  return (sorted[Math.floor(sorted.length * 0.02)] ?? 255) >= WHITE
}

/** A background darker than this is not paper: dividing by it would only amplify noise. */
const DARKEST = 24

function divideByGround({ width, height, levels }: GrayImage, ground: Ground): GrayImage {
  const { columns, rows, cell } = ground
  const result = new Uint8Array(levels.length)
  const line = new Float32Array(columns)
  const across = Float32Array.from({ length: width }, (_, x) => getPlace(x, cell, columns))
  for (let y = 0; y < height; y++) {
    const place = getPlace(y, cell, rows)
    const above = Math.floor(place)
    const below = Math.min(rows - 1, above + 1)
    for (let column = 0; column < columns; column++)
      line[column] = Math.max(
        DARKEST,
        lerp(
          ground.levels[above * columns + column] as number,
          ground.levels[below * columns + column] as number,
          place - above,
        ),
      )
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const column = across[x] as number
      const left = column | 0
      const share = column - left
      const light = line[left] as number
      const level = share === 0 ? light : light + ((line[left + 1] as number) - light) * share
      const even = ((levels[at] as number) * 250) / level
      result[at] = even > 255 ? 255 : even
    }
  }
  return { width, height, levels: result }
}

/** Of a pixel among the middles of cells. */
function getPlace(pixel: number, cell: number, count: number): number {
  return Math.min(count - 1, Math.max(0, (pixel + 0.5) / cell - 0.5))
}

function lerp(a: number, b: number, share: number): number {
  return a + (b - a) * share
}
