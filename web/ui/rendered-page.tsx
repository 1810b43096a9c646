import { Fragment, useEffect, useState } from 'react'
import type { ImageItem } from '#lib/typeset/page.ts'
import type { RenderedItem, RenderedPage, RenderedText } from '#lib/typeset/rendered-page.ts'
import { imageUrl } from '#web/platform/image-url.ts'
import { documentFont } from '#web/platform/typeset/document-fonts.ts'

type RenderedPageViewProps = {
  readonly page: RenderedPage
  readonly label: string
  readonly className?: string
}

/** A page of a document, drawn from the layout and the fonts of its PDF: the same words on the same lines. */
export function RenderedPageView({ page, label, className }: RenderedPageViewProps) {
  return (
    <figure aria-label={label} className={className}>
      <svg role="presentation" viewBox={`0 0 ${page.width} ${page.height}`} style={{ background: '#ffffff' }}>
        {page.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is drawn anew as a whole, its items have no names
          <Fragment key={index}>
            {isApart(page.items[index - 1], item) && '\n'}
            <Item item={item} />
          </Fragment>
        ))}
      </svg>
    </figure>
  )
}

const TOUCHING = 0.5

/** Returns whether an item is separate from the previous one, so that copying or reading must not join them. */
function isApart(before: RenderedItem | undefined, item: RenderedItem): boolean {
  if (item.kind !== 'text' || before?.kind !== 'text') return true
  const isAfter = Math.abs(before.x + before.width - item.x) < TOUCHING
  const isBefore = Math.abs(item.x + item.width - before.x) < TOUCHING
  return Math.abs(before.y - item.y) > before.size || !(isAfter || isBefore)
}

function Item({ item }: { readonly item: RenderedItem }) {
  switch (item.kind) {
    case 'text':
      return <PlacedText text={item} />
    case 'rectangle':
      return <rect x={item.x} y={item.y} width={item.width} height={item.height} fill={item.color} />
    case 'line':
      return (
        <line
          x1={item.x}
          y1={item.y}
          x2={item.toX}
          y2={item.toY}
          stroke={item.color}
          strokeWidth={item.width}
          strokeDasharray={DASHES[item.style ?? 'solid']}
        />
      )
    case 'image':
      return <PlacedImage image={item} />
    case 'shapes':
      return (
        <g transform={`translate(${item.x} ${item.y}) scale(${item.scaleX} ${item.scaleY})`}>
          {item.shapes.map(({ path, fill }) => (
            <path key={`${fill}${path}`} d={path} fill={fill} />
          ))}
        </g>
      )
    case 'link':
      return null
  }
}

const DASHES = { solid: undefined, dashed: '3 2', dotted: '1 1' }

/** Right-to-left text starts at its right end. */
function PlacedText({ text }: { readonly text: RenderedText }) {
  return (
    <text
      x={text.direction === 'rtl' ? text.x + text.width : text.x}
      y={text.y}
      fill={text.color}
      direction={text.direction}
      style={{
        fontFamily: `"${documentFont(text.file)}"`,
        fontSize: text.size,
        fontWeight: text.weight,
        wordSpacing: text.wordSpacing,
        unicodeBidi: 'isolate',
        whiteSpace: 'pre',
      }}
    >
      {text.text}
    </text>
  )
}

function PlacedImage({ image: { source, ...place } }: { readonly image: ImageItem }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    let isLeft = false
    let made: string | undefined
    imageUrl(source).then((fresh) => {
      made = fresh
      if (isLeft) URL.revokeObjectURL(fresh)
      else setUrl(fresh)
    })
    return () => {
      isLeft = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [source])
  const { x, y, width, height } = place
  return url && <image href={url} x={x} y={y} width={width} height={height} preserveAspectRatio="none" />
}
