import { getFrames, type SoundBlock } from './sound-format.ts'

/** Zero crossings of the filter on each side. */
const REACH = 32
/** Of Kaiser's window: what lies beyond is 100 dB lower. */
const BETA = 10
/** Share of the band that is preserved completely. */
const PASSBAND = 0.95

type SoundResampler = {
  add(block: SoundBlock): SoundBlock
  /** Returns the remaining samples, so that the total matches the duration. */
  end(): SoundBlock
}

/**
 * Resamples sound block by block: a sinc of {@link REACH} crossings under Kaiser's window (Smith, "Digital Audio
 * Resampling"), one table of weights for each phase of the two rates. The output has `round(frames × to ÷ from)`
 * samples.
 */
export function soundResampler(from: number, to: number, channels: number): SoundResampler {
  const common = gcd(from, to)
  const [up, down] = [to / common, from / common]
  const cut = Math.min(1, to / from) * PASSBAND
  const reach = Math.ceil(REACH / cut)
  const tables = phaseTables(up, reach, cut)
  let buffered: SoundBlock = Array.from({ length: channels }, () => new Float32Array(reach))
  /** The first frame of `buffered`, as a place in the sound; those before 0 are silence. */
  let bufferedFrom = -reach
  let received = 0
  let produced = 0

  const produce = (until: number): SoundBlock => {
    const count = Math.max(0, until - produced)
    const made = buffered.map(() => new Float32Array(count))
    for (let index = 0; index < count; index++) {
      const place = (produced + index) * down
      const table = tables[place % up] ?? new Float32Array()
      const start = Math.floor(place / up) - reach + 1 - bufferedFrom
      for (const [channel, values] of buffered.entries()) {
        let sum = 0
        for (let tap = 0; tap < table.length; tap++) sum += (table[tap] ?? 0) * (values[start + tap] ?? 0)
        const into = made[channel]
        if (into) into[index] = sum
      }
    }
    produced += count
    return made
  }
  const hold = (block: SoundBlock) => {
    const keepFrom = Math.max(bufferedFrom, Math.floor((produced * down) / up) - reach)
    buffered = buffered.map((values, channel) => {
      const next = block[channel] ?? new Float32Array(getFrames(block))
      const tail = values.subarray(keepFrom - bufferedFrom)
      const joined = new Float32Array(tail.length + next.length)
      joined.set(tail)
      joined.set(next, tail.length)
      return joined
    })
    bufferedFrom = keepFrom
  }
  return {
    add(block) {
      hold(block)
      received += getFrames(block)
      // A sample needs all that its filter reaches.
      return produce(Math.max(produced, Math.floor(((received - reach - 1) * up) / down)))
    },
    end() {
      hold(Array.from({ length: channels }, () => new Float32Array(reach + 1)))
      return produce(Math.round((received * up) / down))
    },
  }
}

/** For each phase the weights of the samples around a place, which add up to 1. */
function phaseTables(phases: number, reach: number, cut: number): Float32Array[] {
  return Array.from({ length: phases }, (_, phase) => {
    const weights = Array.from({ length: 2 * reach }, (__, tap) => {
      const distance = tap - reach + 1 - phase / phases
      return sinc(distance * cut) * kaiser(distance / reach)
    })
    const sum = weights.reduce((total, weight) => total + weight, 0)
    return Float32Array.from(weights, (weight) => weight / sum)
  })
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
}

function kaiser(x: number): number {
  return Math.abs(x) > 1 ? 0 : bessel(BETA * Math.sqrt(1 - x * x)) / bessel(BETA)
}

/** The modified Bessel function of order 0, by its series. */
function bessel(x: number): number {
  let [sum, term] = [1, 1]
  for (let k = 1; term > 1e-12 * sum; k++) {
    term *= (x / 2 / k) ** 2
    sum += term
  }
  return sum
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b)
}
