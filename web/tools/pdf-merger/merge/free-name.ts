/** `name` if it is free, otherwise the first free of `name_2`, `name_3`, … */
export function freeName(name: string, taken: { has(name: string): boolean }): string {
  let free = name
  for (let count = 2; taken.has(free); count++) free = `${name}_${count}`
  return free
}
