/** RC4, the stream cipher of PDF encryption before AES; encrypting and decrypting are the same. */
export function rc4(key: Uint8Array, input: Uint8Array): Uint8Array {
  const state = keySchedule(key)
  const output = new Uint8Array(input.length)
  let [i, j] = [0, 0]
  for (let at = 0; at < input.length; at++) {
    i = (i + 1) & 255
    const first = state[i] ?? 0
    j = (j + first) & 255
    const second = state[j] ?? 0
    state[i] = second
    state[j] = first
    output[at] = (input[at] ?? 0) ^ (state[(first + second) & 255] ?? 0)
  }
  return output
}

function keySchedule(key: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i)
  let j = 0
  for (let i = 0; i < 256; i++) {
    const value = state[i] ?? 0
    j = (j + value + (key[i % key.length] ?? 0)) & 255
    state[i] = state[j] ?? 0
    state[j] = value
  }
  return state
}
