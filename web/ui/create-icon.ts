import { type ComponentProps, type ComponentType, createElement } from 'react'

/** Props of an icon: those of its <svg> element, and the size in CSS pixels (24 by default). */
export type IconProps = ComponentProps<'svg'> & { readonly size?: number | string }

/** A React component that draws an icon, such as the default export of `~icons/lucide/wrench`. */
export type Icon = ComponentType<IconProps>

/** SVG element of an icon: its tag and attributes. */
export type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>]

/** Presentation attributes that all elements of an icon inherit from the <svg> element. */
export const ICON_FRAME = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '2',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** Creates the component of an icon from its elements, drawn on 24 by 24 units. */
export function createIcon(nodes: readonly IconNode[]): Icon {
  return function Icon({ size = 24, ...rest }) {
    const frame = {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      ...ICON_FRAME,
      ...rest,
    }
    return createElement('svg', frame, ...nodes.map(([tag, attributes]) => createElement(tag, attributes)))
  }
}
