import type { Design } from './design.ts'
import { designLayout } from './paint-code.ts'

/** Name and value of what is worth knowing about a code. */
export function codeFacts(design: Design): readonly (readonly [string, string])[] {
  const { code, settings, logo } = design
  const { version, size, level, mask, modes, namesEncoding } = code
  const { width, height, module } = designLayout(design)
  return [
    ['Version', `${version} of 40, ${size} × ${size} modules`],
    ['Level', levelText(level, logo ? 'H' : settings.level, logo !== undefined)],
    ['Mask', String(mask)],
    ['Written as', [...modes, ...(namesEncoding ? ['UTF-8 named'] : [])].join(', ')],
    ['PNG', `${width} × ${height} px, ${module} px per module`],
  ]
}

function levelText(level: string, wanted: string, hasLogo: boolean): string {
  if (hasLogo) return `${level}, the highest, because of the logo`
  return level === wanted ? level : `${level}, at no cost: ${wanted} would be as large`
}
