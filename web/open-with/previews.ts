import type { ComponentType } from 'react'
import type { PreviewProps } from '#lib/content-detection/detection.ts'

const modules = import.meta.glob<{ default: ComponentType<PreviewProps> }>('../tools/*/preview.tsx')

/** Loaders of drawings by the tool's folder. A tool participates by having a `preview.tsx`. */
export const previews = new Map(
  Object.entries(modules).map(([path, load]) => [path.split('/').at(-2) ?? '', load]),
)
