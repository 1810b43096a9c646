import type { Design } from './design.ts'
import { designLayout } from './paint-code.ts'

/** Name and value of what is worth knowing about a code. */
export function codeFacts(design: Design): readonly (readonly [string, string])[] {
  const { code } = design
  const { version, size, mask, modes, namesEncoding } = code
  const { width, height, module } = designLayout(design)
  return [
    ['Version', `${version} of 40, ${size} × ${size} modules`],
    ['Level', levelText(design)],
    ['Mask', String(mask)],
    ['Written as', [...modes, ...(namesEncoding ? ['UTF-8 named'] : [])].join(', ')],
    ['PNG', `${width} × ${height} px, ${module} px per module`],
  ]
}

function levelText({ code: { level }, settings, logo }: Design): string {
  if (settings.kind === 'SEPA payment') return `${level}, as banks want it`
  if (logo) return `${level}, the highest, because of the logo`
  return level === settings.level ? level : `${level} (higher than ${settings.level}, same size)`
}
