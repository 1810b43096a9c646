/** A box of ISO/IEC 14496-12, 4.2. */
export function box(type: string, ...parts: readonly (readonly number[])[]): number[] {
  const data = parts.flat()
  return [...uint32(data.length + 8), ...new TextEncoder().encode(type), ...data]
}

/** The version of a full box, and no flags. */
export const fullBox = (version: number, flags = 0): number[] => [version, 0, 0, flags]

export const uint16 = (value: number): number[] => [value >> 8, value & 255]

export const uint32 = (value: number): number[] => [...uint16(value >>> 16), ...uint16(value & 0xffff)]
