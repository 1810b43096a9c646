import type { MouseEvent } from 'react'
import type { Rect, Size } from '#lib/image/size.ts'
import type { RecognizedPage } from '#lib/ocr/read-page.ts'
import type { ListedScan } from './listed-scan.ts'
import type { PlacedWord } from './scan-text.ts'

type PageViewProps = {
  readonly url: string
  readonly name: string
  /** Nothing before the page was read. */
  readonly page: RecognizedPage | undefined
  readonly scan: Pick<ListedScan, 'result' | 'page' | 'word'>
  readonly onWord: (word: PlacedWord | undefined) => void
}

const percent = (share: number) => `${100 * share}%`

/** Renders a recognized page, with a box around the selected word. A press on a word selects it. */
export function PageView({ url, name, page, scan, onWord }: PageViewProps) {
  const { word, result } = scan
  const isHere = word !== undefined && result?.pages[word.page]?.number === scan.page
  const ask = (event: MouseEvent<HTMLElement>) => {
    if (!page || !result) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - left) / width) * page.size.width
    const y = ((event.clientY - top) / height) * page.size.height
    onWord(
      result.words.find(
        (placed) => result.pages[placed.page]?.number === scan.page && holds(placed.word.box, x, y),
      ),
    )
  }
  return (
    <div className="grid min-h-full content-start justify-items-center">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys reach every word through the text, whose caret shows it here */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div className="relative" onClick={ask}>
        <img src={url} alt={name} className="block max-h-full max-w-full" />
        {isHere && page && <WordBox box={word.word.box} size={page.size} />}
      </div>
    </div>
  )
}

function WordBox({ box, size }: { readonly box: Rect; readonly size: Size }) {
  return (
    <span
      aria-hidden
      data-word-box
      ref={(element) => element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      className="pointer-events-none absolute rounded-sm bg-accent/20 outline-2 outline-ink outline-offset-2"
      style={{
        left: percent(box.x / size.width),
        top: percent(box.y / size.height),
        width: percent(box.width / size.width),
        height: percent(box.height / size.height),
      }}
    />
  )
}

function holds({ x, y, width, height }: Rect, px: number, py: number): boolean {
  return px >= x && px <= x + width && py >= y && py <= y + height
}
